import { expect, test } from 'vitest';
import { jsonLines, sandbox } from './runCli.ts';

test('a text and standard input are translated with what the project knows, to standard output', async () => {
  using box = sandbox({ 'interline.json': '{}', 'glossary.csv': 'en,de\nThe pier,Der Anleger\n' });
  const env = { INTERLINE_DATA: `${box.root}/data` };
  const to = ['--to', 'de', '--from', 'en'];
  const given = await box.run(['translate', '--text', 'The pier', '--text', 'Save', ...to, '--json'], { env });
  expect([given.code, jsonLines(given.stdout)]).toEqual([
    0,
    [
      { text: 'The pier', source: 'en', target: 'de', translation: 'Der Anleger' },
      { text: 'Save', source: 'en', target: 'de', translation: 'Speichern' },
    ],
  ]);
  const piped = await box.run(['translate', '-', ...to], { env, stdin: 'Save\n\nThe pier\n' });
  expect([piped.code, piped.stdout]).toEqual([0, 'Speichern\n\nDer Anleger\n']);
  const unknown = await box.run(['translate', '--text', 'Zyx wvu tsr', '--to', 'ja', '--from', 'en'], { env });
  expect([unknown.code, unknown.stdout]).toEqual([1, 'Zyx wvu tsr\n']);
  expect(unknown.stderr).toMatch(/^1 not translated: “Zyx wvu tsr”\. No engine/);
  const nobodys = await box.run(['translate', '--text', 'Save', '--to', 'xx', '--from', 'en'], { env });
  expect([nobodys.code, nobodys.stderr]).toEqual([
    4,
    expect.stringMatching(
      /^1 not translated: “Save”\. The translation service does not support the target language\. Choose one that “interline languages” lists/,
    ),
  ]);
  for (const args of [['--text', 'Save', 'glossary.csv', ...to], [...to], ['--text', 'Save', '--dry-run', ...to]])
    expect((await box.run(['translate', ...args], { env })).code).toBe(2);
  const several = await box.run(['translate', '--text', 'Save', '--to', 'de,fr'], { env });
  expect([several.code, several.stderr]).toEqual([2, expect.stringContaining('--to takes one language at a time')]);
});
