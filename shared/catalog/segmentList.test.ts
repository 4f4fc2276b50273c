import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Segment } from './segment.ts';
import { type SegmentBlock, SegmentList, segmentList } from './segmentList.ts';

function segmentAt(place: number, start = 10 * place): Segment {
  const range = { start, end: start + 5 };
  const target = { range, value: `Text ${place}`, codes: [], toText: (offset: number) => start + offset };
  return {
    id: `id${place}`,
    range,
    target,
    state: 'translated',
    translatable: true,
    notes: [],
    matches: [],
    ignored: [],
  };
}
const whereOf = ({ id, range, target }: Segment) => [id, range, target?.range, target?.toText(1)];

/** The same segments as an array, from a maker, and in blocks that moved since they were read. */
function listsOf(count: number, size: number, shift: number): readonly SegmentList[] {
  const all = Array.from({ length: count }, (_, place) => segmentAt(place));
  const blocks: SegmentBlock[] = [];
  for (let first = 0; first < count; first += size) {
    const segments = all.slice(first, first + size).map((_, i) => segmentAt(first + i, 10 * (first + i) - shift));
    blocks.push({ first, segments, shift });
  }
  const maker = { count, segment: (place: number) => segmentAt(place) };
  return [
    segmentList(all),
    new SegmentList({ maker }),
    new SegmentList({ blocks }),
    new SegmentList({ maker }).asSources(),
  ];
}

test('a list says the same whatever it is made of', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.integer({ min: 1, max: 9 }), fc.integer({ min: -9, max: 9 }), (count, size, shift) => {
      const expected = Array.from({ length: count }, (_, place) => whereOf(segmentAt(place)));
      for (const list of listsOf(count, size, shift)) {
        expect(list.count).toBe(count);
        expect(Array.from(list, whereOf)).toEqual(expected);
        expect(expected.map((_, place) => whereOf(list.at(place) as Segment))).toEqual(expected);
        expect(expected.map(([id]) => list.placeOf(id as string))).toEqual(expected.map((_, place) => place));
        expect([list.at(-1), list.at(count), list.find('none')]).toEqual([undefined, undefined, undefined]);
        expect(Array.from(list.readings(), ({ id }) => id)).toEqual(expected.map(([id]) => id));
        expect(list.all().map(whereOf)).toEqual(expected);
        expect(Array.from(list, whereOf)).toEqual(expected);
      }
    }),
  );
});

test('nothing but a list of all of them keeps segments', () => {
  let made = 0;
  const segment = (place: number) => {
    made++;
    return segmentAt(place);
  };
  const segments = new SegmentList({ maker: { count: 3, segment } });
  expect({ ...{ segments } }.segments.count).toBe(3);
  expect(made).toBe(0);
  expect([...segments, ...segments, segments.at(2)]).toHaveLength(7);
  expect([made, segments.unmade !== undefined]).toEqual([7, true]);
  expect([...segments.all(), ...segments.all(), ...segments]).toHaveLength(9);
  expect([made, segments.unmade]).toEqual([10, undefined]);
});

test('what is known of the entries of a file holds for its next state, what is known of its texts does not', () => {
  const before = segmentList([segmentAt(0)]);
  const blocks = [{ first: 0, segments: [segmentAt(0)], shift: 2 }];
  const change = { first: 0, end: 1, ends: { prefix: 3, suffix: 2 } };
  const after = new SegmentList({ blocks, edited: { before, change } });
  let calls = 0;
  const ask = () => ++calls;
  expect([before, after, before].map((list) => list.entryFacts.of(ask, list))).toEqual([1, 1, 1]);
  expect([before, after, before].map((list) => list.facts.of(ask, list))).toEqual([2, 3, 2]);
});

test('a list knows what became of an earlier one, over several edits', () => {
  const blocks = Array.from({ length: 6 }, (_, place) => ({ first: place, segments: [segmentAt(place)], shift: 0 }));
  const edit = (before: SegmentList, first: number, prefix: number, suffix: number) =>
    new SegmentList({ blocks, edited: { before, change: { first, end: first + 1, ends: { prefix, suffix } } } });
  const opened = new SegmentList({ blocks });
  const once = edit(opened, 1, 12, 40);
  const twice = edit(once, 4, 44, 8);
  expect(twice.changeSince(once)).toEqual({ first: 4, end: 5, ends: { prefix: 44, suffix: 8 } });
  expect(twice.changeSince(opened)).toEqual({ first: 1, end: 5, ends: { prefix: 12, suffix: 8 } });
  expect(twice.changeSince(twice)).toMatchObject({ end: 0 });
  expect([opened.changeSince(once), edit(opened, 2, 25, 30).changeSince(once)]).toEqual([undefined, undefined]);
});
