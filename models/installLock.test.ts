import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { whileLocked } from './installLock.ts';

test.each([
  ['an hour old', -3600],
  ['an hour ahead, since the clock was set back', 3600],
])('a lock without a name that is %s has no owner', async (_, seconds) => {
  const folder = mkdtempSync(join(tmpdir(), 'interline-lock-'));
  try {
    const lock = join(folder, 'install.lock');
    const moment = new Date(Date.now() + 1000 * seconds);
    writeFileSync(lock, '');
    utimesSync(lock, moment, moment);
    const signal = AbortSignal.timeout(10_000);
    expect(
      await whileLocked(
        lock,
        signal,
        () => undefined,
        async () => existsSync(lock),
      ),
    ).toBe(true);
    expect(existsSync(lock)).toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
