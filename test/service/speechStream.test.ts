import { describe, expect, test } from 'vitest';
import { speechStream } from '../../service/engines/speechStream/speechStream.ts';
import type { HeardPiece } from '../../service/engines/transcriber.ts';
import type { VoiceMessage } from '../../shared/api/voice.ts';
import { wavHeader } from '../../shared/speech/wav.ts';
import { runService } from './runningService.ts';
import { bytesOfSound, connected, sentences, spoken, stream, wordErrorRate } from './speech.ts';
import { streamingRecognizer } from './streamingRecognizer.ts';

/** Everything that an engine hears, with a conclusion after each sentence; and how long they are, in ms. */
async function heardBy(url: string, said: readonly string[]) {
  const pieces: HeardPiece[] = [];
  const transcription = await speechStream({ url, model: 'en' }).start(
    { language: 'en', terms: ['Settings'] },
    { concluded: (piece) => void pieces.push(piece) },
  );
  const lengths: number[] = [];
  for (const text of said) {
    const sound = await spoken(text);
    lengths.push(sound.length / 16);
    for (let start = 0; start < sound.length; start += 4000)
      await transcription.write(sound.subarray(start, start + 4000));
    await transcription.flush();
  }
  await transcription.end();
  return { pieces, lengths };
}

describe.concurrent('a streaming recognizer', () => {
  test.each(['vosk', 'sherpa', 'sherpa-python'] as const)('%s is found out, and heard to the end', async (kind) => {
    await using server = await streamingRecognizer(kind);
    const open = 'please open the settings of the program';
    const said = kind === 'vosk' ? [open, 'thank you very much'] : [open];
    const { pieces, lengths } = await heardBy(server.url, said);
    const text = pieces.map((piece) => piece.text).join(' ');
    expect(wordErrorRate(said.join(' '), text)).toBeLessThanOrEqual(0.2);
    // neither small nor great letters alone, and the term as it is to be written
    expect(text).toMatch(/^[A-Z][a-z]+ open the Settings/);
    let [end, all] = [0, 0];
    for (const length of lengths) all += length;
    for (const piece of pieces) {
      expect(piece.start).toBeGreaterThanOrEqual(end);
      expect(piece.end).toBeGreaterThan(piece.start);
      end = piece.end;
    }
    // the pause of 0.7 s at the end is in none
    if (kind !== 'sherpa-python') expect(end).toBeLessThan(all - 300);
    expect(end).toBeLessThanOrEqual(all);
    if (kind === 'vosk') expect(pieces.some(({ start }) => Math.abs(start - (lengths[0] ?? 0)) < 500)).toBe(true);
    const ending = kind === 'vosk' ? '{"eof" : 1}' : 'Done';
    expect(server.texts.filter((each) => each === ending)).toHaveLength(said.length);
  });

  test('that breaks is told in a sentence, and keeps what it concluded', async () => {
    await using server = await streamingRecognizer('vosk');
    const engine = speechStream({ url: server.url, model: 'en' });
    const impatient = speechStream({ url: server.url, model: 'en', patience: 100 });
    expect(await impatient.languages()).toEqual(['en']);
    const concluded: HeardPiece[] = [];
    const start = () =>
      engine.start({ language: 'en', terms: [] }, { concluded: (piece) => void concluded.push(piece) });
    const sound = await spoken('thank you very much');
    const first = await start();
    await first.write(sound);
    await first.flush();
    const count = concluded.length;
    expect(count).toBeGreaterThan(0);
    const address = `The speech recognizer at ${server.url}`;
    server.fault = 'closes';
    const closed = { kind: 'unavailable', message: `${address} closed the connection.` };
    await expect(first.write(sound).then(first.flush)).rejects.toMatchObject(closed);
    await expect(first.write(sound)).rejects.toMatchObject(closed);
    server.fault = 'rubbish';
    const rubbish = { message: `${address} answered with something that is not in Vosk’s protocol.` };
    await expect((await start()).end()).resolves.toBeUndefined();
    const second = await start();
    await expect(second.write(sound).then(second.end)).rejects.toMatchObject(rubbish);
    server.fault = 'silent';
    const silent = { message: `${address} did not answer in time.` };
    const third = await impatient.start({ language: 'en', terms: [] }, { concluded: () => undefined });
    await expect(third.write(new Int16Array(6 * 16_000))).rejects.toMatchObject(silent);
    server.fault = 'busy';
    await expect(start()).rejects.toMatchObject({ message: `${address} answered with status 503.` });
    expect(concluded).toHaveLength(count);
  });

  test('is none while it is not there, and none of another kind is taken for one', async () => {
    expect(await speechStream({ url: 'ws://127.0.0.1:1', model: 'en' }).languages()).toEqual([]);
    await using server = await streamingRecognizer('sherpa');
    server.fault = 'rubbish';
    const order = { language: 'en', terms: [] };
    const engine = speechStream({ url: server.url, model: 'en' });
    await expect(engine.start(order, { concluded: () => undefined })).rejects.toThrow(
      /neither Vosk’s nor sherpa-onnx’s/,
    );
    for (const url of ['ws://192.168.0.7:2700', 'wss://asr.example.com', 'ws://a:b@127.0.0.1']) {
      expect(() => speechStream({ url, model: 'en' }), url).toThrow('must be on this machine');
    }
    expect(() => speechStream({ url: server.url })).toThrow(/--speech-model/);
  });
});

test('gives the service its language, transcripts while one speaks, and those of recordings', async () => {
  await using server = await streamingRecognizer('vosk');
  await using service = await runService({
    args: ['--speech-endpoint', server.url, '--speech-model', 'vosk-model-small-de-0.15'],
    env: { INTERLINE_SPEECH_KEY: 'of-the-recognizer' },
  });
  const { connection } = await connected(service, { source_language: 'de' });
  const messages: VoiceMessage[] = [];
  const tentative = () => messages.flatMap((message) => sourceOf(message)?.tentative ?? []);
  const reading = (async () => {
    for await (const message of connection.messages) messages.push(message);
  })();
  // one speaks on until the transcript shows
  const said: string[] = [];
  for (const text of sentences.slice(1)) {
    said.push(text);
    await stream(connection, bytesOfSound(await spoken(text)));
    if (tentative().length > 0) break;
  }
  connection.endOfMedia();
  await reading;
  const heard = messages.flatMap((message) => sourceOf(message)?.concluded ?? []);
  expect(wordErrorRate(said.join(' '), heard.map(({ text }) => text).join(' '))).toBeLessThanOrEqual(0.25);
  expect(tentative()[0]).toMatchObject({ language: 'de', text: expect.stringMatching(/^[A-Z]/) });

  const sound = bytesOfSound(await spoken(sentences[2]));
  const bytes = Buffer.concat([wavHeader(16_000, sound.length), sound]);
  const [subtitles] = await service.client.voiceJobs.translate({
    file: { name: 'harbour.wav', type: 'audio/wav', bytes },
    parameters: { source_language: 'de' },
    targets: [{ language: 'de', type: 'application/x-subrip' }],
  });
  const written = new TextDecoder().decode(subtitles).split('\n');
  const lines = written.filter((line) => !/^\d|^$/.test(line));
  expect(wordErrorRate(sentences[2], lines.join(' '))).toBeLessThanOrEqual(0.25);
  expect(server.authorizations).toEqual(new Set(['Bearer of-the-recognizer']));
  expect(service.log()).not.toContain('of-the-recognizer');
});

function sourceOf(message: VoiceMessage) {
  return 'source_transcript_update' in message ? message.source_transcript_update : undefined;
}
