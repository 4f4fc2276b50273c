import { expect, test } from 'vitest';
import { defaultSettings } from '../settings.ts';
import { loadStyleRules } from '../style/loadedRules.ts';
import { createTermIndex } from '../terms/termIndex.ts';
import { checks } from './checks.ts';
import { exampleCatalog } from './contract/exampleCatalog.ts';
import { runChecks } from './run/runChecks.ts';

await loadStyleRules();

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

const all = { ...defaultSettings, checks: Object.fromEntries(checks.map(({ id }) => [id, 'warning' as const])) };

const off = Object.fromEntries(checks.map(({ id }) => [id, 'off' as const]));
const only = (id: string) => ({ ...defaultSettings, checks: { ...off, [id]: 'warning' as const } });

/** Of each kind of check one reason to look closer. */
const signs = 'A (b) “c” «e» 1,234.5 %s {n} http://a.bc/d a@b.cd USB! C:\\d "f" h: i; j? k… – v1.2.3 50 % `l` m(s). ';

// A pattern that is tried again from each letter of what nothing ends takes minutes for one of these.
test.each([...'aZ-.(“\u0301\n', 'a.', '1-', 'Z:'])(
  'no check looks at %j again and again for what does not follow it',
  (part) => {
    const text = `${signs}${part.repeat(25_000 / part.length)} ${signs}`;
    const catalog = exampleCatalog([{ source: text, target: text.replace('A (b)', 'B') }]);
    expect(runChecks(catalog, { ...options, settings: all }).length).toBeLessThan(100);
  },
);

// A pattern that may read the same part in two ways tries all of them together: forty parts take years.
test.each([`a${'__b'.repeat(40)}!`, `A1${'AA1'.repeat(40)}_`])('%s is looked at once', (source) => {
  const catalog = exampleCatalog([{ source, target: 'Boot' }]);
  expect(runChecks(catalog, { ...options, settings: all }).length).toBeLessThan(100);
});

// A pattern that looks back over its line from each letter takes minutes.
test('the lines of a value are counted where one of them is very long', () => {
  const settings = only('newline-count');
  const catalog = exampleCatalog([
    { source: `${'a ship, '.repeat(60_000)}\n\nEnd`, target: 'ein Schiff, '.repeat(40_000) },
  ]);
  expect(runChecks(catalog, { ...options, settings }).map(({ check }) => check)).toEqual(['newline-count']);
});

// A pattern that looks back to the start of the text from each number takes minutes.
test('the numbers of a subtitle are judged where it has thousands of them', () => {
  const timing = { start: 0, end: 5000 };
  const catalog = exampleCatalog([{ source: '| 0\n<'.repeat(60_000), target: '| 0\n<'.repeat(60_000), timing }]);
  const settings = only('subtitle-numbers');
  expect(runChecks(catalog, { ...options, settings })).toEqual([]);
});

// A key is as long as it is deep, and each of its beginnings may be another key.
test('keys that clash are found in a file that nests without end', () => {
  const segments = Array.from({ length: 3000 }, (_, i) => ({ id: `${'a.'.repeat(i)}b`, target: 'Text' }));
  const catalog = exampleCatalog([{ id: 'a', target: 'Text' }, ...segments], { format: 'json' });
  const settings = { ...defaultSettings, checks: { ...all.checks, 'key-clash': 'warning' as const } };
  const findings = runChecks(catalog, { ...options, settings }).filter(({ check }) => check === 'key-clash');
  expect(findings.map(({ data }) => data)).toEqual([{ key: 'a.b', clashes: 'a' }]);
});

// A pattern that is tried from each letter of a word that does not end the text takes minutes.
test('the word before a full stop is found behind a very long one', () => {
  const word = 'te>Ti'.repeat(60_000);
  const catalog = exampleCatalog([{ source: `${word} on the ship`, target: `${word} auf dem Schiff.` }]);
  const settings = only('full-stop');
  expect(runChecks(catalog, { ...options, settings }).map(({ check }) => check)).toEqual(['full-stop']);
});

// The text of a PO file is its id: one that is read again for each placeholder takes minutes.
test('placeholders are missed in a text that is its own id and has thousands of them', () => {
  const source = '%n$'.repeat(20_000);
  const catalog = exampleCatalog([{ id: source, source, target: 'Boot' }], { format: 'po', syntaxes: ['printf'] });
  const settings = only('placeholder-missing');
  expect(runChecks(catalog, { ...options, settings }).length).toBeGreaterThan(0);
});

// An expression for each of them takes minutes.
test('each of thousands of different placeholders is missed', () => {
  const names = Array.from({ length: 80_000 }, (_, i) => `{n${i}}`);
  const target = names.filter((_, i) => i % 2 === 0).join(' ');
  const catalog = exampleCatalog([{ source: names.join(' '), target }], { syntaxes: ['brace'] });
  const settings = only('placeholder-missing');
  const [finding] = runChecks(catalog, { ...options, settings });
  expect(finding?.data).toEqual({ placeholder: names.filter((_, i) => i % 2 === 1).join(' ') });
});
