import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asWritten, say } from '../../sentences/sentence.ts';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import type { FileCheck, FileFinding, SegmentCheck } from '../contract/check.ts';
import { exampleCatalog } from '../contract/exampleCatalog.ts';
import { findInTurn } from './findInTurn.ts';

const options = { languages: { source: 'en', target: 'de' }, settings: defaultSettings, terms: createTermIndex([]) };
const base = { severity: 'warning', summary: '' } as const;
const catalogOf = (count: number) =>
  exampleCatalog(Array.from({ length: count }, () => ({ source: 'One boat', target: 'Ein Boot' })));

/** Finds the second word of each target, and then the first. */
const words: SegmentCheck = {
  ...base,
  id: 'words',
  *run() {
    yield { start: 4, end: 8, message: say`second` };
    yield { start: 0, end: 3, message: say`first` };
  },
};

const byRange = (a: FileFinding, b: FileFinding) => a.range.start - b.range.start || a.range.end - b.range.end;

test('findings of segments and of the file stand in the order of the text, and at one place in that of the checks', () => {
  const place = fc.record({ segment: fc.nat(699), start: fc.constantFrom(0, 4), length: fc.constantFrom(0, 3, 4) });
  const catalog = catalogOf(700);
  fc.assert(
    fc.property(fc.array(place, { maxLength: 40 }), fc.boolean(), fc.boolean(), (places, elsewhere, inOrder) => {
      const rangeAt = ({ segment, start, length }: (typeof places)[number]): FileFinding => {
        const from = (catalog.segments.at(segment)?.target?.range.start ?? 0) + start;
        return { range: { start: from, end: from + length }, message: say`${segment}` };
      };
      const ofFile: FileCheck = {
        ...base,
        scope: 'file',
        id: 'places',
        runsInOrder: () => inOrder,
        run: () => (inOrder ? places.map(rangeAt).sort(byRange) : places.map(rangeAt)),
      };
      const inSegment: FileCheck = {
        ...base,
        scope: 'file',
        id: 'starts',
        run: () => [],
        findsElsewhere: () => elsewhere,
        *inSegment({ id, target, range }) {
          const first = elsewhere ? 0 : (target?.range.start ?? range.start);
          if (id.endsWith('1')) yield { range: { start: first, end: first + 3 }, message: asWritten(id) };
        },
      };
      const checks = [inSegment, ofFile, words];
      const findings = [...findInTurn(catalog, { ...options, checks })].flat();
      expect(findings.length).toBe(1400 + 70 + places.length);
      const key = ({ check, range }: (typeof findings)[number]) => [
        range.start,
        range.end,
        ['words', 'starts', 'places'].indexOf(check),
      ];
      const keys = findings.map(key);
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
      yield { message: say`whole` };
    },
  };
  const blocks = findInTurn(catalog, { ...options, checks: [counting] });
  blocks.next();
  expect(looked).toBeLessThan(1000);
  for (const _ of blocks);
  expect(looked).toBe(5000);
});

test('very many findings of the file are neither looked for at once nor given at once', () => {
  const catalog = catalogOf(3);
  let looked = 0;
  const counting: FileCheck = {
    ...base,
    scope: 'file',
    id: 'places',
    runsInOrder: () => true,
    *run() {
      for (; looked < 10_000; looked++) yield { range: { start: looked, end: looked + 1 }, message: say`here` };
    },
  };
  const sizes: number[] = [];
  for (const block of findInTurn(catalog, { ...options, checks: [counting] })) {
    sizes.push(block.length);
    expect(looked).toBeLessThan(sizes.reduce((sum, size) => sum + size, 2));
  }
  expect(Math.max(...sizes)).toBeLessThan(1000);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(10_000);
});
