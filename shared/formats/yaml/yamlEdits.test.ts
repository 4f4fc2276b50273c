import { expect, test } from 'vitest';
import { plain } from '../../catalog/content.ts';
import { changeSegments } from '../change.ts';
import { yaml } from './yaml.ts';

test.each([
  [
    'a plain scalar',
    ['de:', '  a: Das  Boot liegt heute am langen Steg', '    und wartet dort auf  die Gäste', '  b: x'],
  ],
  [
    'a folded block',
    ['de:', '  a: >', '    Das  Boot liegt heute am langen Steg', '    und wartet dort auf  die Gäste', '  b: x'],
  ],
  [
    'a literal block',
    ['de:', '  a: |-', '    Das  Boot liegt heute am langen Steg', '    und wartet dort auf  die Gäste', '  b: x'],
  ],
  [
    'single quotes',
    ['de:', "  a: 'Das  Boot liegt heute am langen Steg", "    und wartet dort auf  die ''Gäste'''", '  b: x'],
  ],
  [
    'double quotes',
    ['de:', '  a: "Das  Boot liegt heute am langen Steg', '    und wartet dort auf  die \\"Gäste\\""', '  b: x'],
  ],
])('slips on several lines of %s are mended where they stand', (_, lines) => {
  const text = `${lines.join('\n')}\n`;
  const catalog = yaml.parse(text);
  const [segment] = catalog.segments;
  if (!segment?.target) throw new Error('no segment');
  const content = plain(segment.target.value.replaceAll('  ', ' '));
  const changed = changeSegments(yaml, catalog, new Map([[segment.id, { content }]]));
  expect(changed.text).toBe(text.replace('Das  Boot', 'Das Boot').replace('auf  die', 'auf die'));
});

// Psych reads each of these as the text that was set.
test.each([
  ['a: >-\n  One boat\nb: c\n', 'One \u0001boat', 'a: "One \\x01boat"\nb: c\n'],
  ["a: 'One boat'\nb: c\n", 'One \u2028boat', 'a: "One \\u2028boat"\nb: c\n'],
])('what YAML cannot hold is escaped: %j', (text, value, expected) => {
  const changed = changeSegments(yaml, yaml.parse(text), new Map([['a', { content: plain(value) }]]));
  expect(changed.text).toBe(expected);
  expect([...changed.catalog.problems]).toEqual([]);
});

test('a character for which readers refuse the file is reported', () => {
  const text = 'a: b\u0001c\nd: e\u0085f\n';
  expect([...yaml.parse(text).problems].map(({ severity, range }) => [severity, range])).toEqual([
    ['error', { start: 4, end: 5 }],
  ]);
});
