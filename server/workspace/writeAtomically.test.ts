import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { writeAtomically } from './writeAtomically.ts';

test('an error says what keeps a file from being written, and whether one is there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'il-write-'));
  const file = join(folder, 'a');
  try {
    writeFileSync(file, '');
    await expect(writeAtomically(join(file, 'b'), Buffer.from('x'))).rejects.toThrow(
      `${join(file, 'b')} cannot be written: a part of its path is not a folder; nothing was written.`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('what is there while a file is written has a name that the manifest hides in the editor', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'il-write-'));
  try {
    let isDone = false;
    const done = writeAtomically(join(folder, 'a.xlf'), Buffer.alloc(8_000_000, 'x')).finally(() => {
      isDone = true;
    });
    const seen = new Set<string>();
    while (!isDone) {
      for (const name of readdirSync(folder)) seen.add(name);
      await turn();
    }
    await done;
    const between = [...seen].filter((name) => name !== 'a.xlf');
    expect(between).toHaveLength(1);
    expect(between[0]).toMatch(/^\..*\.interline\.tmp$/);
    const defaults = manifest.contributes.configurationDefaults;
    const hidden = { '**/.*.interline.tmp': true };
    expect(defaults).toMatchObject({ 'files.exclude': hidden, 'files.watcherExclude': hidden });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
