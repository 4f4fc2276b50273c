import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long the service waits for a client. */
export interface Patience {
  /** The longest that the headers of a request may take, in ms. */
  readonly headers: number;
  /** The longest that a whole request may take to arrive, in ms. */
  readonly request: number;
  /** In so many ms… */
  readonly window: number;
  /** …that the service waits for the client to send or to take something, so many bytes have to go through. */
  readonly bytes: number;
}

/** What is known of a connection that has a request under way. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Bytes that had gone through when the present window began, and when that was (ms). */
  moved: number;
  since: number;
}

/**
 * Ends connections whose client sends its request, or takes its answer, too slowly. A client that waits for the service
 * is never ended, however long that takes.
 *
 * @param late gets a request that does not arrive; an answer that nobody takes is cut off.
 */
export function watchClients(server: Server, patience: Patience, late: (socket: Socket) => void): void {
  const exchanges = new Map<Socket, Exchange>();
  const interval = patience.window / 4;
  let last = performance.now();
  const look = () => {
    const now = performance.now();
    // while the service was busy with something else, what clients sent lay unread
    const busy = Math.max(0, now - last - interval);
    last = now;
    for (const [socket, exchange] of exchanges) {
      exchange.since += busy;
      const moved = waitedFor(socket, exchange);
      if (moved === undefined || moved - exchange.moved >= patience.bytes) {
        exchange.moved = moved ?? 0;
        exchange.since = now;
      } else if (now - exchange.since >= patience.window) {
        exchanges.delete(socket);
        if (exchange.response.headersSent) socket.destroy();
        else late(socket);
      }
    }
  };
  const timer = setInterval(look, interval).unref();
  server.on('close', () => clearInterval(timer));
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const exchange = { request, response, moved: socket.bytesRead, since: performance.now() };
    exchanges.set(socket, exchange);
    response.once('close', () => {
      if (exchanges.get(socket) === exchange) exchanges.delete(socket);
    });
  });
}

/** Bytes that went through so far in the direction in which the service waits for the client; undefined while it does not. */
function waitedFor(socket: Socket, { request, response }: Exchange): number | undefined {
  if (response.headersSent) return socket.writableLength > 0 ? socket.bytesWritten - socket.writableLength : undefined;
  // what has come and was not read yet waits for the service
  return request.complete || request.readableLength > 0 ? undefined : socket.bytesRead;
}
