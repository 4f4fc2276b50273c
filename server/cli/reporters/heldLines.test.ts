import { expect, test } from 'vitest';
import { heldLines } from './heldLines.ts';

test('lines come back as they were, however many there are', () => {
  const held = heldLines();
  const lines = Array.from({ length: 40_000 }, (_, i) =>
    i % 7 === 0 ? '' : `finding ${i} „Größe“ 😀 of a long line of a report`,
  );
  for (const line of lines) held.add(line);
  expect(held.count).toBe(lines.length);
  const blocks = [...held.blocks()];
  expect(blocks.length).toBeGreaterThan(1);
  expect(blocks.flat()).toEqual(lines);
});
