import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { samplesAsBytes, wavHeader } from '../../shared/speech/wav.ts';
import type { SavedVoice, VoiceAbilities, VoiceOutcome, VoiceUpdate } from '../../shared/voiceProtocol.ts';
import { voiceService } from '../cli/voiceService.ts';
import { runService } from '../service/runningService.ts';
import { bytesOfSound, spoken, wordErrorRate } from '../service/speech.ts';
import type { TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const samples = samplesAsBytes(Int16Array.from({ length: 9600 }, (_, i) => (i % 100) * 50));
const wav = Buffer.concat([wavHeader(16_000, samples.length), samples]);
const started = startedClients({ files: { 'talks/harbour.wav': wav } });
const key = 'remote-key-of-nobody';

/** An editor that is connected to a service. */
const connected = (connection: object, locale?: string) =>
  started({
    ...(locale ? { locale } : {}),
    initializationOptions: { connection: true },
    answers: { 'interline/connection': () => ({ scheme: 'Service-Auth-Key', ...connection }) },
  });
const abilities = (editor: TestClient) => editor.request<VoiceAbilities>('interline/voiceAbilities', {});
const hear = (editor: TestClient, params: object) =>
  editor.request<VoiceOutcome>('interline/voiceSession', { id: '1', targetLanguages: [], ...params });
const updates = (editor: TestClient) =>
  editor.received.flatMap(({ method, params }) => (method === 'interline/voiceUpdate' ? [params as VoiceUpdate] : []));
const texts = (editor: TestClient) =>
  updates(editor).flatMap((update) =>
    update.kind === 'concluded' ? [`${update.language}: ${update.piece.text}`] : [],
  );

test('a recording is heard by a remote service: texts come as they grow, then the spoken translation', async () => {
  await using service = await voiceService();
  const editor = await connected({ url: service.url, key });
  const able = await abilities(editor);
  expect(able).toMatchObject({ embedded: false, sources: [{ code: 'en' }, { code: 'de' }] });
  expect(able.targets).toEqual([
    { code: 'de', isSpoken: true },
    { code: 'pt-PT', isSpoken: false },
  ]);

  const uri = editor.uri('talks/harbour.wav');
  const outcome = await hear(editor, { uri, targetLanguages: ['de', 'pt-PT'], spokenLanguage: 'de' });
  expect(Buffer.from(outcome.speech ?? '', 'base64').toString()).toBe('Oggsound');
  expect(service.sessions[0]?.body).toMatchObject({ target_media_languages: ['de'] });
  expect(service.sessions[0]?.body).not.toHaveProperty('source_language');
  expect(texts(editor)).toEqual([
    'en: Good morning.',
    'de: (de) \u001b[31mmorning',
    'pt-PT: (pt-PT) \u001b[31mmorning',
    'en: Goodbye',
  ]);
  expect(updates(editor)).toContainEqual({
    ...{ id: '1', kind: 'tentative', role: 'transcript' },
    ...{ language: 'en', text: 'Good' },
  });
  expect(updates(editor).findLast(({ kind }) => kind === 'progress')).toMatchObject({ share: 1 });
  expect(JSON.stringify(editor.received.filter(({ method }) => method !== 'interline/connection'))).not.toContain(key);
});

test('spoken terms of the service are listed, and those that are chosen are listened for', async () => {
  await using service = await voiceService();
  const editor = await connected({ url: service.url, key });
  expect((await abilities(editor)).spokenTerms).toEqual([]);
  const lists = [{ lang: 'en', entry_count: 2 }];
  service.spokenTerms = [
    { spoken_terms_id: 'b', name: 'Boats', term_lists: lists, creation_time: '2026-01-02T03:04:05Z' },
  ];
  expect((await abilities(editor)).spokenTerms).toEqual([{ id: 'b', name: 'Boats', languages: ['en'] }]);
  await hear(editor, { uri: editor.uri('talks/harbour.wav'), spokenTerms: 'b' });
  expect(service.sessions[0]?.body).toMatchObject({ spoken_terms_id: 'b' });
});

test('what was heard is saved beside the recording, and replaces a file only where that is wanted', async () => {
  const editor = await connected({});
  const pathOf = (name: string) => join(editor.folder, 'talks', name);
  writeFileSync(pathOf('harbour.de.vtt'), 'mine');
  const tracks = [
    { language: 'en', pieces: [{ text: 'Good morning', start: 0, end: 900 }] },
    { language: 'de', pieces: [{ text: 'Guten Morgen', start: 0, end: 900 }] },
  ];
  const speech = { language: 'de', content: Buffer.from('Ogg').toString('base64') };
  const save = (kind: string, replace: boolean) =>
    editor.request<SavedVoice>('interline/saveVoice', {
      ...{ base: editor.uri('talks/harbour.wav'), subtitles: { kind, tracks }, replace },
      ...(kind === 'srt' ? { speech } : {}),
    });
  expect(await save('vtt', false)).toEqual({ saved: [], existing: ['harbour.de.vtt'] });
  expect([existsSync(pathOf('harbour.en.vtt')), readFileSync(pathOf('harbour.de.vtt'), 'utf8')]).toEqual([
    false,
    'mine',
  ]);
  expect((await save('vtt', true)).saved).toHaveLength(2);
  expect(readFileSync(pathOf('harbour.de.vtt'), 'utf8')).toContain('00:00:00.000 --> 00:00:00.900\nGuten Morgen');
  expect((await save('srt', false)).saved).toHaveLength(3);
  expect(readFileSync(pathOf('harbour.de.ogg'), 'utf8')).toBe('Ogg');
});

test('a microphone is heard until it ends; a lost connection is restored, and errors are shown in German', async () => {
  await using service = await voiceService();
  service.fault = 'torn';
  const editor = await connected({ url: service.url, key }, 'de');
  const sound = (data?: Uint8Array) =>
    editor.notify('interline/voiceSound', {
      id: '1',
      ...(data ? { data: Buffer.from(data).toString('base64') } : {}),
    });
  const heard = hear(editor, { sourceLanguage: 'en' });
  sound(samples.subarray(0, 9600));
  sound(samples.subarray(9600));
  await editor.next<VoiceUpdate>('interline/voiceUpdate', ({ kind }) => kind === 'reconnecting');
  sound();
  expect(await heard).toEqual({});
  expect(texts(editor)).toEqual(['en: Good morning.', 'en: Goodbye']);
  expect(Buffer.concat(service.chunks).equals(samples)).toBe(true);

  service.fault = 'error';
  const { failure } = await hear(editor, { uri: editor.uri('talks/harbour.wav') });
  expect(failure).toBe('Die Sprachsitzung ist fehlgeschlagen: No minutes left.');
  const refused = await hear(editor, { uri: editor.uri('talks/harbour.wav'), targetLanguages: ['uk'] });
  expect(refused.failure).toContain('unterstützt die Zielsprache nicht. Wählen Sie eine andere Sprache');
});

test('the embedded service names its recognizer and what others need, writes down, translates and speaks', async () => {
  const text = 'please open the settings and change the language of the program';
  const sound = bytesOfSound(await spoken(text));
  const editor = await connected({});
  writeFileSync(join(editor.folder, 'open.wav'), Buffer.concat([wavHeader(16_000, sound.length), sound]));
  const able = await abilities(editor);
  expect(able).toMatchObject({ embedded: true, sources: [{ code: 'en', recognizer: 'pocketsphinx' }] });
  expect(able.advice).toMatch(/^Speech in English is transcribed here; .*interline\.service\.speechEndpoint\)/);
  const target = { targetLanguages: ['es'], spokenLanguage: 'es' };
  const { failure, speech } = await hear(editor, { uri: editor.uri('open.wav'), sourceLanguage: 'en', ...target });
  expect(failure).toBeUndefined();
  expect(
    Buffer.from(speech ?? '', 'base64')
      .subarray(0, 4)
      .toString(),
  ).toBe('OggS');
  const english = texts(editor).flatMap((line) => /^en: (.*)/.exec(line)?.[1] ?? []);
  expect(wordErrorRate(text, english.join(' '))).toBeLessThanOrEqual(0.25);
  expect(texts(editor).some((line) => line.startsWith('es: '))).toBe(true);
  expect(updates(editor)).toContainEqual({ id: '1', kind: 'opened', recognizer: 'pocketsphinx' });
  const german = await hear(editor, { uri: editor.uri('open.wav'), sourceLanguage: 'de' });
  expect(german.failure).toContain('name a speech recognizer on this machine');
});

test.each(['the embedded service', 'a remote service'])(
  'a whole recording becomes files beside it by %s',
  async (name) => {
    const text = 'please open the settings and change the language of the program';
    const sound = bytesOfSound(await spoken(text));
    await using remote = name === 'a remote service' ? await runService() : undefined;
    const editor = await connected(remote ? { url: remote.url, key: remote.key } : {});
    const pathOf = (name: string) => join(editor.folder, name);
    writeFileSync(pathOf('open.wav'), Buffer.concat([wavHeader(16_000, sound.length), sound]));
    const make = (more: object) =>
      editor.request<SavedVoice>('interline/recording', {
        ...{
          uri: editor.uri('open.wav'),
          sourceLanguage: 'en',
          languages: ['en', 'es'],
          results: ['srt', 'txt', 'ogg'],
        },
        ...{ replace: false, ...more },
      });
    const { saved, existing } = await make({});
    expect([saved.map((uri) => uri.split('/').at(-1)), existing]).toEqual([
      ['open.en.srt', 'open.en.txt', 'open.es.srt', 'open.es.txt', 'open.es.ogg'],
      [],
    ]);
    expect(wordErrorRate(text, readFileSync(pathOf('open.en.txt'), 'utf8'))).toBeLessThanOrEqual(0.25);
    expect(readFileSync(pathOf('open.es.srt'), 'utf8')).toMatch(/^1\n00:00:0\d,\d+ --> /);
    expect(readFileSync(pathOf('open.es.ogg')).subarray(0, 4).toString()).toBe('OggS');
    expect(await make({ results: ['txt'] })).toEqual({ saved: [], existing: ['open.en.txt', 'open.es.txt'] });
    await expect(make({ uri: editor.uri('notes.txt') })).rejects.toThrow('A recording is one of .mp3, .wav');
    await expect(make({ languages: ['en'], results: ['ogg'] })).rejects.toThrow('choose a language for them');
  },
);
