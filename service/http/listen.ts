import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { type Patience, watchClients } from './clientPace.ts';
import { addressLimit, headerLimit } from './limits.ts';
import type { ServiceEnv } from './serviceEnv.ts';
import { newTraceId } from './traceId.ts';

/** A service that listens. */
export interface Listening {
  readonly url: string;
  readonly port: number;
  /** Takes no new requests, waits for those under way, and cuts off what is left after `patience` ms. */
  close(patience: number): Promise<void>;
}

/** A memory of a gigabyte may take an hour to come, as its address is good for; four KiB a second have to. */
const usualPatience: Patience = { headers: 20_000, request: 60 * 60_000, window: 30_000, bytes: 120 * 1024 };
/** How long a connection without a request is kept, in ms: a client that uses it just as it is closed sees an error. */
const idle = 65_000;
/** How long what a refused client still sends is read, in ms: it would not see the answer otherwise. */
const lingering = 500;

/** Takes a request to speak another protocol than HTTP on its socket. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/**
 * Serves an app on a port.
 *
 * @param upgrade takes what wants to be a WebSocket; without it there are none.
 * @throws the system's error when the port is taken or not allowed.
 */
export async function listen(
  app: Hono<ServiceEnv>,
  host: string,
  port: number,
  upgrade?: Upgrade,
  patience = usualPatience,
): Promise<Listening> {
  const failed = () =>
    Response.json({ message: 'Bad request.' }, { status: 400, headers: { 'X-Trace-ID': newTraceId() } });
  const handle = getRequestListener(app.fetch, { errorHandler: failed });
  const options = {
    maxHeaderSize: headerLimit,
    headersTimeout: patience.headers,
    requestTimeout: patience.request,
    connectionsCheckingInterval: patience.headers / 4,
    keepAliveTimeout: idle,
  };
  const server = createServer(options, (request, response) => {
    const answer = () => void handle(request, response);
    const bytes = parameterBytes(request);
    if (bytes === 0) answer();
    else if (bytes <= addressLimit) moveBodyToQuery(request).then(answer, () => request.destroy());
    else {
      const message = `The body of a GET has at most ${addressLimit} bytes.`;
      refuseSocket(request.socket, 413, 'Content Too Large', message, newTraceId());
    }
  });
  watchClients(server, patience, refuseSlowRequest);
  server.on('clientError', refuseBrokenRequest);
  if (upgrade) server.on('upgrade', upgrade);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address() as AddressInfo;
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return { url: `http://${name}:${address.port}`, port: address.port, close: (ms) => close(server, ms) };
}

/** What the HTTP parser cannot read still gets an answer like every other. */
function refuseBrokenRequest(error: Error & { code?: string; rawPacket?: Buffer }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    refuseSlowRequest(socket);
    return;
  }
  const longAddress =
    (error.rawPacket?.indexOf('\n') ?? 0) === -1 || (error.rawPacket?.indexOf('\n') ?? 0) > addressLimit;
  const [status, reason, message] =
    error.code !== 'HPE_HEADER_OVERFLOW'
      ? [400, 'Bad Request', 'The request is not HTTP.']
      : longAddress
        ? [414, 'URI Too Long', 'The address of the request is too long.']
        : [431, 'Request Header Fields Too Large', `The headers of a request have at most ${headerLimit} bytes.`];
  refuseSocket(socket, status, reason, message, newTraceId());
}

function refuseSlowRequest(socket: Socket): void {
  refuseSocket(socket, 408, 'Request Timeout', 'The request took too long to arrive.', newTraceId());
}

/** Answers a request of which there is only the socket, with an error like every other. */
export function refuseSocket(socket: Duplex, status: number, reason: string, message: string, traceId: string): void {
  const body = JSON.stringify({ message });
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
      `X-Trace-ID: ${traceId}\r\nConnection: close\r\n\r\n${body}`,
  );
  // a client that goes on sending, or keeps its side open, is not waited for
  socket.resume();
  setTimeout(() => socket.destroy(), lingering).unref();
}

function close(server: Server, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/**
 * Moves the parameters that a GET brings in its body into its address, where everything else reads them: some clients
 * send them there. What the address names already stays as it is there, and a body that is no form and no JSON object is
 * nobody's business.
 *
 * @throws the system's error where the body breaks off.
 * @example await moveBodyToQuery(request); // GET /v2/languages with `type=target` becomes /v2/languages?type=target
 */
async function moveBodyToQuery(request: IncomingMessage): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  const [path = '', query = ''] = (request.url ?? '').split(/\?(.*)/s);
  const parameters = new URLSearchParams(query);
  const present = new Set(parameters.keys());
  const isJson = /^application\/json\b/i.test(request.headers['content-type'] ?? '');
  for (const [name, value] of parametersOf(Buffer.concat(parts).toString(), isJson)) {
    if (!present.has(name)) parameters.append(name, value);
  }
  if (parameters.size > present.size) request.url = `${path}?${parameters}`;
}

/** Bytes of the form or the JSON that a GET brings and says the length of; 0 for every other request. */
function parameterBytes({ method, headers }: IncomingMessage): number {
  const type = headers['content-type'] ?? '';
  if (method !== 'GET' || !/^application\/(?:json|x-www-form-urlencoded)\b/i.test(type)) return 0;
  return Number(headers['content-length'] ?? 0);
}

function parametersOf(body: string, isJson: boolean): Iterable<readonly [name: string, value: string]> {
  if (!isJson) return new URLSearchParams(body);
  let fields: unknown;
  try {
    fields = JSON.parse(body);
  } catch {
    return [];
  }
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return [];
  return Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().flatMap((one: unknown) => {
      return one === null || typeof one === 'object' ? [] : [[name, String(one)] as const];
    }),
  );
}
