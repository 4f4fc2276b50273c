import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkFile } from '../checking/checkFile.ts';
import { openWorkspace } from './openWorkspace.ts';
import { progressOf } from './progress.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'interline-store-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** What is found in a German text of a store beside the English one, and how much of it is untranslated. */
async function check(name: string, english: string, german: string) {
  const path = (language: string) => join(root, 'metadata', 'android', language, name);
  for (const [language, content] of [
    ['en-US', english],
    ['de', german],
  ] as const) {
    await mkdir(dirname(path(language)), { recursive: true });
    await writeFile(path(language), content);
  }
  const workspace = await openWorkspace(root);
  const file = await workspace.files.read(path('de'));
  if (!file) throw new Error(`${name} is no localization file`);
  const checks = (await checkFile(workspace, file)).map(({ check }) => check);
  return { checks, untranslated: progressOf(file)[0]?.untranslated };
}

const whole = { checks: [], untranslated: 0 };

test.each([
  ['release notes', 'changelogs/1004.txt', '- new sails (#517)\n\n- faster rowing', '- Neue Segel'],
  ['names', 'title.txt', 'Skerry Boats', 'Skerry Boats'],
  ['other paragraphs', 'full_description.txt', '<b>Boats</b> for 20 people.\n\nRow!', 'Boote.\n\nRudern!\n\nSegeln!'],
])('%s need only be there', async (_, name, english, german) => {
  expect(await check(name, english, german)).toEqual(whole);
});

test('what has the same paragraphs is compared', async () => {
  const { checks } = await check('full_description.txt', 'Row for <b>20</b> days', 'Rudern Sie 20 Tage');
  expect(checks).toContain('tag-missing');
});

test('a text that is not there yet is missing', async () => {
  expect(await check('full_description.txt', 'Row!\n\nSail!', '')).toMatchObject({ untranslated: 2 });
});
