import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { plain } from '../../catalog/content.ts';
import { applyEdits } from '../../catalog/textRange.ts';
import { decodeText } from '../../encoding/encoding.ts';
import { changeSegments } from '../change.ts';
import type { NewEntry } from '../format.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { xlsx } from './xlsx.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A workbook with one table of these headings, a formula, and a comment. */
function workbook(headings: readonly string[], formula: string, comment = 'Checked') {
  const columns = headings.map((name, i) => `<tableColumn id="${i + 1}" name="${name}"/>`).join('');
  const members = {
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><c r="A9"><f>${formula}</f></c></worksheet>`,
    'xl/tables/table1.xml': `<table xmlns="${main}" id="1" name="Stock"><tableColumns>${columns}</tableColumns></table>`,
    'xl/comments1.xml': `<comments xmlns="${main}"><commentList><comment ref="A1"><text><t>${comment}</t></text></comment></commentList></comments>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${headings.map((name) => `<si><t>${name.replace('_x000a_', '\n')}</t></si>`).join('')}</sst>`,
  };
  const parts = ['worksheet', 'table', 'comments', 'sharedStrings'].map(
    (part, i) => `<Override PartName="/${Object.keys(members)[i]}" ContentType="${type}.${part}+xml"/>`,
  );
  const entries = Object.entries({ '[Content_Types].xml': `<Types>${parts.join('')}</Types>`, ...members });
  const bytes = zipSync(Object.fromEntries(entries.map(([name, text]) => [name, strToU8(text)])));
  return xlsx.parse(decodeText(bytes, 'stock.xlsx').text, 'stock.xlsx');
}

/** Names of the columns after a translation, in German or as it is given. */
function translated(catalog: ReturnType<typeof workbook>, values: readonly string[]): string[] {
  const entries = catalog.segments
    .all()
    .map((segment, i): [string, NewEntry] => [
      segment.id,
      { missing: { id: segment.id, source: segment }, content: plain(values[i] ?? '') },
    ]);
  const text = applyEdits(catalog.text, xlsx.derive?.(catalog, 'de', new Map(entries)) ?? []);
  return [...text.matchAll(/<tableColumn id="\d" name="([^"]*)"/g)].map(([, name]) => name ?? '');
}

test('columns of a table are called what their headings become, or Excel would take the table out', () => {
  const catalog = workbook(['Price', 'Net_x000a_weight'], 'SUM(A1:A8)+[1]Sheet1!B2');
  expect(translated(catalog, ['Preis & Steuer', 'Gewicht\nnetto'])).toEqual([
    'Preis &amp; Steuer',
    'Gewicht_x000a_netto',
  ]);
  const set = changeSegments(xlsx, catalog, new Map([['sharedStrings/1', { content: plain('Preis') }]]));
  expect(set.text).toContain('<t>Preis</t>');
  expect(set.text).toContain('name="Preis"');
});

test('headings that would be the same stay, and so do those that formulas name', () => {
  expect(translated(workbook(['Name', 'Title', 'Age'], 'A1'), ['Name', 'name', 'Alter'])).toEqual([
    'Name',
    'Title',
    'Alter',
  ]);
  const named = workbook(['Price', 'Weight'], 'SUM(Stock[Price])');
  expect(named.segments.all().map(({ translatable }) => translatable)).toEqual([false, false, true]);
  expect(named.segments.at(0)?.notes[0]?.text).toMatch(/formulas/);
});

test('a comment that says what a heading says is a text of its own', () => {
  const catalog = workbook(['Price', 'Weight'], 'A1', 'Price');
  const comment = catalog.segments.all().find(({ id }) => id.startsWith('comments'))?.id ?? '';
  const { text, refused } = changeSegments(xlsx, catalog, new Map([[comment, { content: plain('Weight') }]]));
  expect(refused.size).toBe(0);
  expect(text).toContain('<text><t>Weight</t></text>');
  expect(text).toContain('name="Price"');
  const values = catalog.segments
    .all()
    .map(({ id }) => (id === comment ? 'Bemerkung' : id.endsWith('/1') ? 'Preis' : 'Gewicht'));
  expect(translated(catalog, values)).toEqual(['Preis', 'Gewicht']);
});

test.each([
  ['the same', ['Name', 'name']],
  ['blank', [' ', 'Age']],
  ['the same when capitals and white space are left out', ['Name', 'NAME', ' ']],
])('a text that stays as it is is no change, also where headings are %s already', (_what, headings) => {
  for (const comment of [...headings, 'Checked']) {
    expect(checkFormatLaws(xlsx, workbook(headings, 'A1', comment).text, { edits: 0 })).toEqual([]);
  }
});
