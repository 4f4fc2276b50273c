import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the odd service got it. */
export interface Received {
  readonly text: readonly string[];
  readonly target_lang: string;
  readonly source_lang?: string;
  readonly authorization: string | undefined;
}

/** How it answers a request; the number counts requests from 0. */
export type Conduct = (received: Received, response: ServerResponse, count: number) => void | Promise<void>;

/** A translation service on loopback that behaves as a test wants it to. */
export interface OddService {
  readonly url: string;
  readonly received: readonly Received[];
  stop(): Promise<void>;
}

/** Starts it on a free port. */
export async function oddService(conduct: Conduct): Promise<OddService> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const body = JSON.parse(await bodyOf(request));
      const one = { ...body, authorization: request.headers.authorization };
      received.push(one);
      await conduct(one, response, received.length - 1);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** A good answer: each text through a function. */
export function answer(response: ServerResponse, texts: readonly string[], status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json', 'x-trace-id': '0'.repeat(32) });
  response.end(JSON.stringify({ translations: texts.map((text) => ({ detected_source_language: 'EN', text })) }));
}

/** An error as the API words it. */
export function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json', 'x-trace-id': 'f'.repeat(32) });
  response.end(JSON.stringify({ message }));
}
