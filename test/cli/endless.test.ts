import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { expect, test } from 'vitest';
import { jsonLines, sandbox } from './runCli.ts';

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

const names = ['da', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'sv'].map((language) => `locales/${language}.json`);

/** What keeps the program busy for ever, eight times one after the other. */
const manyEndless = {
  ...Object.fromEntries(names.map((name) => [name, endless['locales/de.json']])),
  'locales/en.json': endless['locales/en.json'],
  'interline-rules.yml': `rules:\n${names
    .map(
      (_, i) =>
        `  - id: many-${i}\n    kind: occurrence\n    max: 1\n    message: Too many\n    pattern: '^(a+)+$'\n    tests: [{ text: '${'a'.repeat(60)}!' }]\n`,
    )
    .join('')}`,
};

test.skipIf(process.platform !== 'linux').each([
  ['SIGINT', 'check', '.', '--format', 'json', '--jobs', '1'],
  ['SIGINT', 'check', '.', '--jobs', '3'],
  ['SIGINT', 'check', '.', '--fix'],
  ['SIGINT', 'rules', 'test'],
  ['SIGTERM', 'check', '.'],
  ['SIGHUP', 'rules', 'test'],
] as const)('%s ends the program at once while it is busy for ever: %s %s %s', async (signal, ...args) => {
  using box = sandbox(manyEndless);
  let status: number | undefined;
  let heard = 0;
  let last = 0;
  const { stdout } = await box.run(args, {
    during: (child) => {
      const timer = setInterval(() => {
        last = cpuSeconds(child.pid) ?? last;
        // A start takes less than a second of CPU time.
        if (heard > 0 || last < 2) return;
        heard = last;
        child.kill(signal);
      }, 20);
      child.once('exit', (code, signalName) => {
        clearInterval(timer);
        status = signalName ? 128 + constants.signals[signalName] : (code ?? undefined);
      });
    },
  });
  expect(status).toBe(128 + constants.signals[signal]);
  // The limit of a step is ten seconds; half a second of work without an answer is enough here.
  expect(last - heard).toBeLessThan(6);
  expect(stdout).not.toContain('unreadable');
});

/** What a process has used of the processor, its threads included; undefined when it is gone. */
function cpuSeconds(pid: number | undefined): number | undefined {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return ((user ?? 0) + (system ?? 0)) / 100;
  } catch {
    return undefined;
  }
}

test('a baseline keeps what it has of a file that was left out', async () => {
  using box = sandbox(endless);
  const kept = { '': { 'double-space': { b: ['Two spaces in a row'] } } };
  box.write('interline-baseline.json', { version: 1, findings: { 'locales/de.json': kept[''] } });
  const before = JSON.parse(box.read('interline-baseline.json').toString());
  const { code } = await box.run(['check', '.', '--write-baseline']);
  expect(code).toBe(3);
  expect(JSON.parse(box.read('interline-baseline.json').toString())).toEqual(before);
});
