import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ended, jsonLines, type Sandbox, sandbox } from './runCli.ts';

const examples = join(dirname(fileURLToPath(import.meta.url)), '../../examples');
let files: Sandbox;
let tour: Ended;

beforeAll(async () => {
  files = sandbox();
  tour = await files.run(['tour', examples, '-o', 'copy']);
});
afterAll(() => files[Symbol.dispose]());

test('it begins with how many texts were missing; what is left is what status counts', async () => {
  expect(tour.stderr).toContain('Translating a copy of the project on this machine …');
  const counts = /^(\d+) texts were missing: (\d+) filled \(.*\), (\d+) left\.\n/.exec(tour.stdout);
  const [missing = 0, filled = 0, left = 0] = (counts ?? []).slice(1).map(Number);
  expect(filled).toBeGreaterThan(40);
  expect(missing).toBe(filled + left);
  const { stdout } = await files.run(['status', 'copy', '--json']);
  const german = jsonLines(stdout).filter(({ role, language }) => role !== 'source' && /^de/.test(String(language)));
  const untranslated = german.reduce((sum, row) => sum + Number(row.untranslated), 0);
  expect(tour.stdout).toMatch(new RegExp(`^ {2}de +\\d+ +\\d+ → ${untranslated} `, 'm'));
});

test('it shows translations with their origin, and faults with what their fixes make of them', () => {
  expect(tour.stdout).toMatch(/ → {2}Fahrräder.* memory /);
  expect(tour.stdout).toContain(
    '- Das Passwort muss mindestens %s Zeichen haben.\n    + Das Passwort muss mindestens %d Zeichen haben.',
  );
});

test('what is left names the command that helps, once for each language', () => {
  const left = /\nLeft to do\n(.*?)\n\n/s.exec(tour.stdout)?.[1] ?? '';
  expect(left).toMatch(/^ {2}de: \d+ texts without an engine: interline models install de$/m);
  expect(tour.stdout).toMatch(/\nNext\n {2}interline models install de ja\n/);
});

test('new subtitles fit the lines of their language', () => {
  expect(files.read('copy/film/welcome.ja.srt').toString()).toContain('救命胴衣はすべての\n座席の下にあります。');
});
