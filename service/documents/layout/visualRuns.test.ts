import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inRightToLeftOrder, isRightToLeft, visualRuns } from './visualRuns.ts';

/** The parts of a line from left to right, those from right to left in brackets. */
const seen = (line: string) =>
  visualRuns(line, isRightToLeft(line)).map(({ start, end, rightToLeft }) => {
    const text = line.slice(start, end);
    return rightToLeft ? `[${text}]` : text;
  });

test.each([
  ['Harbour 12', ['Harbour 12']],
  ['נמל', ['[נמל]']],
  // a Latin name and numbers keep their direction, the punctuation at the end goes with the paragraph
  ['ערוץ VHF 16.', ['[.]', 'VHF 16', '[ערוץ ]']],
  ['מחיר 12.50 שקל', ['[ שקל]', '12.50', '[מחיר ]']],
  ['call קפטן now', ['call ', '[קפטן]', ' now']],
  ['ميناء ١٢', ['١٢', '[ميناء ]']],
])('%s', (line, wanted) => {
  expect(seen(line)).toEqual(wanted);
});

test('every part of a line is in one run, whatever the line', () => {
  const letters = fc.constantFrom(...'aB1 .,-()א ب١%é漢'.split(''));
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 30 }), fc.boolean(), (line, base) => {
      const runs = [...visualRuns(line, base)].sort((a, b) => a.start - b.start);
      expect(runs.map(({ start, end }) => line.slice(start, end)).join('')).toBe(line);
    }),
  );
});

test('words stand from right to left, and their brackets turn', () => {
  expect(inRightToLeftOrder('שלום (עולם)')).toEqual([')עולם(', ' שלום']);
});
