import { expect, test } from 'vitest';
import { say } from '../../shared/sentences/sentence.ts';
import { createWatchdog, stepOn, type Watched } from './watchdog.ts';

const small: Watched = { path: '/p/de.json', length: 4000 };
const forever = () => {
  for (;;);
};

test('a file without progress is named and left out at once from then on; others go on', () => {
  const watchdog = createWatchdog(50);
  const reason = say`there was no progress for ${0} seconds`;
  expect(() => watchdog.step(small, forever)).toThrow(expect.objectContaining({ path: small.path, reason }));
  expect(() => watchdog.step(small, () => 'read')).toThrow(expect.objectContaining({ path: small.path, reason }));
  expect(watchdog.step({ ...small, path: '/p/fr.json' }, () => 'read')).toBe('read');
  watchdog.forget(small.path);
  expect(watchdog.step(small, () => 'read')).toBe('read');
});

test('a step that may be asked for again leaves no file out', () => {
  expect(() => stepOn(small, forever, 50)).toThrow('there was no progress');
  expect(stepOn(small, () => 'read', 50)).toBe('read');
});

test('a step of a large file may take longer, in proportion', () => {
  const busy = (ms: number) => () => {
    const end = performance.now() + ms;
    while (performance.now() < end);
    return 'made';
  };
  const watchdog = createWatchdog(50);
  expect(watchdog.step({ path: '/p/large.po', length: 60_000_000 }, busy(300))).toBe('made');
  expect(() => watchdog.step(small, busy(60_000))).toThrow('there was no progress');
});

test('a list that goes on may take any time; one that stops is left out, behind what it gave', () => {
  const watchdog = createWatchdog(500);
  function* slowly(count: number) {
    for (let i = 0; i < count; i++) {
      const end = performance.now() + 10;
      while (performance.now() < end);
      yield i;
    }
  }
  expect([...watchdog.steps(small, slowly(80))].flat()).toEqual(Array.from({ length: 80 }, (_, i) => i));
  const drawn: number[] = [];
  const stopping = function* () {
    yield* slowly(10);
    forever();
  };
  expect(() => {
    for (const block of watchdog.steps(small, stopping())) for (const one of block) drawn.push(one);
  }).toThrow('there was no progress');
  expect(drawn.slice(0, 5)).toEqual([0, 1, 2, 3, 4]);
});

test('the reason names what was at work, of this step alone', () => {
  const watchdog = createWatchdog(50);
  watchdog.step(small, () => watchdog.enter(say`the rule “${'a'}”`));
  expect(() => watchdog.step({ ...small, path: '/p/fr.json' }, forever)).toThrow(/no progress for 0 seconds$/);
  const within = () => {
    watchdog.enter(say`the rule “${'b'}”`);
    forever();
  };
  expect(() => watchdog.step(small, within)).toThrow(/no progress for 0 seconds in the rule “b”$/);
});
