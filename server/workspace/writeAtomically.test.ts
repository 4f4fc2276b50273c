import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
