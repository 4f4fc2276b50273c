import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkFile } from '../checking/checkFile.ts';
import { openWorkspace } from './openWorkspace.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'interline-keyed-'));
  await mkdir(join(root, 'l10n'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const file = (texts: Readonly<Record<string, string>>, plural = ',"pluralForm" :"nplurals=2; plural=(n != 1);"') =>
  plural === '' ? JSON.stringify(texts) : `{ "translations": ${JSON.stringify(texts)}${plural}\n}`;

async function read(name: string, files: Readonly<Record<string, string>>) {
  for (const [other, text] of Object.entries(files)) await writeFile(join(root, 'l10n', other), text);
  const workspace = await openWorkspace(root);
  const file = await workspace.files.read(join(root, 'l10n', name));
  if (!file) throw new Error(`${name} is no localization file`);
  const findings = await checkFile(workspace, file, new Set(['missing-key', 'extra-key', 'placeholder-missing']));
  return { ...file, messages: findings.map(({ message }) => message) };
}

const british = {
  'Two colors': 'Two colours',
  'Save {name}': 'Save {name}',
  'All boats': 'All boats',
  Tide: 'Tide',
  'Row home': 'Row home',
};
const german = {
  'Two colors': 'Zwei Farben',
  'Save {name}': 'Speichern',
  'Old boats': 'Alte Boote',
  'Row home': 'x',
  'Sail on': 'y',
};

test.each([',"pluralForm" :"nplurals=2; plural=(n != 1);"', ''])(
  'where keys are texts a British file is a translation, and no list of what others are to have: %j',
  async (plural) => {
    const files = { 'en_GB.json': file(british, plural), 'de.json': file(german, plural) };
    const { role, sourceLanguage, messages } = await read('de.json', files);
    expect([role, sourceLanguage, messages]).toEqual(['target', 'en', ['“{name}” is missing']]);
    const ours = await read('en_GB.json', files);
    expect([ours.role, ours.sourceLanguage, ours.targetLanguage, ours.messages]).toEqual(['target', 'en', 'en-GB', []]);
    expect(ours.catalog.segments.at(0)?.source?.value).toBe('Two colors');
  },
);

test('where keys are names the British file is the source, and so is a file of English itself', async () => {
  const named = { 'en_GB.json': '{"boat.all":"All boats","boat.row":"Row"}', 'de.json': '{"boat.all":"Alle Boote"}' };
  expect((await read('de.json', named)).messages).toEqual(['“boat.row” is missing: “Row”']);
  const files = { 'en.json': file(british, ''), 'de.json': file(german, '') };
  expect((await read('de.json', files)).messages).toContain('“All boats” is missing');
});
