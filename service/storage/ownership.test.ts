import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse, ownFolder } from './ownership.ts';

let folder: string;
let claim: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'interline-owner-'));
  claim = join(folder, 'service.pid');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder has one owner, until it is given free', () => {
  const release = ownFolder(folder);
  expect(() => ownFolder(folder)).toThrow(FolderInUse);
  expect(() => ownFolder(folder)).toThrow(`process ${process.pid}`);
  release();
  expect(existsSync(claim)).toBe(false);
  ownFolder(folder)();
});

test('the claim of a process that is gone is void', () => {
  writeFileSync(claim, '4194303 1\n');
  ownFolder(folder);
  expect(readFileSync(claim, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
});

test.runIf(existsSync('/proc/self/stat'))('so is that of a process whose id another program has by now', () => {
  writeFileSync(claim, `${process.pid} 1\n`);
  ownFolder(folder);
  expect(readFileSync(claim, 'utf8')).not.toBe(`${process.pid} 1\n`);
});

test('a claim that is being written is respected, one that was never finished is not', () => {
  writeFileSync(claim, '');
  expect(() => ownFolder(folder)).toThrow(FolderInUse);
  utimesSync(claim, new Date(0), new Date(0));
  ownFolder(folder)();
  const later = new Date(Date.now() + 3_600_000);
  writeFileSync(claim, '');
  utimesSync(claim, later, later);
  ownFolder(folder);
});

test('giving free leaves the claim of another owner alone', () => {
  const release = ownFolder(folder);
  writeFileSync(claim, '1 -\n');
  release();
  expect(readFileSync(claim, 'utf8')).toBe('1 -\n');
});
