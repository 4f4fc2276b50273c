import { expect, test } from 'vitest';
import { jsonLines, sandbox, xliff } from './runCli.ts';

/** The check of `de.json` never ends: the expression of a rule has more ways to match its text than can be tried. */
const endless = {
  'interline-rules.yml':
    "rules:\n  - { id: many-a, kind: occurrence, max: 1, message: Too many, pattern: '^(a+)+$' }\n",
  'locales/en.json': { a: 'One text', b: 'Another' },
  'locales/de.json': { a: `${'a'.repeat(60)}!`, b: 'Ein  Text' },
  'locales/fr.json': { a: 'Un  texte', b: 'Un autre' },
};
const reason = 'there was no progress for 10 seconds in the rule “many-a”';

test('a file that keeps the checks busy for ever is named and left out, and the others are checked', async () => {
  using box = sandbox(endless);
  const [json, sarif] = await Promise.all([
    box.run(['check', '.', '--format', 'json']),
    box.run(['check', '.', '--format', 'sarif']),
  ]);
  expect(json.stderr).toBe(`locales/de.json: ${reason}.\n`);
  expect(jsonLines(json.stdout)).toMatchObject([{ file: 'locales/fr.json', check: 'double-space' }]);
  expect([json.code, sarif.code]).toEqual([3, 3]);
  const [{ results, invocations }] = JSON.parse(sarif.stdout).runs;
  expect(results).toHaveLength(1);
  expect(invocations[0].toolExecutionNotifications[0].message.text).toBe(`locales/de.json: ${reason}.`);
});

test('SIGTERM ends the program at once while it is busy for ever', async () => {
  using box = sandbox(endless);
  // More than is written at once, so that some of it is read while the program is at the next file.
  box.write('app.xlf', xliff(Array.from({ length: 800 }, (_, i) => [`u${i}`, `Text ${i}`, `Der  Text ${i}`])));
  let ended: object = {};
  const { stdout } = await box.run(['check', '.', '--format', 'github'], {
    during: (child) => {
      child.stdout?.once('data', () => child.kill('SIGTERM'));
      child.once('exit', (code, by) => {
        ended = { code, signal: by };
      });
    },
  });
  expect(ended).toEqual({ code: null, signal: 'SIGTERM' });
  expect(stdout).not.toContain('unreadable');
});

test('a baseline keeps what it has of a file that was left out', async () => {
  using box = sandbox(endless);
  const kept = { '': { 'double-space': { b: ['Two spaces in a row'] } } };
  box.write('interline-baseline.json', { version: 1, findings: { 'locales/de.json': kept[''] } });
  const before = JSON.parse(box.read('interline-baseline.json').toString());
  const { code } = await box.run(['check', '.', '--write-baseline']);
  expect(code).toBe(3);
  expect(JSON.parse(box.read('interline-baseline.json').toString())).toEqual(before);
});
