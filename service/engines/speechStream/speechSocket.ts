import { WebSocket } from 'ws';
import { type LoopbackAddress, loopbackUrl } from '../../../models/local/loopbackServer.ts';
import { OperationalError } from '../../../shared/api/operationalError.ts';
import { asWritten } from '../../../shared/sentences/sentence.ts';

/** Longest time for a connection, in ms. */
const connecting = 5000;
/** Longest time without any sign of a server that is waited for, in ms: a large model on a slow machine. */
const usualPatience = 60_000;
/** Largest message that is read, in bytes. */
const largest = 1_000_000;

/** A speech recognizer of this machine that listens to WebSockets. */
export interface SpeechSocket {
  /** How long it may say nothing while it is fed, in ms. */
  readonly patience: number;
  /** @throws OperationalError `unavailable` when the server does not take the connection. */
  connect(): Promise<WebSocket>;
  /** What went wrong with it, as a whole sentence. @param why `closed the connection` */
  failure(why: string): OperationalError;
}

/**
 * Redirects are not followed, so that nothing leaves the machine.
 *
 * @throws OperationalError `rejected` for a URL that is not of this machine.
 */
export function speechSocket({ url, key }: LoopbackAddress, patience = usualPatience): SpeechSocket {
  const { href, host, protocol } = loopbackUrl(asWritten('The speech recognizer'), url, 'ws');
  const failure = (why: string) =>
    new OperationalError('unavailable', asWritten(`The speech recognizer at ${protocol}//${host} ${why}.`));
  return {
    patience,
    failure,
    connect: () =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(href, {
          followRedirects: false,
          handshakeTimeout: connecting,
          maxPayload: largest,
          perMessageDeflate: false,
          ...(key ? { headers: { authorization: `Bearer ${key}` } } : {}),
        });
        socket.on('open', () => resolve(socket));
        socket.on('error', () => reject(failure('cannot be reached')));
        socket.on('unexpected-response', (request, { statusCode }) => {
          request.destroy();
          reject(failure(`answered with status ${statusCode}`));
        });
      }),
  };
}
