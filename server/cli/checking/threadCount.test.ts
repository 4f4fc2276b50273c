import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkspace } from '../../workspace/openWorkspace.ts';
import type { Project } from '../project.ts';
import { threadCount } from './threadCount.ts';

let root: string;
let project: Project;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'interline-threads-'));
  project = { workspace: await openWorkspace(root), paths: [root] };
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each([
  { files: 31, megabytes: 400, cores: 8, threads: 1 },
  { files: 32, megabytes: 7, cores: 8, threads: 1 },
  { files: 32, megabytes: 9, cores: 8, threads: 8 },
  { files: 32, megabytes: 9, cores: 64, threads: 8 },
  { files: 32, megabytes: 9, cores: 3, threads: 3 },
  { files: 32, megabytes: 90, cores: 2, threads: 1 },
  { files: 32, megabytes: 110, cores: 2, threads: 2 },
  { files: 32, megabytes: 400, cores: 1, threads: 1 },
])('$files files of $megabytes MB on $cores cores: $threads', async ({ files, megabytes, cores, threads }) => {
  const path = join(root, 'app.po');
  writeFileSync(path, '');
  truncateSync(path, Math.ceil((megabytes * 1_000_000) / files));
  const listed = Array.from({ length: files }, () => [{ path, workspace: project.workspace }]);
  expect(await threadCount(listed, [project], {}, undefined, cores)).toBe(threads);
  expect(await threadCount(listed, [project], {}, '5', cores)).toBe(5);
});
