import { expect, test } from 'vitest';
import { alignedBlocks } from './alignedBlocks.ts';
import { html } from './html/html.ts';
import { markdown } from './markdown/markdown.ts';
import { pairCatalogs } from './pair.ts';
import { reparse } from './reparse.ts';

const languages = { source: 'en', target: 'de' };

/** What each text of a translation is paired with. */
function pairs(format: typeof html, source: string, target: string) {
  const { segments } = pairCatalogs(format.parse(target), format.parse(source), languages, format);
  return Object.fromEntries(segments.all().map(({ target, source: from }) => [target?.value, from?.value]));
}

test('files with the same blocks need no alignment', () => {
  expect(alignedBlocks(['a', 'a/p', 'a/p[2]'], ['a', 'a/p', 'a/p[2]'])).toBeUndefined();
});

test('a paragraph that was split leaves those alone that other blocks set apart', () => {
  const source =
    '<h2>Tides</h2><p>One.</p><ul><li>Ebb</li></ul><p>Two. Three.</p><table><tr><td>Pier</table><p>Four.</p>';
  const target =
    '<h2>Gezeiten</h2><p>Eins.</p><ul><li>Ebbe</li></ul><p>Zwei.</p><p>Drei.</p><table><tr><td>Mole</table><p>Vier.</p>';
  expect(pairs(html, source, target)).toEqual({
    Gezeiten: 'Tides',
    'Eins.': 'One.',
    Ebbe: 'Ebb',
    'Zwei.': undefined,
    'Drei.': undefined,
    Mole: 'Pier',
    'Vier.': 'Four.',
  });
});

test('another number of headings leaves nothing below them paired, but what stands before', () => {
  const source = '# Boats\n\nHi.\n\n## Sails\n\nOne.\n\n## Oars\n\nTwo.\n';
  const target = '# Boote\n\nHallo.\n\n## Neu\n\nEins.\n\n## Segel\n\nZwei.\n\n## Ruder\n\nDrei.\n';
  const texts = pairs(markdown, source, target);
  expect(texts).toMatchObject({ Boote: 'Boats', 'Hallo.': 'Hi.' });
  expect([texts.Neu, texts['Eins.'], texts.Segel, texts['Drei.']]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('tables are paired row by row where the rows have the same cells', () => {
  const table = (...rows: string[]) => `|a|b|\n|-|-|\n${rows.join('\n')}\n`;
  const texts = pairs(
    markdown,
    table('|Bow|front|', '|Stern|back|'),
    table('|Bug|vorn|', '|Mast|hoch|', '|Heck|hinten|'),
  );
  expect(texts).toEqual(expect.objectContaining({ Bug: undefined, hinten: undefined }));
  const page = (...rows: string[]) => `<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;
  const source = page('<td rowspan=2>Fula<td>Mali', '<td>Niger', '<td>Arabic<td>Oman');
  expect(pairs(html, source, page('<td>Arabisch<td>Oman!', '<td rowspan=2>Ful<td>Mali!', '<td>Niger!'))).toEqual({
    Arabisch: undefined,
    'Oman!': undefined,
    Ful: undefined,
    'Mali!': undefined,
    'Niger!': undefined,
  });
});

test('a keystroke leaves texts paired as a new reading pairs them', () => {
  const source = html.parse('<p>One.</p><h2>Pier</h2><p>Two.</p>');
  const before = html.parse('<p>Null.</p><p>Eins.</p><h2>Mole</h2><p>Zwei.</p>');
  const last = pairCatalogs(before, source, languages, html);
  const text = before.text.replace('Zwei', 'Drei');
  const after = reparse(html, before, text);
  const texts = (catalog: typeof last) => catalog.segments.all().map(({ id, source: from }) => [id, from?.value]);
  const again = pairCatalogs(after, source, languages, html, last);
  expect(texts(again)).toEqual(texts(pairCatalogs(html.parse(text), source, languages, html)));
  expect(texts(again).map(([, from]) => from)).toEqual([undefined, undefined, 'Pier', 'Two.']);
  expect(again.pair?.alignment?.sections).toEqual(last.pair?.alignment?.sections);
});
