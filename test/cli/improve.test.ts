import { expect, test } from 'vitest';
import { jsonLines, sandbox } from './runCli.ts';

test('improve corrects texts, files and standard input, and changes no file', async () => {
  using box = sandbox({ 'notes.txt': 'Teh first line.\n\nThis are\tfine.\n', 'app.json': '{"a": "teh"}' });
  const env = { INTERLINE_DATA: `${box.root}/data` };
  const { code, stdout, stderr } = await box.run(
    ['improve', 'notes.txt', 'Select a item named {teh}', '-', '--lang', 'en-GB'],
    { env, stdin: 'The color changed.\n' },
  );
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toBe('The first line.\n\nThis are\tfine.\nSelect an item named {teh}\nThe colour changed.\n');
  expect(String(box.read('notes.txt'))).toContain('Teh first line.');

  const simple = await box.run(
    ['improve', 'Utilize %s prior to saving.', '--lang', 'en', '--style', 'simple', '--json'],
    {
      env,
    },
  );
  expect(jsonLines(simple.stdout)).toEqual([
    {
      text: 'Utilize %s prior to saving.',
      improved: 'Use %s before saving.',
      detected_source_language: 'en',
      target_language: 'en-US',
    },
  ]);
  const absent = await box.run(['improve', 'note.txt'], { env });
  expect([absent.code, absent.stderr]).toEqual([3, 'interline: note.txt: there is no such file.\n']);
  const refused = await box.run(['improve', 'Save it now.', '--lang', 'en', '--tone', 'friendly'], { env });
  expect(refused.code).toBe(4);
  expect(refused.stderr).toContain('does not support setting a tone');
  const file = await box.run(['improve', 'app.json'], { env });
  expect([file.code, file.stderr]).toEqual([2, expect.stringContaining('app.json is none')]);
});
