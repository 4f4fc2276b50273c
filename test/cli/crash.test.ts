import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { bundle, sandbox } from './runCli.ts';

/** Rounds of each command; `ROUNDS=500` looks longer. */
const rounds = Number(process.env.ROUNDS ?? 34);

/** Texts of a file. */
const entries = (value: (i: number) => string) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: 2_000 }, (_, i) => [`key${i}`, value(i)])), null, 2);
const source = entries((i) => `Boat ${i} leaves the harbour`);
const memory = `<tmx version="1.4"><header srclang="en"/><body><tu><tuv xml:lang="en"><seg>Boat 7 leaves the harbour</seg></tuv><tuv xml:lang="de"><seg>Boot 7 legt ab</seg></tuv></tu></body></tmx>`;

test.each([
  { args: ['set', 'locales/de.json', 'key9', 'Boot'], before: entries((i) => `Boot ${i} legt ab`) },
  {
    args: ['check', 'locales/de.json', '--fix'],
    before: entries((i) => (i % 2 ? `Boot ${i} legt ab` : `Boot ${i}  legt ab`)),
  },
  {
    args: ['translate', 'locales', '--to', 'de', '--service', 'http://127.0.0.1:9', '--key', 'none'],
    before: undefined,
  },
])(
  'killed at any moment, “$args.0” leaves its file as it was or as it should be',
  { timeout: 600_000 },
  async ({ args, before }) => {
    using box = sandbox({ 'locales/en.json': source, 'a.tmx': memory });
    const target = join(box.root, 'locales/de.json');
    const reset = () => {
      if (before === undefined) rmSync(target, { force: true });
      else writeFileSync(target, before);
    };
    const run = async (killedAfter: number | undefined) => {
      reset();
      const child = spawn(process.execPath, [bundle, ...args], { cwd: box.root, stdio: 'ignore' });
      const exited = once(child, 'exit');
      if (killedAfter === undefined) return exited;
      await Promise.race([pause(killedAfter), exited]);
      child.kill('SIGKILL');
      return exited;
    };
    const began = performance.now();
    await run(undefined);
    const whole = performance.now() - began;
    const after = box.read('locales/de.json').toString();
    expect(after).not.toBe(before);
    for (let round = 0; round < rounds; round++) {
      // The later half is where it writes.
      await run(whole * (0.5 + (0.5 * round) / rounds));
      const now = existsSync(target) ? box.read('locales/de.json').toString() : undefined;
      expect(now === before || now === after, `round ${round}: ${now?.length} characters`).toBe(true);
    }
    reset();
    await run(undefined);
    expect(box.read('locales/de.json').toString()).toBe(after);
    expect(
      readdirSync(join(box.root, 'locales'))
        .sort()
        .filter((name) => !name.endsWith('.tmp')),
    ).toEqual(['de.json', 'en.json']);
  },
);
