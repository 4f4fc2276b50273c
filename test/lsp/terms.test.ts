import { expect, test } from 'vitest';
import type { RowFilter, TableRows } from '../../shared/tableProtocol.ts';
import {
  type EditedTerms,
  editTermsRequest,
  findTermRequest,
  type TermEdit,
  termRowsRequest,
} from '../../shared/termTableProtocol.ts';
import type { TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const started = startedClients({ files: {} });
const uri = 'interline-service:/glossary/1f2e/en~de/Harbour%20en-de.tsv';

/** A glossary that only the client has: requests send its text once, then its version. */
function glossary(editor: TestClient, text: string, version = 1) {
  let sentText: { text?: string } = { text };
  const ask = async <R>(method: string, params: object) => {
    const answer = await editor.request<R>(method, { uri, version, ...sentText, ...params });
    sentText = {};
    return answer;
  };
  return {
    rows: async (filter: RowFilter = {}) =>
      (await ask<TableRows>(termRowsRequest, { filter, offset: 0, limit: 50, checked: true })) as TableRows,
    find: (from: number) => ask(findTermRequest, { filter: {}, from, direction: 'next', kind: 'finding' }),
    async edited(edit: TermEdit) {
      const { edits } = await ask<EditedTerms>(editTermsRequest, { edit });
      return [...edits]
        .sort((a, b) => b.range.start - a.range.start)
        .reduce((now, { range, newText }) => now.slice(0, range.start) + newText + now.slice(range.end), text);
    },
  };
}

const terms = ({ rows }: TableRows) => rows.map(({ cells }) => cells.map((cell) => cell?.target.join('')));

test('entries of a glossary are rows that are filtered, sorted and edited', async () => {
  const editor = await started({});
  const table = glossary(editor, 'pier\tAnleger\nferry\tFähre\nsail\t\npier\tSteg\n');
  const all = await table.rows();
  expect(all.columns.map(({ key, language, isSource }) => [key, language, isSource])).toEqual([
    ['0 en', 'en', true],
    ['1 de', 'de', false],
  ]);
  expect(terms(all)).toEqual([
    ['pier', 'Anleger'],
    ['ferry', 'Fähre'],
    ['sail', ''],
    ['pier', 'Steg'],
    ['', ''],
  ]);
  expect([all.total, all.newRow]).toEqual([4, '4']);
  const findings = all.rows.flatMap(({ id, cells }) =>
    cells.flatMap((cell) => cell?.findings.map(({ message }) => [id, message])),
  );
  expect(findings).toEqual([
    ['2', 'The translation is missing.'],
    ['3', 'Row 1 has this term already.'],
  ]);
  expect(await table.find(2)).toEqual({ id: '3', place: 3 });
  expect(await table.find(3)).toEqual({ id: '2', place: 2 });
  const sorted = { text: 'a', order: '-source', orderedColumn: '0 en' } as const;
  expect(terms(await table.rows(sorted))).toEqual([
    ['sail', ''],
    ['pier', 'Anleger'],
    ['', ''],
  ]);
  expect((await table.rows({ text: '/(/' })).patternFault).toContain('not a regular expression');

  const cells = (row: string, texts: string[][], filter: RowFilter = {}) =>
    ({ kind: 'cells', row, column: '0 en', cells: texts, filter }) as const;
  expect(await table.edited(cells('1', [['boat', 'Boot']]))).toBe('pier\tAnleger\nboat\tBoot\nsail\t\npier\tSteg\n');
  // a block goes on with the rows as they are shown
  expect(await table.edited(cells('2', [['a'], ['b'], ['c']], sorted))).toBe(
    'b\tAnleger\nferry\tFähre\na\t\npier\tSteg\nc\t\n',
  );
  expect(await table.edited({ kind: 'remove', rows: ['0', '3'] })).toBe('ferry\tFähre\nsail\t\n');
  expect(await table.edited({ kind: 'remove', rows: { text: 'pier' } })).toBe('ferry\tFähre\nsail\t\n');
  await expect(table.edited({ ...cells('1', [['boat']]), before: 'barge' })).rejects.toThrow('What you typed is kept');
});

test('a text of another version has to be sent', async () => {
  const editor = await started({});
  const params = { uri, version: 7, filter: {}, offset: 0, limit: 50, checked: true };
  expect(await editor.request(termRowsRequest, params)).toBeNull();
  await expect(editor.request(termRowsRequest, { ...params, uri: 'file:///a/de.json', text: '' })).rejects.toThrow(
    'not a table of terms',
  );
});

test('what was typed of a row that has moved stays with it', async () => {
  const editor = await started({});
  const ids = async (text: string, version: number) =>
    (await glossary(editor, text, version).rows()).rows.map(({ cells }) => cells[1]?.id);
  expect(await ids('pier\tAnleger\nsail\t\npier\tSteg\n', 1)).toEqual(['pier/1', 'sail/1', 'pier~2/1', '\n/1']);
  const text = 'ferry\t\npier\tAnleger\nsail\t\npier\tSteg\n';
  const table = glossary(editor, text, 2);
  expect(await ids(text, 3)).toEqual(['ferry/1', 'pier/1', 'sail/1', 'pier~2/1', '\n/1']);
  const typed = (row: string, key: string) =>
    table.edited({ kind: 'cells', row, column: '1 de', cells: [['Segel']], filter: {}, before: '', key });
  expect(await typed('1', 'sail')).toBe(text.replace('sail\t', 'sail\tSegel'));
  // It is gone: the row in its place has no translation either, and is another one.
  await expect(typed('0', 'mast')).rejects.toThrow('This text changed in the file while you were typing.');
});
