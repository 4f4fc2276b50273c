import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '../../shared/api/clock.ts';

/** What the server does with one request. */
export type Reaction = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** A server on loopback that misbehaves as it is told, one reaction a request; the last one is repeated. */
export interface FaultyServer extends AsyncDisposable {
  readonly url: string;
  /** What came in: `POST /v2/translate`. */
  readonly requests: string[];
  readonly bodies: string[];
  readonly authorizations: (string | undefined)[];
}

/** Starts one. */
export async function faultyServer(...reactions: Reaction[]): Promise<FaultyServer> {
  const requests: string[] = [];
  const bodies: string[] = [];
  const authorizations: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    const reaction = reactions[Math.min(requests.length, reactions.length - 1)];
    requests.push(`${request.method} ${request.url}`);
    authorizations.push(request.headers.authorization);
    let body = '';
    request.setEncoding('utf8').on('data', (data: string) => {
      body += data;
    });
    request.on('end', () => {
      bodies.push(body);
      reaction?.(request, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    bodies,
    authorizations,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers with a status and a body. */
export function answer(status: number, body: unknown = {}, headers: Record<string, string> = {}): Reaction {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'x-trace-id': 'ab'.repeat(16), ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

/** Translates by putting angle quotes around each text. */
export const quoted: Reaction = (request, response, body) => {
  const { text } = JSON.parse(body) as { text: string[] };
  const translations = text.map((each) => ({ detected_source_language: 'EN', text: `«${each}»` }));
  answer(200, { translations })(request, response, body);
};

/**
 * A clock that records pauses and lets them pass at once; the time limit of a request passes when `expire` says so.
 *
 * @param timeout ms; whoever sleeps for so long, or longer, waits for a time limit.
 * @param shorter further time limits in ms, which no pause is as long as.
 */
export function testClock(
  timeout: number,
  ...shorter: readonly number[]
): Clock & { readonly pauses: number[]; expire(): void } {
  const pauses: number[] = [];
  const limits = new Set<() => void>();
  return {
    pauses,
    now: () => 1_000_000,
    expire: () => {
      for (const limit of limits) limit();
    },
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        if (ms >= timeout || shorter.includes(ms)) {
          limits.add(resolve);
          return;
        }
        pauses.push(ms);
        resolve();
      }),
  };
}
