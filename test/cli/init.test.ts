import { expect, test } from 'vitest';
import { sandbox } from './runCli.ts';

test('the first settings name what the files show, and the project then counts as before', async () => {
  using box = sandbox({
    'locales/en/app.json': { boat: 'Anchor the boat' },
    'locales/de/app.json': { boat: 'Boot ankern' },
    'po/es.po': 'msgid ""\nmsgstr "Language: es\\n"\n\nmsgid "Sail"\nmsgstr "Vela"\n',
  });
  const { code, stdout } = await box.run(['init']);
  expect(code).toBe(0);
  expect(stdout).toBe('interline.json: 3 files in en, translated into de, es.\n');
  expect(JSON.parse(box.read('interline.json').toString())).toEqual({
    sourceLanguage: 'en',
    targetLanguages: ['de', 'es'],
  });
  const check = await box.run(['check', '.', '--only', 'missing-key']);
  expect(check.code).toBe(0);
});

test('a layout that is not among the usual ones is named, and its files belong together from then on', async () => {
  using box = sandbox({
    'data/strings.en.web.json': { boat: 'Anchor the boat', sail: 'Hoist the sails' },
    'data/strings.fr.web.json': { boat: 'Jeter l’ancre' },
  });
  await box.run(['init']);
  const settings = JSON.parse(box.read('interline.json').toString()) as { files?: string[]; targetLanguages: string[] };
  expect(settings.targetLanguages).toEqual(['fr']);
  const { stdout } = await box.run(['status', '.', '--json']);
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(rows.find(({ language }) => language === 'fr')).toMatchObject({ role: 'target', total: 2, untranslated: 1 });
});

test('settings that are there stay as they are, and a folder without localization files gets none', async () => {
  using box = sandbox({
    'interline.json': { sourceLanguage: 'de' },
    'locales/de.json': { a: 'A' },
    'locales/en.json': { a: 'A' },
  });
  const before = box.read('interline.json').toString();
  const again = await box.run(['init']);
  expect(again.code).not.toBe(0);
  expect(again.stderr).toContain('already exists');
  expect(box.read('interline.json').toString()).toBe(before);
  using empty = sandbox({ 'readme.md': 'Nothing here' });
  expect(await empty.run(['init'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('no localization files'),
  });
});
