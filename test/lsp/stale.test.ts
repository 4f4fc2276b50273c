import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Hover } from 'vscode-languageserver-protocol';
import type { TranslationPlan } from '../../shared/previewProtocol.ts';
import type { StaleSegments } from '../../shared/protocol.ts';
import { commitFiles } from '../commitFiles.ts';
import { find, type TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const json = (texts: Readonly<Record<string, string>>) => `${JSON.stringify(texts, null, 2)}\n`;
const german = json({ fee: 'Kostenlos', deck: 'Deck' });
const files = {
  'interline.json': '{ "targetLanguages": ["de"], "checks": { "stale-translation": "warning" } }\n',
  'locales/en.json': json({ fee: 'Free of charge', deck: 'Deck' }),
  'locales/de.json': german,
  'po/de.po':
    'msgid ""\nmsgstr "Language: de\\n"\n\n#, fuzzy\n#| msgid "Old rope"\nmsgid "New rope"\nmsgstr "Altes Seil"\n',
};
const started = startedClients({ files });

/** A project whose source text of `fee` changed after its translation. */
async function changedSource(settings?: string): Promise<TestClient> {
  const editor = await started(settings ? { files: { ...files, 'interline.json': settings } } : {});
  commitFiles(editor.folder, 1, ['locales', 'po']);
  writeFileSync(join(editor.folder, 'locales/en.json'), json({ fee: 'Five euros of charge', deck: 'Deck' }));
  commitFiles(editor.folder, 2, ['locales', 'po']);
  editor.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: editor.uri('locales/en.json'), type: 2 }] });
  return editor;
}

const staleIn = async (editor: TestClient) =>
  (await editor.diagnostics('locales/de.json')).filter(({ code }) => code === 'stale-translation');
const segments = async (editor: TestClient, path: string) =>
  (await editor.request<StaleSegments>('interline/staleSegments', { uri: editor.uri(path) })).segments;
const patience = { timeout: 20_000 };

test('a translation whose source changed is shown in the open file, with the words that changed, until it is edited', async () => {
  const editor = await changedSource();
  editor.open('locales/de.json');
  await expect
    .poll(() => staleIn(editor), patience)
    .toMatchObject([
      {
        severity: 2,
        message: expect.stringMatching(
          /^The source text was “Free of charge” when this was translated; it changed in [0-9a-f]{7}$/,
        ),
      },
    ]);
  const hover = await editor.request<Hover>('textDocument/hover', {
    textDocument: { uri: editor.uri('locales/de.json') },
    position: find(german, 'Kosten'),
  });
  expect((hover.contents as { value: string }).value).toContain(
    '**Source changed:** ~~Free~~ **Five euros** of charge',
  );
  // What stands in another place is found there; what is edited is nobody's old translation any more.
  editor.change('locales/de.json', { start: { line: 1, character: 0 }, end: { line: 1, character: 0 } }, '\n');
  expect((await staleIn(editor)).map(({ range }) => range.start.line)).toEqual([2]);
  editor.change('locales/de.json', { start: { line: 2, character: 10 }, end: { line: 2, character: 10 } }, 'x');
  expect(await staleIn(editor)).toEqual([]);
});

test('what was opened with edits is looked at once it is saved', async () => {
  const editor = await changedSource();
  const edited = german.replace('Deck"', 'Oberdeck"');
  editor.open('locales/de.json', edited);
  expect(await staleIn(editor)).toEqual([]);
  writeFileSync(join(editor.folder, 'locales/de.json'), edited);
  editor.notify('textDocument/didSave', { textDocument: { uri: editor.uri('locales/de.json') } });
  await expect.poll(async () => (await staleIn(editor)).length, patience).toBe(1);
});

test('nothing asks git where the project does not ask for it, and a command does', async () => {
  const editor = await changedSource('{ "targetLanguages": ["de"] }\n');
  editor.open('locales/de.json');
  expect(await staleIn(editor)).toEqual([]);
  expect(await segments(editor, 'locales/de.json')).toEqual(['fee']);
  expect(await segments(editor, 'po/de.po')).toEqual(['New rope']);
  const uri = editor.uri('locales/de.json');
  const plan = await editor.request<TranslationPlan>('interline/translationPlan', {
    targets: [{ uri, segments: ['fee'] }],
    isEmbedded: true,
  });
  // What the memory has of it is the old translation itself.
  expect(plan).toMatchObject({ files: 1, texts: 1, withoutService: 0, sent: 1 });
  editor.change('locales/de.json', { start: { line: 0, character: 1 }, end: { line: 0, character: 1 } }, ' ');
  await expect(segments(editor, 'locales/de.json')).rejects.toThrow('Save the file first');
});
