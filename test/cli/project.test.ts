import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jsonLines, sandbox, xliff } from './runCli.ts';

const tmx = (pairs: readonly (readonly [string, string])[]) =>
  `<?xml version="1.0"?>\n<tmx version="1.4"><header srclang="en" segtype="sentence" adminlang="en" datatype="plaintext" o-tmf="x" creationtool="x" creationtoolversion="1"/><body>${pairs
    .map(([en, de]) => `<tu><tuv xml:lang="en"><seg>${en}</seg></tuv><tuv xml:lang="de"><seg>${de}</seg></tuv></tu>`)
    .join('')}</body></tmx>`;

test('status counts per file and language, missing keys and absent files included', async () => {
  using box = sandbox({
    'interline.json': { targetLanguages: ['de', 'fr'] },
    'i18n/en.json': { a: 'One', b: 'Two', c: 'Three' },
    'i18n/de.json': { a: 'Eins', b: '', left: 'Übrig' },
    'plurals/en.json': { boat_one: '{{count}} boat', boat_other: '{{count}} boats' },
    'plurals/fr.json': { boat_one: '{{count}} bateau', boat_other: '{{count}} bateaux' },
    'app.xlf': xliff([
      ['1', 'Tea', 'Tee'],
      ['2', 'Milk'],
    ]),
  });
  const rows = jsonLines((await box.run(['status', '.', '--json'])).stdout);
  const counted = Object.fromEntries(
    rows.map(({ file, role, total, translated, untranslated }) => [file, [role, total, translated, untranslated]]),
  );
  expect(counted).toEqual({
    'app.xlf': ['bilingual', 2, 1, 1],
    'i18n/de.json': ['target', 3, 1, 2],
    'i18n/en.json': ['source', 3, 3, 0],
    'i18n/fr.json': ['absent', 3, 0, 3],
    'plurals/de.json': ['absent', 2, 0, 2],
    'plurals/en.json': ['source', 2, 2, 0],
    // French has a form for millions, which nobody misses
    'plurals/fr.json': ['target', 2, 2, 0],
  });
  const table = await box.run(['status', '.']);
  expect(table.stdout).toMatch(/^i18n\/de\.json +de +3 +1 +0 +2 +33 %$/m);
});

test('status shows the sums of each language first, and of many files those with most to do', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 21 }, (_, i) => [
      [`i18n/en/page${i}.json`, { a: 'One', b: 'Two' }],
      [`i18n/de/page${i}.json`, i === 7 ? { a: 'Eins' } : { a: 'Eins', b: 'Zwei' }],
    ]).flat(),
  );
  using box = sandbox({ ...files, 'i18n/en/blank.json': {} });
  const { stdout, stderr } = await box.run(['status', '.']);
  expect(stdout.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['language', 'files', 'total', 'translated', 'needs review', 'untranslated', 'done'],
    ['en (source)', '22', '42', '42', '0', '0', '100 %'],
    ['de', '21', '42', '41', '0', '1', '97 %'],
    [''],
    ['file', 'language', 'total', 'translated', 'needs review', 'untranslated', 'done'],
    ['i18n/de/page7.json', 'de', '2', '1', '0', '1', '50 %'],
    [''],
  ]);
  expect(stderr).toContain('Of 43 files and languages, the one with something to do is listed; --files lists all.');
  expect((await box.run(['status', '.', '--files'])).stdout).toContain('i18n/en/blank.json');
});

test('status leaves out memories and glossaries, unless they are named', async () => {
  using box = sandbox({
    'i18n/en.json': { a: 'One' },
    'i18n/de.json': { a: 'Eins' },
    'memory/boats.tmx': tmx([['Mast', '']]),
  });
  const filesOf = async (path: string) => {
    const { stdout, stderr } = await box.run(['status', path, '--json']);
    return [jsonLines(stdout).map(({ file }) => file), stderr] as const;
  };
  expect(await filesOf('.')).toEqual([['i18n/de.json', 'i18n/en.json'], '']);
  expect(await filesOf('memory')).toEqual([[], expect.stringContaining('only memories and glossaries')]);
  expect(await filesOf('memory/boats.tmx')).toEqual([['memory/boats.tmx'], '']);
});

test('glossary list and search read the project’s glossaries', async () => {
  using box = sandbox({ 'glossary.csv': 'en,de,fr\nferry,Fähre,ferry\npier,Anleger,jetée\n' });
  expect(jsonLines((await box.run(['glossary', 'list', '--to', 'de', '--json'])).stdout)).toMatchObject([
    { source: 'ferry', targets: ['Fähre'] },
    { source: 'pier', targets: ['Anleger'] },
  ]);
  const term = await box.run(['glossary', 'search', 'All ferries leave', '--to', 'fr']);
  expect(term.stdout.trim().split(/\s{2,}/)).toEqual(['ferry', 'ferry']);
  expect((await box.run(['glossary', 'search', 'Nothing here', '--to', 'de'])).code).toBe(1);
});

test('tm search finds TMX entries and the project’s own translations; export gives them back', async () => {
  using box = sandbox({
    'old.tmx': tmx([['The ferry leaves at noon', 'Die Fähre fährt mittags']]),
    'i18n/en.json': { a: 'Good morning', b: 'Not done' },
    'i18n/de.json': { a: 'Guten Morgen' },
  });
  const fuzzy = jsonLines((await box.run(['tm', 'search', 'The ferry leaves at nine', '--to', 'de', '--json'])).stdout);
  expect(fuzzy).toMatchObject([{ target: 'Die Fähre fährt mittags', origin: 'old.tmx' }]);
  expect(fuzzy[0]?.similarity).toBeLessThan(100);
  const memory = await box.run(['tm', 'search', 'Good morning', '--to', 'de']);
  expect(memory.stdout).toBe('100 %  Good morning  →  Guten Morgen  (de.json)\n');
  const exported = await box.run(['tm', 'export', '.', '-o', 'out/all.tmx']);
  expect(exported.code).toBe(0);
  const text = box.read('out/all.tmx').toString();
  expect(text).toContain('<seg>Guten Morgen</seg>');
  expect(text.match(/<tu>/g)).toHaveLength(1);
});

test('paths of several projects keep their own settings', async () => {
  using box = sandbox({
    'one/interline.json': { sourceLanguage: 'de' },
    'one/de.json': { a: 'Eins' },
    'one/en.json': { a: 'One' },
    'two/interline.json': { sourceLanguage: 'en' },
    'two/de.json': { a: 'Eins' },
    'two/en.json': { a: 'One' },
  });
  const rows = jsonLines((await box.run(['status', 'one', 'two', '--json'])).stdout);
  expect(rows.filter((row) => row.role === 'source').map((row) => row.file)).toEqual(['one/de.json', 'two/en.json']);
});

test('settings of a package below the root count where the root is named', async () => {
  using box = sandbox({
    'interline.json': { checks: { 'double-space': 'error' } },
    'locales/en.json': { a: 'One boat' },
    'locales/de.json': { a: 'Ein  Boot' },
    'packages/web/interline.json': { sourceLanguage: 'de', checks: { 'double-space': 'off' } },
    'packages/web/locales/de.json': { a: 'Zwei Boote', b: 'Drei Boote' },
    'packages/web/locales/en.json': { a: 'Two  boats' },
  });
  const rows = jsonLines((await box.run(['status', '.', '--json'])).stdout);
  expect(rows.map(({ file, role }) => [file, role])).toEqual([
    ['locales/de.json', 'target'],
    ['locales/en.json', 'source'],
    ['packages/web/locales/de.json', 'source'],
    ['packages/web/locales/en.json', 'target'],
  ]);
  const findings = async (path: string) =>
    jsonLines((await box.run(['check', path, '--format', 'json'])).stdout).map(({ file, check }) => `${file} ${check}`);
  expect((await findings('.')).sort()).toEqual([
    'locales/de.json double-space',
    'packages/web/locales/en.json missing-key',
  ]);
  expect(await findings('packages/**/en.json')).toEqual(['packages/web/locales/en.json missing-key']);
  const dry = await box.run(['translate', '.', '--to', 'en', '--dry-run']);
  expect(dry.stdout).toContain('packages/web/locales/en.json: 1 of 2 untranslated');
});

test('a dry run tells for each text where it is from or that it would be sent, and counts as status does', async () => {
  const memory =
    '<tmx version="1.4"><header srclang="en"/><body><tu><tuv xml:lang="en"><seg>Tea</seg></tuv><tuv xml:lang="fr"><seg>Thé</seg></tuv></tu></body></tmx>';
  using box = sandbox({
    'interline.json': { sourceLanguage: 'en', targetLanguages: ['fr', 'ru'], memories: ['memory.tmx'] },
    'memory.tmx': memory,
    'locales/en.json': {
      tea: 'Tea',
      one: 'Order tea',
      sign: '–',
      cups_one: '{{count}} cup',
      cups_other: '{{count}} cups',
    },
    'messages/en.json': { broken: 'You have {n, plural, one {# cup}}', whole: '{n, plural, one {A cup} other {Cups}}' },
    'locales/fr.json': { gone: 'Parti', one: 'Commander du thé' },
  });
  const dry = await box.run(['translate', '.', '--to', 'fr', '--dry-run', '--json']);
  expect(dry.code).toBe(0);
  expect(jsonLines(dry.stdout).map(({ id, status, target }) => [id, status, target])).toEqual([
    ['tea', 'memory', 'Thé'],
    ['sign', 'copy', '–'],
    ['cups_one', 'send', null],
    ['cups_other', 'send', null],
    ['broken', 'failed', null],
    ['whole', 'send', null],
  ]);
  const counts = jsonLines((await box.run(['status', '.', '--json'])).stdout);
  for (const language of ['fr', 'ru']) {
    const row = counts.find((each) => each.language === language && String(each.file).startsWith('locales'));
    const { stdout, stderr } = await box.run(['translate', '.', '--to', language, '--dry-run']);
    expect(stdout + stderr).toContain(`${row?.file}: ${row?.untranslated} of ${row?.total} untranslated`);
  }
});

test.each(['check', 'status', 'segments'])('%s looks at the current folder where no path is named', async (command) => {
  using box = sandbox({ 'a.xlf': xliff([['1', 'Tea']]) });
  const [named, unnamed] = [await box.run([command, '.']), await box.run([command])];
  expect(unnamed).toEqual(named);
  expect(named.stdout).toContain('a.xlf');
});

test('a path below the current folder that git ignores is looked at when it is named', async () => {
  using box = sandbox({
    '.gitignore': 'out/\n',
    'out/a.xlf': xliff([['1', 'Tea']]),
    'b.xlf': xliff([['1', 'Tea', 'Tee']]),
  });
  const { execFileSync } = await import('node:child_process');
  execFileSync('git', ['init', '-q', box.root]);
  const files = async (path: string) =>
    jsonLines((await box.run(['status', path, '--json'])).stdout).map((row) => row.file);
  expect(await files('.')).toEqual(['b.xlf']);
  expect(await files('out')).toEqual(['out/a.xlf']);
});

test('check reports glossaries and memories that do not serve as the settings mean it', async () => {
  using box = sandbox({
    'interline.json': '{\n  "glossaries": ["terms/*.csv", "team.csv"],\n  "memories": ["old/*.tmx"]\n}\n',
    'i18n/en.json': { a: 'The ferry is late.' },
    'i18n/de.json': { a: 'Die Faehre hat Verspätung.' },
    'terms/broken.csv': 'en,de\n"pier,Anleger\n',
  });
  writeFileSync(join(box.root, 'terms/saved.csv'), Buffer.from('en,de\nferry,Fähre\n', 'latin1'));
  const { stdout, stderr } = await box.run(['check', '.']);
  expect(stdout).toContain('“ferry” should be translated as “Fähre”');
  expect(stderr.split('\n').filter((line) => line.includes('.csv'))).toEqual([
    'interline.json:2: “glossaries” names “team.csv”, which is no file of this project.',
    'terms/broken.csv:2: a quotation mark is not closed.',
    'terms/saved.csv: the file is not UTF-8 and does not name its encoding; it is read as windows-1252 until you save it as UTF-8.',
  ]);
});
