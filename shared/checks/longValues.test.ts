import { expect, test } from 'vitest';
import { defaultSettings } from '../settings.ts';
import { createTermIndex } from '../terms/termIndex.ts';
import { exampleCatalog } from './exampleCatalog.ts';
import { runChecks } from './runChecks.ts';

const options = { languages: { source: 'en', target: 'de' }, settings: defaultSettings, terms: createTermIndex([]) };

/** A part that a value has again and again, and what stands in the translation instead. */
const parts = [
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholder of a message
  ['${a} 0', '${a} 1'],
  ['{0} ', '{1} '],
  ['<b>a</b> ', '<i>a</i> '],
  ['1.2 km ', '1.2 mi '],
  ['http://a.b/ ', 'http://b.b/ '],
] as const;

/** The checks that find something where every second part is another one and a placeholder comes too. */
function foundIn(part: string, other: string, length: number): ReadonlySet<string> {
  const source = part.repeat(length / part.length);
  const target = `${(part + other).repeat(length / 2 / part.length)}{2}`;
  const catalog = exampleCatalog([{ source, target }], { syntaxes: ['brace', 'markup'] });
  return new Set(runChecks(catalog, options).map((finding) => finding.check));
}

// A check that compares every part with every other takes minutes for one of these.
test.each(parts)('checks find in 200,000 characters of %j what they find in 2,000', (part, other) => {
  expect(foundIn(part, other, 200_000)).toEqual(foundIn(part, other, 2000));
});
