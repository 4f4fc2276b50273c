import { type Sentence, say } from '../sentences/sentence.ts';
import { type Language, languagesResponseSchema } from './languages.ts';
import { OperationalError } from './operationalError.ts';
import { readJson } from './readJson.ts';
import { detailsHeader } from './translation.ts';
import type { Transport } from './transport.ts';
import {
  type VoiceMessage,
  type VoiceRequest,
  type VoiceSession,
  type VoiceSessionRequest,
  voiceMessageSchema,
  voiceSessionSchema,
} from './voice.ts';
import { decodeFrame, encodeFrame, type Frame, type MessageFormat } from './voiceFrames.ts';

/** What this client needs of a WebSocket; the one of browsers is one, and so is that of the package `ws`. */
export interface SocketLike {
  binaryType: string;
  send(data: string | Uint8Array<ArrayBuffer>): void;
  close(code?: number): void;
  addEventListener(type: 'open' | 'close' | 'error', listener: (event: { readonly code?: number }) => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** A connection of a session. */
export interface VoiceConnection {
  /** Sends sound. @throws OperationalError `network` when the connection is over. */
  send(data: Uint8Array): void;
  /** No more sound follows; the service then sends what it still has, and ends. */
  endOfMedia(): void;
  /**
   * The service's messages until the last. Ends after `end_of_stream`; a message `error` is given like any other.
   *
   * @throws OperationalError `network` when the connection breaks before the end, `unavailable` when a message makes no sense.
   */
  readonly messages: AsyncIterable<VoiceMessage>;
  close(): void;
}

/** What a session may be asked for beside its body. */
export interface VoiceExtras {
  /** `X-Service-Reporting-Tag`: attributes the usage. */
  readonly reportingTag?: string | undefined;
  /** Asks for the `recognizer`; only Interline's service names it, others ignore it. */
  readonly details?: boolean;
}

/** `/v3/voice/realtime`. */
export interface VoiceClient {
  /** The languages of speech, all of them, with the `recognizer` of those that a service of Interline's hears. */
  languages(signal?: AbortSignal): Promise<readonly Language[]>;
  start(request: VoiceSessionRequest, extras?: VoiceExtras, signal?: AbortSignal): Promise<VoiceSession>;
  /** A new token for a session whose connection was lost. @param token the latest. */
  reconnect(token: string, signal?: AbortSignal): Promise<VoiceSession>;
  /**
   * Connects once.
   *
   * @param open makes a WebSocket to an address.
   * @throws OperationalError `network` when the service does not take the connection.
   */
  connect(
    session: VoiceSession,
    open: (url: string) => SocketLike,
    format?: MessageFormat,
    signal?: AbortSignal,
  ): Promise<VoiceConnection>;
}

const path = '/v3/voice/realtime';

/** The voice calls over a transport. */
export function voiceClient(send: Transport): VoiceClient {
  return {
    languages: async (signal) => {
      const query = { resource: 'voice', include: ['beta', 'external'] };
      const headers = { [detailsHeader]: 'recognizer' };
      return readJson(
        await send({ method: 'GET', path: '/v3/languages', query, headers }, signal),
        languagesResponseSchema,
      );
    },
    start: async (json, extras, signal) => {
      const headers = {
        ...(extras?.reportingTag ? { 'X-Service-Reporting-Tag': extras.reportingTag } : {}),
        ...(extras?.details ? { [detailsHeader]: 'recognizer' } : {}),
      };
      return readJson(await send({ method: 'POST', path, body: { json }, headers }, signal), voiceSessionSchema);
    },
    // a token is used up by an answer that got lost: this is not asked twice
    reconnect: async (token, signal) =>
      readJson(await send({ method: 'GET', path, query: { token }, replay: 'once' }, signal), voiceSessionSchema),
    connect: ({ streaming_url, token }, open, format = 'json', signal) => {
      const url = new URL(streaming_url);
      url.searchParams.set('token', token);
      return connection(open(url.href), format, signal);
    },
  };
}

function connection(socket: SocketLike, format: MessageFormat, signal?: AbortSignal): Promise<VoiceConnection> {
  const arrived: VoiceMessage[] = [];
  let wake = () => {};
  let ended = false;
  let failure: OperationalError | undefined;
  const lost = (sentence: Sentence, kind: 'network' | 'unavailable' = 'network') => {
    if (!ended) failure ??= new OperationalError(kind, sentence);
    ended = true;
    wake();
  };
  socket.binaryType = 'arraybuffer';
  socket.addEventListener('message', ({ data }) => {
    const message = readMessage(data, format);
    if (!message) {
      lost(say`The voice service sent a message that cannot be read.`, 'unavailable');
      return socket.close(1002);
    }
    arrived.push(message);
    ended ||= 'end_of_stream' in message || 'error' in message;
    wake();
  });
  async function* messages(): AsyncGenerator<VoiceMessage> {
    for (;;) {
      const next = arrived.shift();
      if (next) yield next;
      else if (failure) throw failure;
      else if (ended) return;
      else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  }
  const write = (message: VoiceRequest) => {
    if (failure) throw failure;
    socket.send(encodeFrame(message, format) as string | Uint8Array<ArrayBuffer>);
  };
  return new Promise((resolve, reject) => {
    const abort = () => {
      failure ??= new OperationalError('cancelled', say`Cancelled.`);
      socket.close(1000);
      wake();
      reject(failure);
    };
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort, { once: true });
    socket.addEventListener('error', () => undefined);
    socket.addEventListener('close', ({ code }) => {
      lost(
        code
          ? say`The connection to the voice service was lost (${code}).`
          : say`The connection to the voice service was lost.`,
      );
      signal?.removeEventListener('abort', abort);
      reject(failure ?? new OperationalError('network', say`The voice service did not accept the connection.`));
    });
    socket.addEventListener('open', () =>
      resolve({
        send: (data) => write({ source_media_chunk: { data } }),
        endOfMedia: () => write({ end_of_source_media: {} }),
        messages: { [Symbol.asyncIterator]: messages },
        close: () => socket.close(1000),
      }),
    );
  });
}

function readMessage(data: unknown, format: MessageFormat): VoiceMessage | undefined {
  const frame: Frame | undefined =
    typeof data === 'string' ? data : data instanceof ArrayBuffer ? new Uint8Array(data) : undefined;
  if (frame === undefined) return undefined;
  try {
    return voiceMessageSchema.parse(decodeFrame(frame, format));
  } catch {
    return undefined;
  }
}
