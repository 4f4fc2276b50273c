import { expect, test } from 'vitest';
import { jsonLines, sandbox } from './runCli.ts';

const app = `import { useTranslation } from 'react-i18next';

export function Cart() {
  const { t } = useTranslation();
  return (
    <main>
      <h1>{t('cart.title')}</h1>
      <button type="button">Pay now</button>
      <p>{t('cart.empty', 'Nothing in here')}</p>
    </main>
  );
}
`;
const footer = `import { useTranslation } from 'react-i18next';

export function Footer() {
  const { t } = useTranslation();
  return <footer title={t('cart.title')}>Pay now</footer>;
}
`;
const project = {
  'package.json': { dependencies: { 'react-i18next': '15.0.0' } },
  'locales/en.json': '{\n  "cart": {\n    "title": "Cart"\n  }\n}\n',
  'locales/de.json': '{\n  "cart": {\n    "title": "Korb"\n  }\n}\n',
  'src/Cart.tsx': app,
  'src/Footer.tsx': footer,
};

test('keys that code asks for are added to the source file, with the texts of the code', async () => {
  using box = sandbox(project);
  const check = await box.run(['extract', '--check', '.']);
  expect([check.code, check.stdout]).toEqual([1, 'locales/en.json: 1 key to add.\n']);
  const { code, stdout } = await box.run(['extract', '.']);
  expect([code, stdout]).toEqual([0, 'locales/en.json: 1 key added.\n']);
  expect(box.read('locales/en.json').toString()).toBe(
    '{\n  "cart": {\n    "title": "Cart",\n    "empty": "Nothing in here"\n  }\n}\n',
  );
  expect(box.read('src/Cart.tsx').toString()).toBe(app);
  expect(box.read('locales/de.json').toString()).toBe(project['locales/de.json']);
  const again = await box.run(['extract', '--check', '.']);
  expect([again.code, again.stdout]).toEqual([0, '']);
});

test('--texts makes keys of texts, one for the same text in all files; --dry-run writes nothing', async () => {
  using box = sandbox(project);
  const dry = await box.run(['extract', '--texts', '--dry-run', '.']);
  expect(dry.code).toBe(0);
  expect(dry.stdout).toContain('--- a/src/Cart.tsx\n');
  expect(dry.stdout).toContain('-      <button type="button">Pay now</button>\n');
  expect(box.read('src/Cart.tsx').toString()).toBe(app);
  const { code, stdout } = await box.run(['extract', '--texts', '--all-languages', '--json', 'src']);
  const keys = jsonLines(stdout);
  expect([code, keys.map(({ kind, text, isNew, code: file, line }) => [kind, text, isNew, file, line])]).toEqual([
    0,
    [
      ['key', 'Nothing in here', true, 'src/Cart.tsx', 9],
      ['text', 'Pay now', true, 'src/Cart.tsx', 8],
      ['text', 'Pay now', false, 'src/Footer.tsx', 5],
    ],
  ]);
  const key = keys[1]?.key as string;
  expect(keys[2]?.key).toBe(key);
  expect(box.read('src/Cart.tsx').toString()).toContain(`<button type="button">{t('${key}')}</button>`);
  expect(box.read('src/Footer.tsx').toString()).toContain(`>{t('${key}')}</footer>`);
  expect(box.read('locales/en.json').toString()).toContain('"Pay now"');
  expect(box.read('locales/de.json').toString()).toContain('"empty": ""');
  expect((await box.run(['extract', '--texts', '--check', '.'])).code).toBe(0);
  expect((await box.run(['check', '--code', '--only', 'missing-key-in-code', '.'])).code).toBe(0);
});

test('a project whose keys are kept elsewhere is left alone unless it is asked for', async () => {
  const calls = Array.from({ length: 30 }, (_, i) => `t('far.key${i}');`).join('\n');
  using box = sandbox({
    ...project,
    'src/far.ts': `import { t } from 'i18next';\nt('cart.title');\n${calls}\n`,
  });
  const { code, stdout, stderr } = await box.run(['extract', '.']);
  expect([code, stdout]).toEqual([0, '']);
  expect(stderr).toContain('31 keys that the code asks for are in no file');
  expect(stderr).not.toContain('Every key');
  const all = await box.run(['extract', '--all-keys', '.']);
  expect([all.code, all.stdout]).toEqual([0, 'locales/en.json: 31 keys added.\n']);
});

test('a folder without source code gets one sentence that says so', async () => {
  using box = sandbox(project);
  const { code, stdout, stderr } = await box.run(['extract', '--texts', 'locales']);
  expect([code, stdout, stderr]).toEqual([0, '', 'There is no source code at these paths.\n']);
});
