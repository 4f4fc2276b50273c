import { describe, expect, test } from 'vitest';
import { speechServer } from '../../service/engines/speechServer/speechServer.ts';
import type { HeardPiece } from '../../service/engines/transcriber.ts';
import { wavHeader } from '../../shared/speech/wav.ts';
import { runService } from './runningService.ts';
import { allOf, bytesOfSound, concludedSource, connected, sentences, spoken, stream, wordErrorRate } from './speech.ts';
import { transcriptionServer } from './transcriptionServer.ts';

const openAi = '/v1/audio/transcriptions';
const said = sentences.slice(1, 3);

/** Everything that an engine hears in a recording that is given to it in tenths of a second. */
async function transcribed(url: string, options: { key?: string; terms?: readonly string[] } = {}) {
  const pieces: HeardPiece[] = [];
  const { terms = [], ...rest } = options;
  const to = { concluded: (piece: HeardPiece) => void pieces.push(piece) };
  const transcription = await speechServer({ url, ...rest }).start({ language: 'en', terms }, to);
  for (const text of said) {
    const sound = await spoken(text);
    for (let start = 0; start < sound.length; start += 1600)
      await transcription.write(sound.subarray(start, start + 1600));
  }
  await transcription.end();
  return pieces;
}

describe.concurrent('a speech recognizer on this machine', () => {
  test('hears an utterance at a time, with the times of the stream', async () => {
    await using server = await transcriptionServer({ path: openAi, models: ['small-chat', 'whisper-small'] });
    const pieces = await transcribed(server.url, { key: 'secret', terms: ['Skerry Line'] });
    expect(wordErrorRate(said.join(' '), pieces.map(({ text }) => text).join(' '))).toBeLessThanOrEqual(0.2);
    expect(server.requests).toHaveLength(said.length);
    for (const [i, { fields, authorization, duration }] of server.requests.entries()) {
      expect(authorization).toBe('Bearer secret');
      expect(fields).toEqual({
        model: 'whisper-small',
        language: 'en',
        response_format: 'verbose_json',
        temperature: '0',
        prompt: 'Skerry Line.',
      });
      // the pause of 0.7 s behind each sentence is not sent
      const whole = (await spoken(said[i] ?? '')).length / 16;
      expect(duration).toBeLessThan(whole - 100);
    }
    let end = 0;
    for (const piece of pieces) {
      expect(piece.start).toBeGreaterThanOrEqual(end);
      end = piece.end;
    }
    const first = (await spoken(said[0] ?? '')).length / 16;
    expect(pieces.some(({ start }) => Math.abs(start - first) < 700)).toBe(true);
  });

  test('is asked what is being said before it is said to its end', async () => {
    await using server = await transcriptionServer({ path: openAi });
    const sound = await spoken(sentences[0]);
    let tell = (_: HeardPiece | undefined) => {};
    const tentative = new Promise<HeardPiece | undefined>((resolve) => {
      tell = resolve;
    });
    const to = { concluded: () => undefined, tentative: tell };
    const transcription = await speechServer({ url: server.url }).start({ language: 'en', terms: [] }, to);
    await transcription.write(sound.subarray(0, 3 * 16_000));
    expect((await tentative)?.text).toMatch(/weather in/i);
    transcription.close();
  });

  test('may be whisper.cpp’s own server, which lists no models', async () => {
    await using server = await transcriptionServer({ path: '/inference' });
    const engine = speechServer({ url: server.url });
    expect(await engine.languages()).toEqual(expect.arrayContaining(['de', 'ja', 'nb', 'sw']));
    const pieces = await transcribed(server.url);
    expect(wordErrorRate(said.join(' '), pieces.map(({ text }) => text).join(' '))).toBeLessThanOrEqual(0.2);
    expect(new Set(server.requests.map(({ path }) => path))).toEqual(new Set(['/inference']));
  });

  test('says which languages its model has, and none while it is not there', async () => {
    await using server = await transcriptionServer({ path: openAi, models: ['whisper-base.en'] });
    expect(await speechServer({ url: server.url }).languages()).toEqual(['en']);
    expect(await speechServer({ url: server.url, model: 'large-v3' }).languages()).toContain('ko');
    expect(await speechServer({ url: 'http://127.0.0.1:1' }).languages()).toEqual([]);
  });

  test('that fails is named, and nothing is passed over', async () => {
    await using server = await transcriptionServer({ path: openAi, models: ['whisper'] });
    server.failing = 500;
    const message = 'The speech recognizer answered with status 500.';
    await expect(transcribed(server.url)).rejects.toMatchObject({ kind: 'unavailable', message });
    const failure = { kind: 'unavailable', message: 'The speech recognizer at http://127.0.0.1:1 cannot be reached.' };
    await expect(transcribed('http://127.0.0.1:1')).rejects.toMatchObject(failure);
  });

  test('never is another machine', () => {
    for (const url of ['http://192.168.0.7:8080', 'https://api.example.com/v1', 'nonsense', 'http://a@127.0.0.1']) {
      expect(() => speechServer({ url }), url).toThrow(/speech recognizer/);
    }
  });
});

test('gives the service its languages, its transcripts of sessions and those of recordings', async () => {
  await using server = await transcriptionServer({ path: openAi, models: ['whisper-small'] });
  await using service = await runService({
    args: ['--speech-endpoint', server.url],
    env: { INTERLINE_SPEECH_KEY: 'of-the-recognizer' },
  });
  const languages = await service.client.languages('voice');
  expect(languages.filter(({ usable_as_source }) => usable_as_source).map(({ lang }) => lang)).toEqual(
    expect.arrayContaining(['de', 'en', 'ja']),
  );
  expect(languages.every(({ recognizer }) => recognizer === undefined)).toBe(true);
  const named = await service.client.voice.languages();
  expect(named.find(({ lang }) => lang === 'ja')?.recognizer).toContain('speech recognizer');
  expect(named.find(({ lang }) => lang === 'pt-BR')?.recognizer).toBeUndefined();

  const { connection } = await connected(service, { source_language: 'de' });
  const messages = allOf(connection);
  for (const text of said) await stream(connection, bytesOfSound(await spoken(text)));
  connection.endOfMedia();
  const heard = concludedSource(await messages);
  expect(wordErrorRate(said.join(' '), heard.map(({ text }) => text).join(' '))).toBeLessThanOrEqual(0.25);
  expect(server.requests.every(({ fields }) => fields.language === 'de')).toBe(true);
  expect(server.requests.every(({ authorization }) => authorization === 'Bearer of-the-recognizer')).toBe(true);

  const sound = bytesOfSound(await spoken(said[0] ?? ''));
  const bytes = Buffer.concat([wavHeader(16_000, sound.length), sound]);
  const [text] = await service.client.voiceJobs.translate({
    file: { name: 'harbour.wav', type: 'audio/wav', bytes },
    parameters: { source_language: 'ja' },
    targets: [{ language: 'ja', type: 'text/plain' }],
  });
  expect(wordErrorRate(said[0] ?? '', new TextDecoder().decode(text))).toBeLessThanOrEqual(0.2);
  expect(server.requests.at(-1)?.fields.language).toBe('ja');
  expect(service.log()).not.toContain('of-the-recognizer');
});
