import { describe, expect, test } from 'vitest';
import { shop, wrapped } from './codeProject.ts';
import { jsonLines, sandbox, sliced } from './runCli.ts';

const ids = ['missing-key-in-code', 'unused-key', 'perhaps-unused-key', 'code-arguments'];

async function checked(files: Readonly<Record<string, string>>, ...args: readonly string[]) {
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
    const { findings, run } = await checked(shop, '--code');
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

  test('a report counts source code apart from localization files', async () => {
    using box = sandbox(shop);
    const { stderr } = await box.run(['check', '.', '--code']);
    expect(stderr).toMatch(/in \d of 3 files and 4 files of source code\./);
  });

  test('what is found in a module of texts is reported once', async () => {
    const texts = (title: string) =>
      `export default {\n  'boat.title': '${title}',\n  'boat.unread': '${title}!',\n};\n`;
    const { findings } = await checked(
      {
        'src/locales/en.ts': texts('A boat'),
        'src/locales/de.ts': texts('Ein Boot'),
        'src/a.tsx': `import { t } from 'i18next';\nexport const title = () => t('boat.title');\n`,
      },
      '--code',
    );
    expect(findings).toEqual(["src/locales/en.ts unused-key 'boat.unread'"]);
  });

  test('code is left alone unless it is asked for', async () => {
    expect((await checked(shop)).findings).toEqual([]);
  });

  test('a function that is called with keys asks for them; one that is called with a few of them does not', async () => {
    const { findings } = await checked(wrapped, '--code');
    expect(findings).toEqual([
      'locales/en.json unused-key attic',
      'src/Yard.tsx missing-key-in-code yard.gaet',
      'src/toast.ts missing-key-in-code yard.rake',
    ]);
  });

  test('keys that only a call without any known key could ask for are counted, and listed on request', async () => {
    const files = {
      ...wrapped,
      'src/any.ts': `import { t } from 'i18next';\nexport const any = (k: string) => t(k);\n`,
    };
    const counted = await checked(files, '--code', '--only', 'unused-key');
    expect(counted.findings).toEqual([]);
    expect(counted.run.code).toBe(0);
    expect(counted.run.stderr).toContain('1 key is perhaps unused (“yard.attic”)');
    const listed = await checked(files, '--only', 'perhaps-unused-key');
    expect(listed.findings).toEqual(['locales/en.json perhaps-unused-key attic']);
  });
});
