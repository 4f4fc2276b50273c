import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkTypingUnlisted, visible } from '../reparseLaws.ts';
import { html } from './html.ts';
import { stretchedHtml } from './htmlParse.ts';
import { htmlStretches } from './htmlStretches.ts';

const folder = new URL('../fixtures/html/', import.meta.url);
const pages = readdirSync(folder)
  .filter((name) => !name.endsWith('.json'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));
const blocks =
  '<p>|</p>|<li>|<ul>|</ul>|<td>|<tr>|<table>|</table>|<div>|</div>|<pre>|</pre>|<h1 title="Tip">|<x-y>|</x-y>';
const inlines =
  '<b>|</b>|<code>|</code>|<svg>|</svg>|<title>|</title>|<br>|<img alt="Picture">|<p id="a">|<p translate="no">';
const signs =
  '{{|}}|{#|#}|<?|?>|<!-- note -->|<!--|-->|<script>|</script>|<textarea>|</textarea>|&amp;|&am|"| |\n|One|two';
const pieces = [...blocks.split('|'), ...inlines.split('|'), ...signs.split('|')];

/** A page that is read stretch by stretch has all that one has that is read at once. */
function checkStretches(page: string, size: number): void {
  expect(visible(stretchedHtml(htmlStretches(page, 2000, size)))).toEqual(visible(html.parse(page)));
}

test.each([1, 30, 200])('pages read in stretches of %d characters read as a whole does', (size) => {
  for (const page of pages) checkStretches(page, size);
});

test('any page read in stretches reads as a whole does', () => {
  const page = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((list) => list.join(''));
  fc.assert(
    fc.property(page, fc.constantFrom(1, 20, 60), (text, size) => checkStretches(text, size)),
    { numRuns: 150 },
  );
});

test('a letter typed into a page read in stretches costs no reading of the others', () => {
  const page = `${pages[0]}<div id="b"><p id="c" title="Tip">One</p> two <img alt="x"> <i title="y">z</i></div> end`;
  const read = (text: string) => stretchedHtml(htmlStretches(text, 2000, 60));
  expect(checkTypingUnlisted(html, page, read)).toBeGreaterThan(10);
});

test('the text of a large page is changed, and no other', () => {
  const part = '<section id="faq"><p title="Tip">Why?<p>Because</section>\n<pre> So </pre>\n';
  const page = `<body>${part}${' '.repeat(16 * 1024 * 1024)}<p>End</body>`;
  const catalog = html.parse(page);
  const [segment] = catalog.segments.slice(-1);
  if (!segment) throw new Error('no text was read');
  const edits = html.edits(catalog, segment, { content: { value: 'Close & shut', codes: [] } });
  expect(edits.map(({ newText }) => newText)).toEqual(['Close &amp; shut']);
  expect(catalog.segments.map(({ id }) => id)).toEqual(['faq/p/@title', 'faq/p', 'faq/p[2]', 'body/pre', 'body/p']);
});
