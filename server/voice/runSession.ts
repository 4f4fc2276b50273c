import { WebSocket } from 'ws';
import type { Client } from '../../shared/api/client.ts';
import { systemClock } from '../../shared/api/clock.ts';
import { OperationalError } from '../../shared/api/operationalError.ts';
import type { VoiceSession, VoiceSessionRequest } from '../../shared/api/voice.ts';
import { followVoice, type VoiceAudience, type VoiceRecord } from './followVoice.ts';
import type { Sound } from './openSound.ts';
import { paced } from './paced.ts';

/** Bytes that may wait for the connection before more sound is read. */
const mostWaiting = 200_000;
/** How long a service may take to accept a connection, in ms. */
const handshakeTimeout = 20_000;
/** Pauses before a lost connection is asked for again, in ms; a service keeps a session for a minute. */
const pauses = [0, 1000, 3000, 8000, 15_000];
/** How often a session is taken up again at most. */
const mostConnections = 20;

/** What a session is opened with, beside the type of its sound. */
export interface SessionOrder {
  readonly request: Omit<VoiceSessionRequest, 'source_media_content_type' | 'message_format'>;
  readonly reportingTag?: string | undefined;
  /** True for a service that takes sound as fast as it comes, and reads no more than it hears. */
  readonly unpaced: boolean;
}

/** What hears of a session. */
export interface SessionListener {
  /** Called with the name of the recognizer, where the service tells it, before the first sound is sent. */
  readonly opened: (recognizer: string | undefined) => void;
  /** Called when the connection was lost and a new one is asked for. */
  readonly reconnecting: () => void;
  /** Called with the bytes that were sent since the start. */
  readonly sent?: (bytes: number) => void;
  readonly audience: VoiceAudience;
  readonly record: VoiceRecord;
}

/**
 * Streams sound through one voice session, until the service has told all of it. A connection that is lost is taken up again
 * where the sound can go on in the middle: bare samples can, a container would have to begin again.
 *
 * @param signal ends the session at once.
 * @throws OperationalError when the service does not open the session, or it goes wrong; what was concluded stays in `record`.
 */
export async function runSession(
  { voice }: Pick<Client, 'voice'>,
  sound: Sound,
  order: SessionOrder,
  to: SessionListener,
  signal: AbortSignal,
): Promise<void> {
  const format = 'msgpack';
  const request = { ...order.request, source_media_content_type: sound.type, message_format: format };
  const begun = await voice.start(request, { details: true, reportingTag: order.reportingTag }, signal);
  to.opened(begun.recognizer);
  const rate = order.unpaced ? undefined : sound.bytesPerSecond;
  const waiting = waitingSound(rate ? paced(sound.chunks, rate, systemClock, signal) : sound.chunks);
  const carry = async (session: VoiceSession) => {
    const sockets: WebSocket[] = [];
    const open = (url: string) => {
      const socket = new WebSocket(url, { handshakeTimeout });
      sockets.push(socket);
      return socket;
    };
    const connection = await voice.connect(session, open, format, signal);
    let over = false;
    const stream = async () => {
      for (let chunk = await waiting.first(); chunk; chunk = await waiting.first()) {
        // it waits for the next connection
        if (over) return;
        connection.send(chunk);
        waiting.take();
        to.sent?.(waiting.taken);
        // the socket tells nobody when it has room again
        while (!over && sockets.some(isFull)) await systemClock.sleep(20, signal);
      }
      connection.endOfMedia();
    };
    try {
      const heard = followVoice(connection.messages, to.audience, to.record);
      // a service may end a session before the sound ends
      await Promise.race([heard, stream().then(() => heard)]);
    } finally {
      over = true;
      connection.close();
    }
  };
  try {
    let session = begun;
    for (let connections = 1; ; connections++) {
      const lost = await carry(session).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (lost === undefined) return;
      if (!isLost(lost) || !sound.type.startsWith('audio/pcm') || connections === mostConnections) throw lost;
      to.reconnecting();
      session = await renewed(voice, session, lost, signal);
    }
  } finally {
    waiting.close();
  }
}

function isFull({ bufferedAmount }: WebSocket): boolean {
  return bufferedAmount > mostWaiting;
}

function isLost(error: unknown): error is OperationalError {
  return error instanceof OperationalError && error.kind === 'network';
}

/** The session with a new token. @throws OperationalError `lost` where the service no longer has it. */
async function renewed(
  voice: Client['voice'],
  { token }: VoiceSession,
  lost: OperationalError,
  signal: AbortSignal,
): Promise<VoiceSession> {
  for (const pause of pauses) {
    if (pause > 0) await systemClock.sleep(pause, signal);
    try {
      return await voice.reconnect(token, signal);
    } catch (error) {
      // the service has answered: it will not say anything else the next time
      if (!isLost(error)) throw signal.aborted ? error : lost;
    }
  }
  throw lost;
}

/** Sound of which each chunk waits until it was sent. */
interface WaitingSound {
  /** The first chunk that nobody has taken; undefined at the end. */
  first(): Promise<Uint8Array | undefined>;
  /** The first chunk was sent. */
  take(): void;
  /** Bytes that were taken. */
  readonly taken: number;
  close(): void;
}

/**
 * Lets a connection go on where the one before it was lost: a chunk that could not be sent is still there.
 *
 * @example for (let chunk = await waiting.first(); chunk; chunk = await waiting.first()) { send(chunk); waiting.take(); }
 */
function waitingSound(chunks: AsyncIterable<Uint8Array>): WaitingSound {
  const iterator = chunks[Symbol.asyncIterator]();
  let next: Promise<Uint8Array | undefined> | undefined;
  let length = 0;
  let taken = 0;
  const read = async () => {
    const { done, value } = await iterator.next();
    length = done ? 0 : value.length;
    return done ? undefined : value;
  };
  return {
    first() {
      next ??= read();
      return next;
    },
    take() {
      taken += length;
      next = undefined;
    },
    get taken() {
      return taken;
    },
    // what is being read may never come: nobody waits for it
    close: () => void iterator.return?.(),
  };
}
