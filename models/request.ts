import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { isLoopbackUrl } from '../shared/api/loopbackHost.ts';
import { OperationalError } from '../shared/api/operationalError.ts';
import { asWritten, type Sentence, type SentenceValue, say } from '../shared/sentences/sentence.ts';
import { version } from '../shared/version.ts';
import type { Environment } from './dataFolder.ts';
import { cancelled, ModelError } from './modelError.ts';
import { proxyFor } from './proxy.ts';

/** An answer whose body is still to be read. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** Where it came from, after redirects. */
  readonly url: URL;
  readonly body: IncomingMessage;
}

/** How the network is reached. */
export interface Network {
  readonly env: Environment;
  readonly signal: AbortSignal;
  /** Longest silence of a server, in ms. */
  readonly patience?: number;
}

const defaultPatience = 30_000;
const mostRedirects = 5;

/**
 * The address of a request, if it may be asked.
 *
 * @throws OperationalError `rejected` for plain HTTP to another machine, and for other protocols.
 */
export function checkedUrl(address: string | URL): URL {
  const url = URL.canParse(String(address)) ? new URL(address) : undefined;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    throw new ModelError(
      'rejected',
      say`${String(address)} is not an address that models can be downloaded from; use https://.`,
    );
  if (url.protocol === 'http:' && !isLoopbackUrl(url))
    throw new ModelError(
      'rejected',
      say`${url.host} would be contacted over plain HTTP, which others can tamper with; use https://.`,
    );
  return url;
}

/**
 * Asks with GET and follows redirects, through the environment's proxy.
 *
 * @throws OperationalError `network` in words for the user when the server cannot be reached.
 */
export async function get(
  address: string | URL,
  network: Network,
  headers: Record<string, string> = {},
): Promise<Answer> {
  let url = checkedUrl(address);
  for (let redirects = 0; ; redirects++) {
    const body = await ask(url, network, headers);
    const status = body.statusCode ?? 0;
    const { location } = body.headers;
    if (status < 300 || status >= 400 || !location || status === 304)
      return { status, headers: body.headers, url, body };
    body.resume();
    if (redirects === mostRedirects) throw new ModelError('network', say`${url.host} keeps redirecting.`);
    url = checkedUrl(new URL(location, url));
  }
}

async function ask(url: URL, network: Network, headers: Record<string, string>): Promise<IncomingMessage> {
  if (network.signal.aborted) throw cancelled();
  const proxy = isLoopbackUrl(url) ? undefined : proxyFor(url, network.env);
  const patience = network.patience ?? defaultPatience;
  const socket = proxy && (await tunnel(url, proxy, patience, network.signal));
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      headers: { 'user-agent': `interline/${version}`, 'accept-encoding': 'identity', ...headers },
      signal: network.signal,
      timeout: patience,
      ...(socket ? { createConnection: () => connectTls({ socket, servername: url.hostname }) } : {}),
    });
    request.once('response', resolve);
    request.once('timeout', () => request.destroy(new Error('ETIMEDOUT')));
    request.once('error', (error) => reject(unreachable(url, error, network.signal)));
    request.end();
  });
}

/** A connection through a proxy (CONNECT, RFC 9110 section 9.3.6). */
function tunnel(url: URL, proxy: URL, patience: number, signal: AbortSignal): Promise<Socket> {
  const authority = `${url.hostname}:${url.port || 443}`;
  const credentials = `${decoded(proxy.username)}:${decoded(proxy.password)}`;
  return new Promise((resolve, reject) => {
    const request = (proxy.protocol === 'https:' ? requestHttps : requestHttp)({
      host: proxy.hostname,
      port: proxy.port || (proxy.protocol === 'https:' ? 443 : 80),
      method: 'CONNECT',
      path: authority,
      headers: {
        host: authority,
        ...(proxy.username ? { 'proxy-authorization': `Basic ${Buffer.from(credentials).toString('base64')}` } : {}),
      },
      signal,
      timeout: patience,
    });
    request.once('timeout', () => request.destroy(new Error('ETIMEDOUT')));
    request.once('connect', (response, socket) => {
      if (response.statusCode === 200) resolve(socket);
      else {
        socket.destroy();
        reject(
          new ModelError(
            'network',
            say`The proxy ${proxy.host} answered ${String(response.statusCode)} for ${url.host}; ask its administrator.`,
          ),
        );
      }
    });
    // Some answer a CONNECT with a page.
    request.once('response', (response) => {
      response.resume();
      reject(
        new ModelError(
          'network',
          say`The proxy ${proxy.host} answered ${String(response.statusCode)} for ${url.host}; ask its administrator.`,
        ),
      );
    });
    request.once('error', (error) => reject(unreachable(proxy, error, signal, say`The proxy ${proxy.host}`)));
    request.end();
  });
}

/** A part of a URL as it was meant; one that nobody escaped stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const broken = say`the connection broke`;
const reasons: Readonly<Record<string, Sentence>> = {
  ENOTFOUND: say`there is no host with that name`,
  EAI_AGAIN: say`names cannot be looked up`,
  ECONNREFUSED: say`the connection was refused`,
  ECONNRESET: broken,
  ETIMEDOUT: say`it did not answer in time`,
  ENETUNREACH: say`there is no network`,
  EHOSTUNREACH: say`there is no route to it`,
};

/** The sentence for a server that cannot be reached, or whose answer broke off. */
export function unreachable(
  url: URL,
  error: unknown,
  signal: AbortSignal,
  name: SentenceValue = url.host,
): OperationalError {
  if (error instanceof OperationalError) return error;
  if (signal.aborted) return cancelled();
  const { code, message } = error as { code?: string; message?: string };
  const reason = reasons[code ?? ''] ?? reasons[message ?? ''] ?? (message === undefined ? broken : asWritten(message));
  return new ModelError('network', say`${name} cannot be reached: ${reason}.`, { remedy: 'connection', cause: error });
}

/** The sentence for a status that is no success. */
export function refusal({ status, url, headers }: Pick<Answer, 'status' | 'url' | 'headers'>): OperationalError {
  const where = say`${url.host} answered ${status}`;
  if (status === 429 || status === 503) {
    const seconds = Number(headers['retry-after']);
    const when = Number.isFinite(seconds) && seconds > 0 ? say`in ${Math.ceil(seconds)} s` : say`in a few minutes`;
    return new ModelError('rate', say`${where}: it is too busy. Try again ${when}.`);
  }
  if (status === 401 || status === 403 || status === 407)
    return new ModelError('network', say`${where}: it refuses access from here.`, { remedy: 'anotherSource' });
  if (status === 404 || status === 410)
    return new ModelError('network', say`${where} for ${url.pathname}: it is no longer there.`, {
      remedy: 'anotherSource',
    });
  return new ModelError('network', say`${where}.`, { remedy: 'retry' });
}

/**
 * Reads a JSON document of limited size.
 *
 * @throws OperationalError for a status, a web page in its place, nonsense, or more than `mostBytes`.
 */
export async function getJson(
  address: string | URL,
  network: Network,
  mostBytes: number,
): Promise<{ readonly value: unknown; readonly url: URL }> {
  const answer = await get(address, network);
  if (answer.status !== 200) {
    answer.body.resume();
    throw refusal(answer);
  }
  const text = await readText(answer, network, mostBytes);
  try {
    return { value: JSON.parse(text), url: answer.url };
  } catch {
    const what = /^\s*</.test(text) ? say`a web page, as proxies and sign-in pages do,` : say`something unreadable`;
    throw new ModelError(
      'network',
      say`${answer.url.host} answered with ${what} in place of the list of models; check the address.`,
    );
  }
}

async function readText({ body, url }: Answer, { signal }: Network, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > mostBytes) {
        body.destroy();
        throw new ModelError(
          'network',
          say`${url.host} answered with more than ${Math.round(mostBytes / 1e6)} MB, which is not a list of models; check the address.`,
        );
      }
      chunks.push(chunk);
    }
  } catch (error) {
    throw unreachable(url, error, signal);
  }
  return Buffer.concat(chunks).toString('utf8');
}
