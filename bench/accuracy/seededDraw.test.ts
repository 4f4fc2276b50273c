import { expect, test } from 'vitest';
import { randomFrom } from '../fuzz/random.ts';
import { createSeededDraw } from './seededDraw.ts';

/** A storm of one check in one project, and three others. */
function drawOf(seed: number, count: number): string[] {
  const draw = createSeededDraw<string>(randomFrom(seed));
  for (let i = 0; i < 5000; i++) draw.offer('a/storm', 'missing-key', () => `missing ${i}`);
  draw.offer('a/storm', 'urls', () => 'address');
  draw.offer('b/calm', 'missing-key', () => 'missing in b');
  draw.offer('b/calm', 'numbers', () => 'number');
  return draw.draw(count);
}

test('each check of each project gives one before a frequent one gives a second', () => {
  expect(drawOf(1, 4).map((drawn) => drawn.replace(/\d+/, 'N'))).toHaveLength(4);
  expect(new Set(drawOf(1, 4).map((drawn) => drawn.replace(/\d+/, 'N')))).toEqual(
    new Set(['missing N', 'address', 'missing in b', 'number']),
  );
  expect(drawOf(1, 10)).toHaveLength(10);
  expect(new Set(drawOf(1, 10)).size).toBe(10);
});

test('the same seed draws the same, another seed something else', () => {
  expect(drawOf(7, 20)).toEqual(drawOf(7, 20));
  expect(drawOf(7, 20)).not.toEqual(drawOf(8, 20));
});

test('what is offered late is drawn as often as what is offered early', () => {
  const drawn = Array.from({ length: 50 }, (_, seed) => drawOf(seed, 30)).flat();
  const numbers = drawn.flatMap((name) => (/^missing \d/.test(name) ? [Number(name.slice(8))] : []));
  const late = numbers.filter((number) => number >= 2500).length;
  expect(late / numbers.length).toBeGreaterThan(0.4);
  expect(late / numbers.length).toBeLessThan(0.6);
});
