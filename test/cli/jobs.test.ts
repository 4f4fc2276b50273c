import { expect, test } from 'vitest';
import { type Sandbox, sandbox, xliff } from './runCli.ts';

/** A project of many files: pairs, a file that cannot be read, one in two languages, rules and a glossary. */
function project() {
  const files: Record<string, string | Uint8Array | object> = {
    'interline.json': { checks: { 'sentence-count': 'warning' }, ignore: [] },
    'interline-rules.yml': 'rules:\n  - { id: no-please, kind: existence, message: No, words: [bitte] }\n',
    'glossary.csv': 'en,de\nferry,Fähre\n',
    'app/large.xlf': xliff(Array.from({ length: 500 }, (_, i) => [`u${i}`, `The  ferry ${i}`, `Das Boot  ${i} bitte`])),
    'app/broken.xlf': new Uint8Array([0xff, 0xfe, 0x00]),
    'app/empty.xlf': '',
  };
  for (let i = 0; i < 40; i++) {
    files[`app/part${i}.xlf`] = xliff([
      ['a', 'Ferry one', i % 3 === 0 ? 'Boot  eins' : 'Fähre eins'],
      ['b', `{name} has ${i}`, i % 4 === 0 ? 'Nichts' : `{name} hat ${i}`],
    ]);
    files[`locales/${i}/en.json`] = { a: 'One', b: 'Two' };
    files[`locales/${i}/de.json`] = i % 2 === 0 ? { a: 'Eins ' } : { a: 'Eins', b: 'Two', c: 'Drei' };
  }
  return files;
}

/** What a run of one thread and one of three say; equal where nothing but the time differs. */
async function bothRuns(box: Sandbox, args: readonly string[]) {
  const run = async (jobs: string) => {
    const { code, stdout, stderr } = await box.run(['check', '.', '--jobs', jobs, ...args]);
    return { code, stderr, stdout };
  };
  return Promise.all([run('1'), run('3')]);
}

test.each(['text', 'json', 'sarif', 'junit', 'github', 'html'])(
  'several threads report what one does, in the same order: %s',
  async (format) => {
    using box = sandbox(project());
    const [one, three] = await bothRuns(box, ['--format', format]);
    expect(one.stdout.length).toBeGreaterThan(1000);
    expect(three.stdout === one.stdout).toBe(true);
    expect([three.code, three.stderr]).toEqual([one.code, one.stderr]);
  },
);

test.each([
  [['--target-lang', 'de', '--only', 'double-space,no-please']],
  [['--fail-on', 'error']],
  [['--no-baseline']],
])('several threads report what one does: %j', async (args) => {
  using box = sandbox(project());
  box.write('interline-baseline.json', {
    version: 1,
    findings: { 'app/part0.xlf': { 'double-space': { a: ['Two spaces in a row'], gone: ['Two spaces in a row'] } } },
  });
  const [one, three] = await bothRuns(box, ['--format', 'json', ...args]);
  expect(three).toEqual(one);
});

test('a baseline that several threads write is that of one', async () => {
  const written = await Promise.all(
    ['1', '3'].map(async (jobs) => {
      using box = sandbox(project());
      const { code, stderr } = await box.run(['check', '.', '--write-baseline', '--jobs', jobs]);
      return { code, stderr, text: box.read('interline-baseline.json').toString() };
    }),
  );
  expect(written[1]).toEqual(written[0]);
  expect(written[0]?.text).toContain('app/part0.xlf');
});

test('Ctrl-C stops all threads', async () => {
  using box = sandbox(project());
  const { code, stderr } = await box.run(['check', '.', '--format', 'github', '--jobs', '3'], {
    during: (child) => child.stdout?.once('data', () => child.kill('SIGINT')),
  });
  expect(code).toBe(130);
  expect(stderr).not.toContain('unexpected');
});

test('a number of jobs that is none is refused', async () => {
  using box = sandbox(project());
  const { code, stderr } = await box.run(['check', '.', '--jobs', 'all']);
  expect(code).toBe(2);
  expect(stderr).toContain('--jobs takes a number from 1 on, not “all”.');
});
