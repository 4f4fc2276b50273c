import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editsOfCells, editsOfRemoval, readTermTable, type TermTable, type TermTextKind, termAt } from './termTable.ts';

const edited = ({ text }: TermTable, edits: ReturnType<typeof editsOfCells>) =>
  [...edits]
    .sort((a, b) => b.range.start - a.range.start)
    .reduce((now, { range, newText }) => now.slice(0, range.start) + newText + now.slice(range.end), text);
const textsOf = (table: TermTable) => table.rows.map((_, row) => table.columns.map((__, i) => termAt(table, row, i)));

test('columns are named by languages, by the head of the file, or by nothing', () => {
  const named = (text: string) => readTermTable(text, 'file').columns;
  expect(named('en,de,note\npier,Anleger,\n')).toEqual([
    { role: 'source', language: 'en', name: 'en' },
    { role: 'target', language: 'de', name: 'de' },
    { role: 'other', name: 'note' },
  ]);
  expect(named('note;target;source\n;Anleger;pier\n').map(({ role }) => role)).toEqual(['other', 'target', 'source']);
  expect(named('pier,Anleger,on land\n')).toEqual([{ role: 'source' }, { role: 'target' }, { role: 'other' }]);
  expect(readTermTable('', 'dictionary', ['en', 'de']).columns.map(({ language }) => language)).toEqual(['en', 'de']);
});

test('an edit of a cell changes its characters and no others', () => {
  const text = '# ours\r\nen,de\r\n"pier, long",Anleger\r\n\r\nsail\r\n';
  const table = readTermTable(text, 'file');
  expect(edited(table, editsOfCells(table, [0], 1, [['Steg "Süd"']]))).toBe(text.replace('Anleger', '"Steg ""Süd"""'));
  expect(edited(table, editsOfCells(table, [1], 1, [['Segel']]))).toBe(text.replace('sail', 'sail,Segel'));
  expect(edited(table, editsOfRemoval(table, [0]))).toBe('# ours\r\nen,de\r\n\r\nsail\r\n');
  expect(
    edited(
      table,
      editsOfCells(table, [1, 2], 0, [
        ['sail', 'Segel'],
        ['crew', 'Mannschaft'],
      ]),
    ),
  ).toBe(`${text.replace('sail', 'sail,Segel')}crew,Mannschaft\r\n`);
  const open = readTermTable('pier\tAnleger', 'dictionary', ['en', 'de']);
  expect(edited(open, editsOfCells(open, [1], 0, [['a "b"\tc']]))).toBe('pier\tAnleger\na "b" c\t\n');
});

test('what is put into cells is read from them again, and the other cells stay', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', ';', "'", ' ', '#') }).map((text) => `x${text}`);
  const kinds = fc.constantFrom<TermTextKind>('dictionary', 'list', 'file');
  const block = fc.array(fc.tuple(word, word), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(
      kinds,
      fc.array(fc.tuple(word, word), { minLength: 2, maxLength: 5 }),
      block,
      fc.nat(6),
      (kind, all, cells, from) => {
        const width = kind === 'list' ? 1 : 2;
        const languages = ['en', 'de'].slice(0, width);
        const empty = readTermTable(kind === 'file' ? 'en,de\n' : '', kind, languages);
        const rows = all.map((row) => row.slice(0, width));
        const table = readTermTable(edited(empty, editsOfCells(empty, [], 0, rows)), kind, languages);
        expect(textsOf(table)).toEqual(rows);
        const places = cells.map((_, i) => from + i);
        const put = cells.map((row) => row.slice(0, width));
        const after = readTermTable(edited(table, editsOfCells(table, places, 0, put)), kind, languages);
        const expected = [...rows];
        for (const [i, row] of put.entries()) expected[Math.min(from + i, expected.length)] = row;
        expect(textsOf(after)).toEqual(expected);
        const left = readTermTable(edited(after, editsOfRemoval(after, [0])), kind, languages);
        expect(textsOf(left)).toEqual(expected.slice(1));
      },
    ),
  );
});
