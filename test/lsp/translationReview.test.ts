import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { TranslationOutcome, TranslationPlan, TranslationProposals } from '../../shared/previewProtocol.ts';
import type { TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const files = {
  'interline.json': '{ "targetLanguages": ["de", "fr"], "glossaries": ["glossary.csv"] }\n',
  'glossary.csv': 'en,de,fr\nHarbour,Hafen,Port\nPier,Anleger,Quai\n',
  'locales/en/app.json': '{\n  "harbour": "Harbour",\n  "pier": "Pier",\n  "tide": "The tide is {height} high."\n}\n',
  'locales/de/app.json': '{\n  "harbour": "",\n  "pier": "",\n  "tide": ""\n}\n',
};
const started = startedClients({ files });

const targets = (editor: TestClient) => [
  { uri: editor.uri('locales/de/app.json'), language: 'de' },
  { uri: editor.uri('locales/en/app.json'), language: 'fr' },
];
const planOf = (editor: TestClient) =>
  editor.request<TranslationPlan>('interline/translationPlan', { targets: targets(editor), isEmbedded: false });
const propose = (editor: TestClient) =>
  editor.request<TranslationProposals>('interline/proposeTranslations', { targets: targets(editor) });
const accept = (editor: TestClient, token: string, accepted: readonly number[]) =>
  editor.request<TranslationOutcome>('interline/acceptTranslations', { token, accepted });

test('the plan counts what is known here and what would be sent, and shows the very requests', async () => {
  const editor = await started();
  const { requests, ...counts } = await planOf(editor);
  expect(counts).toMatchObject({ files: 2, made: 1, texts: 6, withoutService: 4, sent: 2, refused: 0 });
  expect(requests).toEqual([
    expect.objectContaining({ target_lang: 'de', text: [expect.stringContaining('The tide is ')] }),
    expect.objectContaining({ target_lang: 'fr', text: [expect.stringContaining('The tide is ')] }),
  ]);
  expect(JSON.stringify(requests)).not.toContain('Harbour');
  expect(JSON.stringify(requests)).not.toContain('{height}');
});

test('nothing is written before it is accepted, and then only what was accepted', async () => {
  const editor = await started({ env: { INTERLINE_SERVICE_URL: 'http://127.0.0.1:9', INTERLINE_KEY: 'k' } });
  const before = editor.text('locales/de/app.json');
  const { token, proposals } = await propose(editor);
  expect(proposals.map(({ path, language, id, target }) => [path, language, id, target])).toEqual([
    ['locales/de/app.json', 'de', 'harbour', 'Hafen'],
    ['locales/de/app.json', 'de', 'pier', 'Anleger'],
    ['locales/fr/app.json', 'fr', 'harbour', 'Port'],
    ['locales/fr/app.json', 'fr', 'pier', 'Quai'],
  ]);
  expect(proposals[0]).toMatchObject({ source: 'Harbour', origin: 'glossary', needsReview: false });
  expect(editor.text('locales/de/app.json')).toBe(before);
  expect(existsSync(join(editor.folder, 'locales/fr/app.json'))).toBe(false);
  // Nothing came back for the third text, in either language.
  expect(await accept(editor, token, [1, 2])).toMatchObject({
    failed: 2,
    message: expect.stringMatching(/^Translated 2 of 4 segments of 2 files .*\. 2 were not: /),
  });
  expect(editor.text('locales/de/app.json')).toBe(before.replace('"pier": ""', '"pier": "Anleger"'));
  expect(JSON.parse(editor.text('locales/fr/app.json'))).toEqual({ harbour: 'Port' });
  await expect(accept(editor, token, [0])).rejects.toThrow('no longer there');
});

test('texts that have a translation are counted, and each of their new ones says what it replaces', async () => {
  const editor = await started({ env: { INTERLINE_SERVICE_URL: 'http://127.0.0.1:9', INTERLINE_KEY: 'k' } });
  editor.open('locales/de/app.json', '{\n  "harbour": "Hafen",\n  "pier": "Steg",\n  "tide": ""\n}\n');
  const rows = [{ uri: editor.uri('locales/de/app.json'), segments: ['harbour', 'pier', 'tide'] }];
  const plan = await editor.request<TranslationPlan>('interline/translationPlan', { targets: rows, isEmbedded: false });
  expect(plan).toMatchObject({ texts: 3, replaced: 2 });
  const { proposals } = await editor.request<TranslationProposals>('interline/proposeTranslations', { targets: rows });
  expect(proposals.map(({ target, before }) => [target, before])).toEqual([
    ['Hafen', undefined],
    ['Anleger', 'Steg'],
  ]);
});

test('a text that was edited while the proposals were read keeps the edit', async () => {
  const editor = await started({ env: { INTERLINE_SERVICE_URL: 'http://127.0.0.1:9', INTERLINE_KEY: 'k' } });
  const [german] = targets(editor);
  const wanted = { targets: [german] };
  const { token } = await editor.request<TranslationProposals>('interline/proposeTranslations', wanted);
  editor.open('locales/de/app.json', editor.text('locales/de/app.json').replace('"pier": ""', '"pier": "Steg"'));
  expect(await accept(editor, token, [0, 1])).toMatchObject({
    failed: 2,
    message: expect.stringContaining('edited in the meantime'),
  });
  expect(JSON.parse(editor.text('locales/de/app.json'))).toEqual({ harbour: 'Hafen', pier: 'Steg', tide: '' });
});
