import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkFile } from '../checking/checkFile.ts';
import { openWorkspace } from './openWorkspace.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'interline-xib-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const entry = (id: number, source: string, target: string) =>
  `/* Class = "NSMenuItem"; title = "${source}"; ObjectID = "${id}"; */\n"${id}.title" = "${target}";\n\n`;

test('texts of an interface are checked against what Xcode says of its source', async () => {
  const folder = join(root, 'de.lproj');
  await mkdir(folder);
  await mkdir(join(root, 'Base.lproj'));
  await writeFile(join(root, 'Base.lproj/MainMenu.xib'), '<document/>');
  const path = join(folder, 'MainMenu.strings');
  await writeFile(path, entry(1, 'Hoist the sails', 'Segel setzen') + entry(2, 'Rename “%@”', 'Umbenennen'));
  const workspace = await openWorkspace(root);
  const file = await workspace.files.read(path);
  if (!file) throw new Error('no localization file');
  expect(file).toMatchObject({ role: 'target', sourceLanguage: 'en', targetLanguage: 'de' });
  expect(file.catalog.segments.at(0)?.source?.value).toBe('Hoist the sails');
  const findings = await checkFile(workspace, file, new Set(['placeholder-missing']));
  expect(findings.map(({ segment }) => segment)).toEqual(['2.title']);
});
