import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkTypingUnlisted, visible } from '../reparseLaws.ts';
import { frontMatter } from './frontMatter.ts';
import { markdown } from './markdown.ts';
import { stretchedMarkdown } from './markdownParse.ts';
import { markdownStretches } from './markdownStretches.ts';

const folder = new URL('../fixtures/markdown/', import.meta.url);
const files = readdirSync(folder)
  .filter((name) => !name.endsWith('.json'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));
const lines = [
  '# Deck',
  '## Bug {#a}',
  '### Heck {#a}',
  '# Oben {#h1}',
  'Eins *zwei* [dort]',
  '- Koje',
  '  - Brücke',
  '    ',
  '1. Mast',
  '> Segel',
  '| a | b |',
  '|---|---|',
  '```',
  '$$',
  '---',
  '===',
  '<!-- Hinweis -->',
  '<div title="Tipp">',
  '</div>',
  '[dort]: /u "Drüben"',
  '[Dort]: /v "Woanders"',
  ':::note Titel',
  '!!! tip "Rat"',
  '',
  '',
  '',
];

/** A file that is read stretch by stretch has all that one has that is read at once. */
function checkStretches(text: string, size: number, path = 'a.md'): void {
  const front = frontMatter(text);
  const stretches = markdownStretches(text, front, path.endsWith('x'), 2000, size);
  expect(visible(stretchedMarkdown(text, front, stretches, path))).toEqual(visible(markdown.parse(text, path)));
}

test.each([1, 30, 200])('files read in stretches of %d characters read as a whole does', (size) => {
  for (const text of files) {
    checkStretches(text, size);
    checkStretches(text.replaceAll('\n', '\r\n'), size, 'a.mdx');
  }
});

test('any file read in stretches reads as a whole does', () => {
  const text = fc.array(fc.constantFrom(...lines), { maxLength: 40 }).map((list) => list.join('\n'));
  fc.assert(
    fc.property(text, fc.constantFrom(1, 20, 60), (file, size) => checkStretches(file, size)),
    { numRuns: 200 },
  );
});

test('a letter typed into a file read in stretches costs no reading of the others', () => {
  const text = [...files, ...lines, ...lines.toReversed()].join('\n\n');
  const read = (file: string) => {
    const front = frontMatter(file);
    return stretchedMarkdown(file, front, markdownStretches(file, front, false, 2000, 60));
  };
  expect(checkTypingUnlisted(markdown, text, read)).toBeGreaterThan(10);
});

/** As much as makes a file a large one. */
const padding = `${' '.repeat(4095)}\n`.repeat(4096);

test('the text of a large file is changed, and no other', () => {
  const text = `---\ntitle: Deck\n---\n\n- Eins\n- b [zwei]\n\n${padding}# Ende {#fin}\n\n[zwei]: /u "Drüben"\n`;
  const catalog = markdown.parse(text);
  expect(catalog.segments.map(({ id }) => id)).toEqual(['frontmatter/title', 'li', 'li[2]', 'fin', '[zwei]/title']);
  const change = { content: { value: 'Schluss', codes: [] } };
  const edits = catalog.segments.slice(3).flatMap((segment) => markdown.edits(catalog, segment, change));
  const start = text.indexOf('Ende');
  expect(edits.map(({ newText }) => newText)).toEqual(['Schluss', 'Schluss']);
  expect(edits[0]?.range).toEqual({ start, end: start + 4 });
});
