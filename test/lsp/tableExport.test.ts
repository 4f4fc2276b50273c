import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readReviewSheet } from '../../server/convert/reviewSheet.ts';
import type { ChangedRows, ExportedRows } from '../../shared/tableChangesProtocol.ts';
import type { RowFilter } from '../../shared/tableProtocol.ts';
import { project } from './fixtures.ts';
import type { TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const started = startedClients({ files: project });

const exported = (
  editor: TestClient,
  path: string,
  to: string,
  rows: readonly string[] | RowFilter,
  more: object = {},
) =>
  editor.request<ExportedRows>('interline/exportTableRows', {
    uri: editor.uri(path),
    rows,
    to: editor.uri(to),
    ...more,
  });

test('rows go into a sheet as they are in the editor, and what is asked for passes the filter', async () => {
  const editor = await started();
  const path = 'xliff/app.de.xlf';
  editor.open(path);
  const change = { kind: 'text', target: ['Boot ankern'] };
  await editor.request<ChangedRows>('interline/changeTableRows', { uri: editor.uri(path), rows: ['later'], change });
  expect(await exported(editor, path, 'out/review.xlsx', ['later', 'ferry'])).toEqual({ count: 2 });
  const sheet = await readReviewSheet(readFileSync(join(editor.folder, 'out/review.xlsx')), 'xlsx', 'app.de.xlf', 'en');
  expect(sheet).toMatchObject({
    targetLanguage: 'de',
    units: [
      { id: 'later', source: ['Anchor the boat'], target: ['Boot ankern'], state: 'translated' },
      { id: 'ferry', source: ['The ferry leaves'], target: ['Das Schiff legt ab'], notes: [{ text: 'On the board' }] },
    ],
  });
  expect(await exported(editor, path, 'review.xlf', { text: 'save' })).toEqual({ count: 1 });
  expect(readFileSync(join(editor.folder, 'review.xlf'), 'utf8')).toContain('version="2.1"');
});

test('nothing is written over the file itself, from several files at once, or in a kind that nobody reads', async () => {
  const editor = await started();
  const path = 'locales/de/app.json';
  editor.open(path);
  const before = editor.text(path);
  await expect(exported(editor, path, path, {})).rejects.toThrow('app.json holds these rows itself');
  await expect(exported(editor, path, 'review.txt', {})).rejects.toThrow(
    'No file of this kind can be made: review.txt.',
  );
  const all = { languages: { files: 'project' }, column: 'de' };
  await expect(exported(editor, path, 'all.csv', {}, all)).rejects.toThrow(/These rows are from \d+ files/);
  await expect(exported(editor, 'locales/en/app.json', 'en.csv', {})).rejects.toThrow('There is nothing to review');
  expect(editor.text(path)).toBe(before);
  for (const name of ['review.txt', 'all.csv', 'en.csv']) expect(existsSync(join(editor.folder, name))).toBe(false);
});
