import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fluentPieces } from './fluentPieces.ts';
import { readFluent } from './fluentRead.ts';
import { fluentSegments } from './fluentSegments.ts';

const lines = fc.constantFrom(
  '# c\n',
  '## Group\n',
  '##\n',
  '### File\n',
  '#no\n',
  'a = One\n',
  'a =\n',
  '    .b = Two { $x }\n',
  '    two\n',
  'two\n',
  '\n',
  'a = {\n',
  '-t = { $n ->\n',
  ' [one] x\n',
  ' *[other] y\n',
  '}\n',
  'c = { F(\n',
  'x: 1) }\n',
  'd = {"{"}\n',
  'e = x }\n',
  '  ',
  '\r\n',
  '<<<<<<< HEAD\n',
);
const texts = fc.array(lines, { maxLength: 14 }).map((parts) => parts.join(''));

test('the pieces of a text have the entries and faults of the whole', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(fluentPieces(text).join('')).toBe(text);
      const { segments, problems } = fluentSegments(text);
      const { entries, problems: faults } = readFluent(text);
      const units = entries.flatMap((entry) => entry.units);
      const place = (range: { start: number; end: number }) => [range.start, range.end];
      expect(
        segments.map(({ id, range, target }) => [id, place(range), target?.value, target && place(target.range)]),
      ).toEqual(units.map(({ id, range, slot }) => [id, place(range), slot.value, place(slot.range)]));
      expect(problems.map(({ id, range }) => [id, range.start])).toEqual(
        faults.map(({ id, range }) => [id, range.start]),
      );
    }),
    { numRuns: 2000 },
  );
});

test('a piece has the group that it stands in now, and ids that nothing else has', () => {
  const notes = (text: string) => fluentSegments(text).segments.map(({ id, notes: [note] }) => [id, note?.text]);
  expect(notes('## Deck\n\na = 1\n##\n\nb = 2\n\n## Bow\n\na = 1\n')).toEqual([
    ['a', 'Deck'],
    ['b', undefined],
    ['a~2', 'Bow'],
  ]);
  expect(notes('## Keel\n\na = 1\n')).toEqual([['a', 'Keel']]);
});
