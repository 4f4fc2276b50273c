import { expect, test } from 'vitest';
import { markdown } from '../../formats/markdown/markdown.ts';
import { pairCatalogs } from '../../formats/pair.ts';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { runChecks } from '../run/runChecks.ts';

const pair = { source: 'en', target: 'de' };

function messages(source: string, target: string): string[] {
  const catalog = pairCatalogs(markdown.parse(target), markdown.parse(source), pair, markdown);
  const settings = { ...defaultSettings, only: ['tag-missing', 'tag-extra'] };
  const options = { languages: pair, settings, terms: createTermIndex([]) };
  return runChecks(catalog, options).map(({ message }) => String(message));
}

test.each([
  ['the label of a link', 'See [fares].\n\n[fares]: /fares\n', 'Siehe [Preise][].\n\n[Preise]: /preise\n'],
  ['one with an address', 'See [fares].\n\n[fares]: /fares\n', 'Siehe [Preise](/preise).\n'],
  ['an address for a label', 'See [fares](/fares).\n', 'Siehe [Preise].\n\n[preise]: /preise\n'],
  ['a link more', 'See our fares.\n', 'Siehe unsere [Preise].\n\n[preise]: /preise\n'],
  ['the title of a template tag', '{% note warn Mind the gap %}\n\nA.\n', '{% note warn Vorsicht am Steg %}\n\nA.\n'],
  ['the title of a shortcode of Hugo', '{{< box note "Mind!" >}}\nA.\n', '{{< box note "Achtung am Steg!" >}}\nA.\n'],
  [
    'a text beside an address in a shortcode',
    'A {{< quote author="A famous rower" url="https://example.org/en" >}} B\n',
    'A {{< quote author="有名な人" url="https://example.org/ja" >}} B\n',
  ],
  ['an address that is a link', 'See <https://example.org/quay>.\n', 'Siehe https://example.org/quay am Steg.\n'],
  ['one word in quotes', '{% note tip "Careful!" %}\n\nA.\n', '{% note tip "Vorsicht!" %}\n\nA.\n'],
])('words that a page translates are no code that is lost: %s', (_, source, target) => {
  expect(messages(source, target)).toEqual([]);
});

test.each([
  ['a link', 'See [fares].\n\n[fares]: /fares\n', 'Siehe Preise.\n', ['“[fares]” is missing']],
  [
    'another file in a template tag',
    'Look: {% include "steg.md" %}\n',
    'Siehe: {% include "moor.md" %}\n',
    ['“{% include "steg.md" %}” is missing', '“{% include "moor.md" %}” is not in the source'],
  ],
  ['an address', 'See <https://example.org/quay>.\n', 'Siehe dort.\n', ['“<https://example.org/quay>” is missing']],
  [
    'another tag',
    'A {% note tip "Careful!" %}\n',
    'A {% box tip "Vorsicht!" %}\n',
    ['“{% note tip "Careful!" %}” is missing', '“{% box tip "Vorsicht!" %}” is not in the source'],
  ],
])('what is lost is still found: %s', (_, source, target, expected) => {
  expect(messages(source, target)).toEqual(expected);
});
