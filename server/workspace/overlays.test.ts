import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkFile } from '../checking/checkFile.ts';
import { openWorkspace } from './openWorkspace.ts';
import { progressOf } from './progress.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'interline-overlays-'));
  await mkdir(join(root, 'locales'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const english = { boat: 'Boat', harbour: 'Harbour', colour: 'Color', sail: 'Set sail', rope: 'Rope' };
const spanish = { boat: 'Barco', harbour: 'Puerto', colour: 'Color', sail: 'Zarpar' };

/** What a file lacks: the findings, and what `status` and `translate` count. */
async function lacking(files: Readonly<Record<string, object>>, language: string): Promise<[number, number]> {
  for (const [name, texts] of Object.entries(files)) {
    await writeFile(join(root, 'locales', `${name}.json`), JSON.stringify(texts));
  }
  const workspace = await openWorkspace(root);
  const file = await workspace.files.read(join(root, 'locales', `${language}.json`));
  if (!file) throw new Error(`${language} is no localization file`);
  const findings = await checkFile(workspace, file, new Set(['missing-key']));
  return [findings.length, progressOf(file)[0]?.untranslated ?? 0];
}

test.each([
  ['an overlay lacks nothing', { en: english, es: spanish, 'es-MX': { boat: 'Lancha' } }, 'es-MX', 0],
  ['nor does an empty one', { en: english, es: spanish, 'es-MX': {} }, 'es-MX', 0],
  ['nor an empty one beside those of its scripts', { en: english, zh: {}, 'zh-Hans': spanish }, 'zh', 0],
  ['nor one of the source language', { en: english, 'en-GB': { colour: 'Colour' } }, 'en-GB', 0],
  ['the general file does', { en: english, es: spanish, 'es-MX': { boat: 'Lancha' } }, 'es', 1],
  ['a regional file alone does', { en: english, 'es-MX': { boat: 'Lancha' } }, 'es-MX', 4],
  ['so does one beside another region', { en: english, 'zh-CN': spanish, 'zh-TW': { boat: '船' } }, 'zh-TW', 4],
  ['and one that has most of the texts', { en: english, es: spanish, 'es-MX': spanish }, 'es-MX', 1],
])('%s', async (_, files, language, count) => {
  expect(await lacking(files, language)).toEqual([count, count]);
});

test.each([
  ['en-GB', 'bilingual', ''],
  ['en', 'bilingual', 'msgid "Haul"\nmsgstr "Haul away"\n'],
  ['en', 'source', '#~ msgid "Tide"\n#~ msgstr "The tide"\n'],
])('a bilingual file in the language of its source lacks nothing: %s, %s', async (language, role, more) => {
  const po = (code: string, harbour: string) =>
    `msgid ""\nmsgstr ""\n"Language: ${code}\\n"\n\nmsgid "Harbour"\nmsgstr "${harbour}"\n\nmsgid "Set sail"\nmsgstr ""\n`;
  await writeFile(join(root, 'locales', 'de.po'), po('de', 'Hafen'));
  const path = join(root, 'locales', `${language}.po`);
  await writeFile(path, `${po(language, '')}\n${more}`);
  const workspace = await openWorkspace(root);
  const file = await workspace.files.read(path);
  if (!file) throw new Error(`${path} is no localization file`);
  expect(file.role).toBe(role);
  if (role === 'bilingual') expect(progressOf(file)).toMatchObject([{ language, untranslated: 0 }]);
  expect(await checkFile(workspace, file, new Set(['untranslated']))).toEqual([]);
});
