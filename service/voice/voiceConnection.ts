import type { RawData, WebSocket } from 'ws';
import { voiceRequestSchema } from '../../shared/api/voice.ts';
import { bytesOf, decodeFrame, encodeFrame } from '../../shared/api/voiceFrames.ts';
import type { AudioDecoder } from './audio/audioDecoder.ts';
import { openDecoder } from './audio/openDecoder.ts';
import { frameBytes } from './audio/pcmDecoder.ts';
import { UnreadableAudio } from './audio/unreadableAudio.ts';
import { closeCode, VoiceFailure } from './voiceErrors.ts';
import type { VoiceLink, VoiceSession } from './voiceSession.ts';

/** Limits of a connection (shapes.md §6). */
export interface VoiceLimits {
  /** ms without a message from the client. */
  readonly silence: number;
  /** ms that a connection may last. */
  readonly longest: number;
}
export const voiceLimits: VoiceLimits = { silence: 30_000, longest: 60 * 60_000 };

/** Bytes of a chunk. */
const mostBytes = 100_000;
/** Bytes of a message, beyond which it is not even read; those in between are refused with a message. */
export const messageLimit = 1_000_000;
/** Bytes of sound that may wait for the engines: beyond that nothing more is read, and the client has to wait. */
const mostUnheard = 2 * mostBytes;
/** Bytes that may wait for a client that does not read. */
const mostWaiting = 16_000_000;

/**
 * Carries a session over a socket until one of them ends: reads frames, holds the limits, decodes sound. It reads no
 * faster than the engines hear.
 */
export function carrySession(socket: WebSocket, session: VoiceSession, limits: VoiceLimits = voiceLimits): void {
  const { format, media } = session.order;
  const decoder: AudioDecoder = openDecoder(media);
  let work: Promise<void> = Promise.resolve();
  let [ended, failed] = [false, false];
  let unheard = 0;
  let silence: NodeJS.Timeout | undefined;

  const link = linkTo(socket, format, () => work.catch(() => undefined));
  const fail = (error: unknown, request: string) => {
    failed = true;
    session.fail(error instanceof UnreadableAudio ? new VoiceFailure('audioFormat', error.message) : error, request);
  };
  const timeout = () =>
    fail(new VoiceFailure('silence', `No sound came for ${Math.round(limits.silence / 1000)} s.`), 'connection');
  const watch = () => {
    clearTimeout(silence);
    const isOver = ended || session.isFinishing();
    silence = isOver || socket.isPaused ? undefined : setTimeout(timeout, limits.silence);
  };
  const lifetime = setTimeout(
    () => fail(new VoiceFailure('tooLong', 'A connection lasts an hour at most.'), 'connection'),
    limits.longest,
  );
  const hear = async (data: Uint8Array) => {
    await session.hear(await decoder.write(data));
    unheard -= data.length;
    if (unheard > mostUnheard || !socket.isPaused) return;
    socket.resume();
    watch();
  };
  const finish = async () => {
    await session.hear(await decoder.end());
    await session.finish();
  };
  const onMessage = (raw: RawData, binary: boolean) => {
    if (failed) return;
    let request = 'connection';
    try {
      const chunk = readRequest(raw, binary, format);
      request = chunk ? 'source_media_chunk' : 'end_of_source_media';
      if (ended) throw new VoiceFailure('afterEnd', 'Nothing may follow end_of_source_media.');
      if (chunk) requireChunk(chunk, session);
      ended = !chunk;
      unheard += chunk?.length ?? 0;
      if (unheard > mostUnheard) socket.pause();
      watch();
      work = work.then(() => (failed ? undefined : chunk ? hear(chunk) : finish()));
      work.catch((error: unknown) => fail(error, request));
    } catch (error) {
      fail(error, request);
    }
  };

  socket.on('message', onMessage);
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearTimeout(silence);
    clearTimeout(lifetime);
    session.detach(link);
    link.heard().then(() => decoder.close());
  });
  watch();
  work = session.attach(link);
}

/** The way of a session's messages to a client. */
function linkTo(socket: WebSocket, format: 'json' | 'msgpack', heard: VoiceLink['heard']): VoiceLink {
  return {
    heard,
    send: (message) => {
      if (socket.bufferedAmount > mostWaiting) socket.terminate();
      if (socket.readyState !== socket.OPEN) return false;
      socket.send(encodeFrame(message, format));
      return true;
    },
    close: (why) => {
      // the goodbye of a client that waits would never be read
      socket.resume();
      if (why === 'replaced') socket.close(4001, 'Another connection of this session took over.');
      else if (why === 'stopping') socket.close(1001, 'The service is stopping.');
      else if (why === 'done') socket.close(1000);
      else socket.close(closeCode(why.reason));
    },
  };
}

/** @returns the bytes of a chunk; undefined for the end of the sound. @throws VoiceFailure */
function readRequest(raw: RawData, binary: boolean, format: 'json' | 'msgpack'): Uint8Array | undefined {
  if (binary !== (format === 'msgpack')) {
    const frames = format === 'msgpack' ? 'binary' : 'text';
    throw new VoiceFailure('frameType', `This session takes ${format} in ${frames} frames.`);
  }
  const bytes = Array.isArray(raw) ? Buffer.concat(raw) : Buffer.from(raw as Buffer);
  try {
    const request = voiceRequestSchema.parse(decodeFrame(binary ? bytes : bytes.toString('utf8'), format));
    return 'source_media_chunk' in request ? bytesOf(request.source_media_chunk.data) : undefined;
  } catch {
    throw new VoiceFailure('malformed', 'The message is neither source_media_chunk with data nor end_of_source_media.');
  }
}

/** @throws VoiceFailure */
function requireChunk(chunk: Uint8Array, { order: { media } }: VoiceSession): void {
  if (chunk.length > mostBytes) throw new VoiceFailure('chunkSize', `A chunk has at most ${mostBytes} bytes.`);
  if (!media.pcm) return;
  const frame = frameBytes(media.pcm);
  if (chunk.length % frame !== 0) {
    throw new VoiceFailure('partialSample', `A chunk of ${media.name} has a multiple of ${frame} bytes.`);
  }
  if (chunk.length > frame * media.pcm.rate) throw new VoiceFailure('chunkSize', 'A chunk lasts a second at most.');
}
