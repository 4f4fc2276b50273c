import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Pixels } from './pixels.ts';
import { backTurn, partOf, putPart, type Turn, turnPixels } from './turnPixels.ts';

const turns: readonly Turn[] = [1, -1].flatMap((p) =>
  [1, -1].flatMap((q): Turn[] => [
    [p, 0, 0, q],
    [0, p, q, 0],
  ]),
);
const picture = (width: number, height: number): Pixels => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height * 4 }, (_, i) => (i % 4 === 3 ? 255 : (i >> 2) % 251)),
});
const rows = ({ width, height, data }: Pixels) =>
  Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => data[(y * width + x) * 4]).join(''));

test('a quarter turn clockwise puts the first column on top', () => {
  expect(rows(picture(3, 2))).toEqual(['012', '345']);
  expect(rows(turnPixels(picture(3, 2), [0, 1, -1, 0]))).toEqual(['30', '41', '52']);
  expect(rows(turnPixels(picture(3, 2), [0, -1, 1, 0]))).toEqual(['25', '14', '03']);
  expect(rows(turnPixels(picture(3, 2), [-1, 0, 0, 1]))).toEqual(['210', '543']);
});

test('a part that is turned, turned back and put back changes nothing', () => {
  const size = fc.integer({ min: 1, max: 7 });
  fc.assert(
    fc.property(size, size, fc.nat(), fc.nat(), fc.constantFrom(...turns), (width, height, x, y, turn) => {
      const all = picture(width, height);
      const box = { left: x % width, top: y % height, right: width, bottom: height };
      const part = partOf(all, box);
      expect(part.width * part.height).toBe((width - box.left) * (height - box.top));
      const back = turnPixels(turnPixels(part, turn), backTurn(turn));
      expect(rows(back)).toEqual(rows(part));
      const into = picture(width, height);
      putPart(into, back, box);
      expect(into.data).toEqual(all.data);
    }),
  );
});
