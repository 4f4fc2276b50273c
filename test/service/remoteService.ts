import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runService } from './runningService.ts';

/** A service on another machine. */
export interface RemoteService extends AsyncDisposable {
  readonly url: string;
  readonly key: string;
  /** What was asked of it: `GET /v3/glossaries`. */
  readonly asked: readonly string[];
  /** From now on everything is refused with a status; without one it serves again. */
  refuse(status?: number, message?: string): void;
}

/**
 * Starts one: the real service behind an address of its own.
 *
 * @param answers what it says itself, by method and the beginning of the address: `GET /v3/languages?resource=voice`.
 */
export async function remoteService(answers: Readonly<Record<string, unknown>> = {}): Promise<RemoteService> {
  const behind = await runService();
  let refusal: { readonly status: number; readonly message?: string } | undefined;
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const wanted = `${request.method} ${request.url}`;
    asked.push(wanted);
    if (refusal) {
      const { status, message } = refusal;
      response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' });
      response.end(JSON.stringify(message === undefined ? {} : { message }));
      return;
    }
    const [answered] = Object.entries(answers).flatMap(([start, body]) => (wanted.startsWith(start) ? [{ body }] : []));
    if (answered) {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answered.body));
      return;
    }
    const answer = await forwarded(behind.url, request);
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key: behind.key,
    asked,
    refuse(status, message) {
      refusal = status === undefined ? undefined : { status, ...(message === undefined ? {} : { message }) };
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await behind[Symbol.asyncDispose]();
    },
  };
}

async function forwarded(url: string, request: IncomingMessage): Promise<Response> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { method = 'GET' } = request;
  const headers = {
    authorization: request.headers.authorization ?? '',
    'content-type': request.headers['content-type'] ?? '',
  };
  const body = method === 'GET' || method === 'DELETE' ? {} : { body: Buffer.concat(parts) };
  return fetch(`${url}${request.url}`, { method, headers, ...body });
}
