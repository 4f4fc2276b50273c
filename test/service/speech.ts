import { WebSocket } from 'ws';
import { flite } from '../../service/engines/flite.ts';
import type { VoiceMessage, VoiceSession, VoiceSessionRequest } from '../../shared/api/voice.ts';
import type { VoiceConnection } from '../../shared/api/voiceClient.ts';
import type { RunningService } from './runningService.ts';

/** Sentences that anybody might say. */
export const sentences = [
  'the weather in the mountains was cold and clear this morning',
  'please open the settings and change the language of the program',
  'she wrote a long letter to her brother about the new house',
  'the train to the city leaves every hour until late in the evening',
  'we need more time to finish the work before the end of the year',
  'can you send me the report when you are back in the office',
  'most people in this town have known each other for many years',
  'a glass of water stood on the table near the window',
] as const;

/** A sentence as flite says it, with a pause after it: 16 kHz. */
export async function spoken(text: string, voice: 'female' | 'male' = 'male'): Promise<Int16Array> {
  const { sound } = await flite().speak(text, { language: 'en', voice }, new AbortController().signal);
  const all = new Int16Array(sound.length + 11_200);
  all.set(sound);
  return all;
}

/** Samples as bytes, little-endian. */
export function bytesOfSound(sound: Int16Array): Uint8Array {
  return new Uint8Array(sound.buffer, sound.byteOffset, sound.byteLength);
}

/** A session that is connected through the typed client. */
export async function connected(
  service: RunningService,
  request: Partial<VoiceSessionRequest> = {},
): Promise<{ session: VoiceSession; connection: VoiceConnection }> {
  const session = await service.client.voice.start({
    source_media_content_type: 'audio/pcm;encoding=s16le;rate=16000',
    source_language: 'en',
    ...request,
  });
  const format = request.message_format === 'msgpack' ? 'msgpack' : 'json';
  return { session, connection: await service.client.voice.connect(session, openSocket, format) };
}

/** A WebSocket of the package `ws`. */
export function openSocket(url: string): WebSocket {
  return new WebSocket(url);
}

/** Sends bytes in chunks, each of a tenth of a second, twice as fast as they are spoken. */
export async function stream(connection: VoiceConnection, bytes: Uint8Array, chunk = 3200, every = 50): Promise<void> {
  const count = Math.ceil(bytes.length / chunk);
  const parts = Array.from({ length: count }, (_, i) => bytes.slice(i * chunk, (i + 1) * chunk));
  await sendEach(connection, parts, every);
}

/** Sends parts of a stream. @param every ms from one to the next. */
export async function sendEach(
  connection: VoiceConnection,
  parts: readonly Uint8Array[],
  every: number,
): Promise<void> {
  const began = performance.now();
  for (const [i, part] of parts.entries()) {
    const left = began + i * every - performance.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    connection.send(part);
  }
}

/** All messages until the end. */
export async function allOf(connection: VoiceConnection): Promise<VoiceMessage[]> {
  const messages: VoiceMessage[] = [];
  for await (const message of connection.messages) messages.push(message);
  return messages;
}

/** The name of each message, its key. */
export function kinds(messages: readonly VoiceMessage[]): readonly string[] {
  return messages.map((message) => Object.keys(message)[0] ?? '');
}

/** What was transcribed for good. */
export function concludedSource(messages: readonly VoiceMessage[]) {
  return messages.flatMap((message) =>
    'source_transcript_update' in message ? message.source_transcript_update.concluded : [],
  );
}

/** What was translated for good into a language. */
export function concludedTarget(messages: readonly VoiceMessage[], language: string) {
  return messages.flatMap((message) =>
    'target_transcript_update' in message && message.target_transcript_update.language === language
      ? message.target_transcript_update.concluded
      : [],
  );
}

/** Words wrong, missing and too many, in relation to the words said. */
export function wordErrorRate(said: string, heard: string): number {
  const words = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  const [a, b] = [words(said), words(heard)];
  let row = b.map((_, j) => j + 1);
  row.unshift(0);
  for (const [i, word] of a.entries()) {
    const next = [i + 1];
    for (const [j, other] of b.entries()) {
      next.push(Math.min((row[j] ?? 0) + (word === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return (row.at(-1) ?? 0) / a.length;
}
