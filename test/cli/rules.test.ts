import { expect, test } from 'vitest';
import { jsonLines, sandbox, xliff } from './runCli.ts';

const rules = `rules:
  - id: no-please
    kind: existence
    message: Leave out “{match}”.
    words: [bitte]
    replace: ''
    files: ['app/*.xlf']
    tests:
      - { text: 'Bitte warten', finds: [Bitte], fixed: 'warten' }
  - id: brand
    kind: conditional
    severity: error
    message: “{match}” stays.
    if: { on: source, pattern: Acme }
    then: { on: target, pattern: Acme }
`;
const file = xliff([
  ['a', 'Please wait', 'Bitte warten'],
  ['b', 'By Acme', 'Von Gipfel'],
]);

test('rules of a project are checked, fixed, turned off and asked for like any check', async () => {
  using box = sandbox({ 'interline-rules.yml': rules, 'app/de.xlf': file, 'legal/de.xlf': file });
  const run = async (...args: string[]) => {
    const { stdout, code } = await box.run(['check', '.', '--format', 'json', ...args]);
    return { code, list: jsonLines(stdout).map((one) => `${one.file} ${one.check} ${one.segment} ${one.severity}`) };
  };
  const all = ['app/de.xlf no-please a warning', 'app/de.xlf brand b error', 'legal/de.xlf brand b error'];
  expect((await run()).list).toEqual(all);
  expect((await run('--only', 'no-please')).list).toEqual(all.slice(0, 1));
  box.write('interline.json', { checks: { brand: 'off' } });
  expect((await run('--fix')).list).toEqual(all.slice(0, 1));
  expect((await run('--fix=no-please')).list).toEqual([]);
  expect(box.read('app/de.xlf').toString()).toContain('<target>warten</target>');
  expect(box.read('legal/de.xlf').toString()).toBe(file);
});

test('rules test runs what the rules hold; a rule that makes no sense is named with its line', async () => {
  using box = sandbox({ 'interline-rules.yml': rules, 'de.xlf': file });
  const good = await box.run(['rules', 'test']);
  expect([good.code, good.stderr]).toEqual([0, expect.stringContaining('1 test, 0 failed.')]);
  expect(good.stderr).toContain('No test: brand.');
  box.write('interline-rules.yml', rules.replace("fixed: 'warten'", "fixed: 'Warten'"));
  const bad = await box.run(['rules', 'test']);
  expect([bad.code, bad.stdout]).toEqual([1, 'no-please: “Bitte warten” makes “warten” of it instead of “Warten”\n']);
  box.write('interline-rules.yml', rules.replace('kind: existence', 'kind: existance'));
  const wrong = await box.run(['check', '.']);
  expect(wrong.code).toBe(2);
  expect(wrong.stderr).toMatch(/interline-rules\.yml:[23]: /);
  const listed = await box.run(['rules', 'list', '--json']);
  expect(listed.code).toBe(2);
});
