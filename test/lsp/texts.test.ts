import { expect, test } from 'vitest';
import type { ChangedTexts, DetectedLanguages } from '../../shared/textsProtocol.ts';
import { remoteService } from '../service/remoteService.ts';
import { startedClients } from './started.ts';

const started = startedClients({
  files: {
    'interline.json': '{}\n',
    'glossary.tsv': 'en\tde\nThe pier\tDer Anleger\n',
    'notes.txt': 'The pier\n',
  },
});

test('a text is corrected paragraph by paragraph, and the space around stays', async () => {
  const editor = await started();
  const { texts } = await editor.request<ChangedTexts>('interline/changeTexts', {
    texts: ['  The ferry recieved its pasengers.\n\nAll aboard.\n'],
    change: { kind: 'correct' },
    uri: editor.uri('notes.txt'),
  });
  expect(texts).toEqual(['  The ferry received its passengers.\n\nAll aboard.\n']);
});

test('a translation uses the glossary of the project, and what nobody translates says what would serve', async () => {
  const editor = await started();
  const translate = (texts: readonly string[]) =>
    editor.request<ChangedTexts>('interline/changeTexts', {
      texts,
      change: { kind: 'translate', language: 'de' },
      uri: editor.uri('notes.txt'),
    });
  expect(await translate(['The pier'])).toEqual({ texts: ['Der Anleger'] });
  const sentence = 'Whoever mends nets by lamplight sleeps badly.';
  const answer = await translate(['The pier', sentence]);
  expect(answer.texts).toEqual(['Der Anleger', sentence]);
  expect(answer.message).toMatch(/Translated 1 of 2 segments of the selection/);
});

test('the language of each text is detected, where it can be', async () => {
  const editor = await started();
  const languages = await editor.request<DetectedLanguages>('interline/detectTexts', {
    texts: ['Die Fähre legt um acht Uhr vom Anleger ab.', '42', 'The ferry leaves the pier at eight o’clock.'],
  });
  expect(languages).toEqual(['de', null, 'en']);
});

test.each([
  [403, 'Sign in with a key that is allowed to do this.'],
  [456, 'Wait for the next billing period, which “Interline: Show Usage” names, or sign in with another key.'],
])('a service that answers %i has everything that asks it say what to do, once', async (status, remedy) => {
  await using service = await remoteService();
  const { url, key } = service;
  const editor = await started({
    initializationOptions: { connection: true },
    answers: { 'interline/connection': () => ({ url, key, scheme: 'Service-Auth-Key' }) },
  });
  service.refuse(status);
  const texts = ['Whoever mends nets sleeps badly.'];
  const uri = editor.uri('notes.txt');
  const changes = [{ kind: 'correct' }, { kind: 'rephrase' }, { kind: 'translate', language: 'de' }];
  const asked: readonly (readonly [string, object])[] = [
    ...changes.map((change) => ['interline/changeTexts', { texts, change, uri }] as const),
    ['interline/detectTexts', { texts }],
    ['interline/serviceStatus', {}],
    ['interline/languages', {}],
    ['interline/usage', { from: '2026-03-01', to: '2026-03-31' }],
  ];
  const answers = asked.map(([method, params]) =>
    editor.request<{ readonly message: string }>(method, params).then(
      ({ message }) => message,
      (error: Error) => error.message,
    ),
  );
  for (const [i, said] of (await Promise.all(answers)).entries())
    expect(said.split(remedy), `${asked[i]?.[0]}: ${said}`).toHaveLength(2);
});
