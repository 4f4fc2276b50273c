import fc from 'fast-check';
import { expect, test } from 'vitest';
import { claimsMemory, openClaims } from './claims.ts';

test('every file is taken once, by whichever thread asks first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 40, maxLength: 200 }), (turns) => {
      const count = 40;
      const memory = claimsMemory(count);
      const threads = new Map([1, 2, 3, 4].map((thread) => [thread, openClaims(memory, thread)]));
      const taken: number[] = [];
      let reported = 0;
      for (const turn of turns) {
        const claims = threads.get(turn);
        // The first thread reports: it takes the file whose turn it is.
        if (turn === 1 && reported < count) {
          claims?.reporting(reported);
          if (claims?.take(reported)) taken.push(reported);
          reported++;
        } else {
          const index = claims?.takeNext();
          if (index !== undefined) taken.push(index);
        }
      }
      expect(new Set(taken).size).toBe(taken.length);
    }),
  );
});

test('no file is taken far ahead of the one that is reported', () => {
  const claims = openClaims(claimsMemory(100), 2);
  const taken: number[] = [];
  for (let index = claims.takeNext(); index !== undefined; index = claims.takeNext()) taken.push(index);
  expect(taken).toEqual(Array.from({ length: 15 }, (_, i) => i + 1));
  claims.reporting(10);
  expect(claims.takeNext()).toBe(16);
});

test('what a thread took and did not finish is free again when it ends', () => {
  const memory = claimsMemory(10);
  const [first, second] = [openClaims(memory, 1), openClaims(memory, 2)];
  const taken = [second.takeNext(), second.takeNext(), first.takeNext()];
  expect(taken).toEqual([1, 2, 3]);
  first.giveBack(2, (index) => index === 1);
  expect([first.take(1), first.take(2), second.take(3)]).toEqual([false, true, false]);
});
