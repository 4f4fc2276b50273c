import { expect, test } from 'vitest';
import { EndlessStep, withinLimit } from './withinLimit.ts';

const endless: Readonly<Record<string, () => unknown>> = {
  'a loop': () => {
    for (;;);
  },
  'a loop that catches everything': () => {
    for (;;) {
      try {
        JSON.parse('{');
      } catch {}
    }
  },
  'a regular expression': () => /^(a+)+$/.test(`${'a'.repeat(60)}!`),
  'a replacement': () => `${'a'.repeat(60)}!`.replace(/^(a+)+$/, ''),
  'a generator': () => [
    ...(function* () {
      for (;;) yield* [];
    })(),
  ],
  'a step within a step': () =>
    withinLimit(() => {
      for (;;);
    }),
};

test.each(Object.keys(endless))('%s that never ends is ended', (name) => {
  expect(() => withinLimit(endless[name] as () => unknown, 50)).toThrow(EndlessStep);
});

test('what a step gives and throws passes through, and steps may stand within each other', () => {
  const value = { a: 1 };
  expect(withinLimit(() => withinLimit(() => value))).toBe(value);
  const error = new RangeError('no');
  expect(() =>
    withinLimit(() => {
      throw error;
    }),
  ).toThrow(error);
});
