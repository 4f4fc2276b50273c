import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ChangedRows } from '../../shared/tableChangesProtocol.ts';
import type { FoundRow, Revisions, RowFilter, TableRows } from '../../shared/tableProtocol.ts';
import { commitFiles, runGit } from '../commitFiles.ts';
import type { TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const json = (texts: Readonly<Record<string, string>>) => `${JSON.stringify(texts, null, 2)}\n`;
const german = { deck: 'Deck', fee: 'Kostenlos', sail: 'Segel' };
const english = { deck: 'Deck', fee: 'Free of charge', sail: 'Sail' };
const files = {
  'interline.json': '{ "targetLanguages": ["de"] }\n',
  'locales/en.json': json(english),
  'locales/de.json': json(german),
};
const started = startedClients({ files });

const rowsOf = (editor: TestClient, filter: RowFilter, more: object = {}) =>
  editor.request<TableRows>('interline/tableRows', {
    ...{ uri: editor.uri('locales/de.json'), filter, offset: 0, limit: 50, checked: false },
    ...more,
  });
const idsOf = ({ rows }: TableRows) => rows.map(({ id }) => id);

test('rows pass whose source or translation changed since a revision, saved or not, beside the other filters', async () => {
  const editor = await started();
  commitFiles(editor.folder, 1, ['.']);
  runGit(editor.folder, ['tag', 'v1']);
  const uri = editor.uri('locales/de.json');
  editor.open('locales/de.json');
  expect(idsOf(await rowsOf(editor, { changedSince: 'HEAD' }))).toEqual([]);

  // The source text of one, and a new one.
  writeFileSync(join(editor.folder, 'locales/en.json'), json({ ...english, fee: 'Five euros', mast: 'Mast' }));
  editor.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: editor.uri('locales/en.json'), type: 2 }] });
  const since = { changedSince: 'HEAD' };
  await expect.poll(async () => idsOf(await rowsOf(editor, since))).toEqual(['fee', 'mast']);
  // A translation that is typed and not saved.
  const change = { kind: 'text', target: ['Tuch'] };
  await editor.request<ChangedRows>('interline/changeTableRows', { uri, rows: ['sail'], change });
  expect(idsOf(await rowsOf(editor, since))).toEqual(['fee', 'sail', 'mast']);
  expect(idsOf(await rowsOf(editor, { ...since, text: 'tuch' }))).toEqual(['sail']);
  expect(idsOf(await rowsOf(editor, { ...since, state: 'untranslated' }))).toEqual(['mast']);
  const row = await editor.request<FoundRow>('interline/findTableRow', {
    ...{ uri, filter: since, from: 0, direction: 'next', kind: 'untranslated' },
  });
  expect(row).toMatchObject({ id: 'mast', place: 2 });
  const all = await rowsOf(editor, since, { languages: {} });
  expect(idsOf(all)).toEqual(['fee', 'sail', 'mast']);

  // Everything that passes is changed, and nothing else.
  const cleared = { uri, rows: since, change: { kind: 'clear' } };
  expect(await editor.request<ChangedRows>('interline/changeTableRows', cleared)).toMatchObject({ changed: 2 });
  expect(JSON.parse(editor.text('locales/de.json'))).toMatchObject({ deck: 'Deck', fee: '', sail: '' });

  commitFiles(editor.folder, 2, ['.']);
  expect(idsOf(await rowsOf(editor, { changedSince: 'v1' }))).toEqual(['fee', 'sail', 'mast']);
});

test('branches and tags are offered; an unknown revision is named, and every row is shown', async () => {
  const editor = await started();
  const uri = editor.uri('locales/de.json');
  editor.open('locales/de.json');
  const revisions = () => editor.request<Revisions>('interline/tableRevisions', { uri });
  expect(await revisions()).toEqual({ hasRepository: false, branches: [], tags: [] });
  expect(await rowsOf(editor, { changedSince: 'HEAD' })).toMatchObject({
    count: 3,
    revisionFault: 'This file is in no git repository.',
  });
  commitFiles(editor.folder, 1, ['.']);
  runGit(editor.folder, ['tag', 'v1']);
  runGit(editor.folder, ['branch', 'harbour']);
  expect(await revisions()).toMatchObject({ hasRepository: true, tags: ['v1'] });
  expect((await revisions()).branches.toSorted()).toEqual(['harbour', 'main']);
  expect(await rowsOf(editor, { changedSince: '--output=x' })).toMatchObject({
    count: 3,
    revisionFault: 'git knows no revision “--output=x”.',
  });
});
