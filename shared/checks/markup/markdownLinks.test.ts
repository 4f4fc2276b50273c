import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

const check = (source: string, target: string) =>
  checkExample('markdown-links', { source, target }, { format: 'json', syntaxes: ['markdown'] }).messages;

test('words where the address of a link would be are no address', () => {
  expect(check('[Tides](link to the page)', '[Gezeiten](Verweis auf die Seite)')).toEqual([]);
  expect(check('[Tides](docs/tides.md "Tides")', '[Gezeiten](docs/gezeiten.md "Gezeiten")')).toEqual([
    '“docs/gezeiten.md” is “docs/tides.md” in the source',
  ]);
});

test('the page that a link of an example leads to may be one of the language', () => {
  const target = 'Zum Beispiel: [Gezeiten](/gezeiten) und [Häfen](/haefen)';
  expect(check('For example: [tides](/tides) and [ports](/ports)', target)).toEqual([]);
  expect(check('See [tides](/tides) and [ports](/ports)', target)).toHaveLength(1);
});
