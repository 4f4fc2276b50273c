import { expect, test } from 'vitest';
import { whenIdle } from './whenIdle.ts';

test('what an engine held is given back when it rests, and not while it works', async () => {
  let model: object | undefined = { weights: new Array(1_000).fill(0) };
  const held = new WeakRef(model);
  let ring = () => {};
  const end = () => {
    model = undefined;
  };
  const work = whenIdle(end, (_, rings) => {
    ring = rings;
    return () => {
      ring = () => {};
    };
  });
  await work.during(async () => undefined);
  const again = work.during(async () => undefined);
  ring();
  expect(model).toBeDefined();
  await again;
  // A reference that was looked at stays until the turn ends.
  await new Promise(setImmediate);
  ring();
  await new Promise(setImmediate);
  expect(held.deref()).toBeUndefined();
});
