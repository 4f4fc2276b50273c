import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultSettings } from '../settings.ts';
import { createTermIndex } from '../terms/termIndex.ts';
import type { FileCheck, FileFinding, SegmentCheck } from './check.ts';
import { exampleCatalog } from './exampleCatalog.ts';
import { findInTurn } from './findInTurn.ts';

const options = { languages: { source: 'en', target: 'de' }, settings: defaultSettings, terms: createTermIndex([]) };
const base = { severity: 'warning', summary: '' } as const;
const catalogOf = (count: number) =>
  exampleCatalog(Array.from({ length: count }, () => ({ source: 'One boat', target: 'Ein Boot' })));

/** Finds the second word of each target, and then the first. */
const words: SegmentCheck = {
  ...base,
  scope: 'segment',
  id: 'words',
  *run() {
    yield { start: 4, end: 8, message: 'second' };
    yield { start: 0, end: 3, message: 'first' };
  },
};

test('findings of segments and of the file stand in the order of the text, and at one place in that of the checks', () => {
  const place = fc.record({ segment: fc.nat(699), start: fc.constantFrom(0, 4), length: fc.constantFrom(0, 3, 4) });
  const catalog = catalogOf(700);
  fc.assert(
    fc.property(fc.array(place, { maxLength: 40 }), fc.boolean(), (places, elsewhere) => {
      const rangeAt = ({ segment, start, length }: (typeof places)[number]): FileFinding => {
        const from = (catalog.segments[segment]?.target?.range.start ?? 0) + start;
        return { range: { start: from, end: from + length }, message: `${segment}` };
      };
      const ofFile: FileCheck = { ...base, scope: 'file', id: 'places', run: () => places.map(rangeAt) };
      const inSegment: FileCheck = {
        ...base,
        scope: 'file',
        id: 'starts',
        run: () => [],
        findsElsewhere: () => elsewhere,
        *inSegment({ id, target, range }) {
          const first = elsewhere ? 0 : (target?.range.start ?? range.start);
          if (id.endsWith('1')) yield { range: { start: first, end: first + 3 }, message: id };
        },
      };
      const checks = [inSegment, ofFile, words];
      const found = [...findInTurn(catalog, { ...options, checks })].flat().map(({ finding }) => finding);
      expect(found.length).toBe(1400 + 70 + places.length);
      const key = ({ check, range }: (typeof found)[number]) => [
        range.start,
        range.end,
        ['words', 'starts', 'places'].indexOf(check),
      ];
      const keys = found.map(key);
      expect(keys).toEqual(
        [...keys].sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0) || (a[2] ?? 0) - (b[2] ?? 0)),
      );
    }),
    { numRuns: 20 },
  );
});

test('the first findings are there before the last segment was looked at', () => {
  const catalog = catalogOf(5000);
  let looked = 0;
  const counting: SegmentCheck = {
    ...words,
    *run() {
      looked++;
      yield { message: 'whole' };
    },
  };
  const blocks = findInTurn(catalog, { ...options, checks: [counting] });
  blocks.next();
  expect(looked).toBeLessThan(1000);
  for (const _ of blocks);
  expect(looked).toBe(5000);
});

test('segments of a document that are not in the order of the text keep no finding from its place', () => {
  const { segments, ...rest } = catalogOf(1500);
  const catalog = { ...rest, format: 'dita', segments: [...segments].reverse() };
  const found = [...findInTurn(catalog, { ...options, checks: [words] })].flat();
  const starts = found.map(({ finding }) => finding.range.start);
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
});
