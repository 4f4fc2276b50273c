import { describe, expect, test } from 'vitest';
import { shop } from './codeProject.ts';
import { jsonLines, sandbox, sliced } from './runCli.ts';

const ids = ['missing-key-in-code', 'unused-key', 'code-arguments'];

async function found(files: Readonly<Record<string, string>>, ...args: readonly string[]) {
  using box = sandbox(files);
  const run = await box.run(['check', '.', '--format', 'json', ...args]);
  const findings = jsonLines(run.stdout)
    .filter(({ check }) => [...ids, 'hard-coded-text'].includes(String(check)))
    .map(({ file, check, range }) => `${file} ${check} ${sliced(files[String(file)] ?? '', range)}`)
    .sort();
  return { findings, run };
}

describe('keys in source code', () => {
  test('missing and unused keys and arguments are found at the literal, in every kind of file', async () => {
    const { findings, run } = await found(shop, '--code');
    expect(findings).toEqual([
      'locales/en/common.json unused-key banner',
      'src/Boat.vue missing-key-in-code boat.name',
      'src/Home.tsx code-arguments greeting',
      'src/Home.tsx missing-key-in-code titel',
      'src/Pay.tsx missing-key-in-code later',
      'src/trip.html code-arguments greeting',
    ]);
    expect(run.code).toBe(1);
    expect(run.stdout).toContain('did you mean “title”?');
    // What a call may mean is shown, and not called unused.
    expect(run.stderr).toContain('src/Home.tsx:11: “status.*” may mean 2 keys');
  });

  test('code is left alone unless it is asked for', async () => {
    expect((await found(shop)).findings).toEqual([]);
  });
});
