import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkFile } from '../checking/checkFile.ts';
import { openWorkspace } from './openWorkspace.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'interline-php-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(name: string, body: string): Promise<string> {
  const path = join(root, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `<?php\nreturn [${body}];\n`);
  return path;
}

test('PHP files of languages are found without a source file, other arrays are not', async () => {
  const texts = "'open' => 'Öffnen', 'close' => 'Schließen'";
  const ours = [await write('Language/de/Boat.php', texts), await write('lang/nb.php', texts)];
  await write('config/de/boat.php', texts);
  await write('lang/config.php', texts);
  const workspace = await openWorkspace(root);
  const files = await workspace.files.list();
  expect([...files].sort()).toEqual(ours.sort());
});

test('keys that are texts are the source, one that is a name has none', async () => {
  const texts = ['Hoist the sails', 'Row %d boats', 'Boat', 'Sail at noon', 'Sail at night'];
  const entries = texts.map((key) => `'${key}' => '${key === 'Boat' ? '' : 'Segeln'}'`);
  const path = await write('messages/de/app.php', [...entries, "'date.format' => 'd.m.Y'"].join(', '));
  const workspace = await openWorkspace(root);
  const file = await workspace.files.read(path);
  if (!file) throw new Error('no localization file');
  expect(file).toMatchObject({ role: 'target', sourceLanguage: 'en', targetLanguage: 'de' });
  const findings = await checkFile(
    workspace,
    file,
    new Set(['placeholder-missing', 'untranslated', 'extra-key', 'missing-key']),
  );
  expect(findings.map(({ segment, check }) => [segment, check])).toEqual([
    ['Row %d boats', 'placeholder-missing'],
    ['Boat', 'untranslated'],
  ]);
});
