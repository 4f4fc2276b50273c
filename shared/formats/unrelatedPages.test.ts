import { expect, test } from 'vitest';
import { markdown } from './markdown/markdown.ts';
import { pairCatalogs } from './pair.ts';

/** A list of links to so many pages of a site. */
const list = (site: string, count: number) =>
  Array.from({ length: count }, (_, i) => `- [${site} ${i}](https://${site}.example/${i})\n`).join('');

/** How many texts of a German page beside an English one have a source, and what pairing says of them. */
function paired(target: string, source: string) {
  const { pair, segments } = pairCatalogs(
    markdown.parse(target, 'list-de.md'),
    markdown.parse(source, 'list-en.md'),
    { source: 'en', target: 'de' },
    markdown,
  );
  const compared = segments.all().filter((one) => one.source).length;
  return { compared, isUnrelated: pair?.alignment?.isUnrelated ?? false };
}

test('lists with other links and another length are no translations of each other', () => {
  expect(paired(list('boot', 8), list('boat', 20))).toEqual({ compared: 0, isUnrelated: true });
  expect(paired(list('boot', 20), list('boat', 8))).toEqual({ compared: 0, isUnrelated: true });
  expect(paired(list('boot', 2), list('boat', 20)).isUnrelated).toBe(true);
});

test('a translation may change its links, lack most of the page, or have links to a few pages of its own', () => {
  expect(paired(list('boot', 20), list('boat', 20))).toEqual({ compared: 20, isUnrelated: false });
  expect(paired(list('boat', 8), list('boat', 20)).isUnrelated).toBe(false);
  expect(paired(list('boot', 1), list('boat', 20)).isUnrelated).toBe(false);
  expect(paired(list('boot', 3), list('boat', 9)).isUnrelated).toBe(false);
  expect(paired(list('boot', 20) + list('boat', 2), list('boat', 50)).isUnrelated).toBe(false);
});
