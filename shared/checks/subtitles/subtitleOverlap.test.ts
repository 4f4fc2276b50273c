import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

const cue = (start: number, end: number, target = 'Ja.') => ({ target, timing: { start, end } });
const check = (...cues: ReturnType<typeof cue>[]) =>
  checkExample('subtitle-overlap', cues, { kind: 'monolingual', format: 'srt' }).messages;

test('names the overlap in ms', () => {
  expect(check(cue(0, 1000), cue(900, 2000))).toEqual(['The subtitle starts 100 ms before the one above it ends']);
  expect(check(cue(0, 1000), cue(1000, 2000))).toEqual([]);
  expect(
    [check(cue(0, 1000), cue(961, 2000)), check(cue(0, 1000), cue(960, 2000))].map(({ length }) => length),
  ).toEqual([0, 1]);
});

test('a long subtitle is compared with all that follow', () => {
  expect(check(cue(0, 5000), cue(1000, 2000), cue(3000, 4000))).toHaveLength(2);
});

test('order, no duration, other places of the picture', () => {
  expect(check(cue(5000, 6000), cue(1000, 2000))).toHaveLength(1);
  expect(check(cue(1000, 1000))).toEqual(['The subtitle shows for no time']);
  expect(check(cue(0, 1000), cue(500, 900, '{\\an8}Oben'))).toEqual([]);
});
