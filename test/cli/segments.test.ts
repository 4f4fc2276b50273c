import { describe, expect, test } from 'vitest';
import { jsonLines, sandbox, sliced, xliff } from './runCli.ts';

test('the fields are those of the contract, and the file’s own line comes last', async () => {
  using box = sandbox({
    'a.xlf': xliff([
      ['one', 'Tea &amp; cake', 'Tee &amp; Kuchen'],
      ['two', 'Milk'],
    ]),
  });
  const text = box.read('a.xlf').toString();
  const { stdout, code } = await box.run(['segments', 'a.xlf', '--json']);
  expect(code).toBe(0);
  const lines = jsonLines(stdout);
  expect(lines).toHaveLength(3);
  const [one, two, file] = lines;
  expect(Object.keys(one ?? {})).toEqual(
    'file format id source target state translatable sourceRange targetRange notes'.split(' '),
  );
  expect(one).toMatchObject({
    file: 'a.xlf',
    format: 'xliff-1.2',
    id: 'one',
    source: 'Tea & cake',
    target: 'Tee & Kuchen',
  });
  expect(sliced(text, one?.sourceRange)).toBe('Tea &amp; cake');
  expect(sliced(text, one?.targetRange)).toBe('Tee &amp; Kuchen');
  expect(two).toMatchObject({
    id: 'two',
    source: 'Milk',
    target: null,
    targetRange: null,
    state: 'untranslated',
    translatable: true,
    notes: [],
  });
  expect(file).toEqual({
    file: 'a.xlf',
    format: 'xliff-1.2',
    encoding: 'utf-8',
    bom: false,
    segments: 2,
    problems: [],
  });
});

test('a paired file has its source text from the other file, a source file its own on both sides', async () => {
  using box = sandbox({ 'i18n/en.json': { a: 'One' }, 'i18n/de.json': { a: 'Eins' } });
  const lines = jsonLines((await box.run(['segments', 'i18n', '--json'])).stdout).filter((line) => 'id' in line);
  const [german, english] = lines;
  expect(german).toMatchObject({ file: 'i18n/de.json', source: 'One', target: 'Eins', sourceRange: null });
  expect(sliced(box.read('i18n/de.json').toString(), german?.targetRange)).toBe('Eins');
  expect(english).toMatchObject({ file: 'i18n/en.json', source: 'One', target: 'One' });
  expect(english?.sourceRange).toEqual(english?.targetRange);
});

test('an id with a line break stays on its line', async () => {
  using box = sandbox({ 'de.po': 'msgid "One\\ntwo"\nmsgstr "Eins  zwei"\n' });
  const { stdout } = await box.run(['segments', 'de.po']);
  expect(stdout.toString()).toContain('  One⏎two  translated\n');
  const check = await box.run(['check', 'de.po', '--only', 'double-space']);
  expect(check.stdout.toString()).toContain('double-space  One⏎two\n');
});

/** The bytes of a text in an encoding that Node can write, or by hand. */
const utf16be = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();

describe('encodings', () => {
  const german = xliff([['a', 'Size', 'Größe']]);
  const japanese =
    'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=Shift_JIS\\n"\n"Language: ja\\n"\n\nmsgid "Tea"\nmsgstr "';
  test.each<[string, Uint8Array, string, boolean, string]>([
    ['a.xlf', Buffer.from(`\uFEFF${german}`), 'utf-8', true, 'Größe'],
    ['a.xlf', Buffer.from(`\uFEFF${german.replace('UTF-8', 'UTF-16')}`, 'utf16le'), 'utf-16le', true, 'Größe'],
    ['a.xlf', utf16be(german.replace('UTF-8', 'UTF-16')), 'utf-16be', true, 'Größe'],
    ['a.xlf', Buffer.from(german.replace('UTF-8', 'ISO-8859-1'), 'latin1'), 'windows-1252', false, 'Größe'],
    // 0x83 0x5C is “ソ”, whose second byte is a backslash elsewhere.
    [
      'ja.po',
      Buffer.concat([Buffer.from(japanese), Buffer.from([0x83, 0x5c]), Buffer.from('"\n')]),
      'shift_jis',
      false,
      'ソ',
    ],
    ['a.xlf', Buffer.from(german.replaceAll('\n', '\r\n')), 'utf-8', false, 'Größe'],
    ['a.xlf', Buffer.from(german.replaceAll('\n', '\r')), 'utf-8', false, 'Größe'],
  ])('%s %#', async (name, bytes, encoding, bom, target) => {
    using box = sandbox({ [name]: bytes });
    const { code, stdout } = await box.run(['segments', name, '--json']);
    const lines = jsonLines(stdout);
    expect(code).toBe(0);
    expect(lines.at(-1)).toMatchObject({ encoding, bom, problems: [] });
    expect(lines.filter((line) => line.target === target)).toHaveLength(1);
  });

  test('bytes that are not valid are a problem with a place, and the rest is read', async () => {
    using box = sandbox({ 'a.json': Buffer.from('{"a":"Gr\xfc\xdfe","b":"ok"}', 'latin1') });
    const lines = jsonLines((await box.run(['segments', 'a.json', '--json'])).stdout);
    expect(lines.map((line) => line.id)).toEqual(['a', 'b', undefined]);
    expect(lines.at(-1)?.problems).toEqual([{ message: expect.stringContaining('not valid UTF-8'), range: [8, 9] }]);
  });
});

test('problems of a broken file are listed with ranges, and what can be read is', async () => {
  using box = sandbox({
    'a.xlf': xliff([
      ['a', 'One', 'Eins'],
      ['b', 'Two', 'Zwei'],
    ]).replace('</target>', ''),
  });
  const lines = jsonLines((await box.run(['segments', 'a.xlf', '--json'])).stdout);
  const problems = lines.at(-1)?.problems as { message: string; range: number[] }[];
  expect(problems.length).toBeGreaterThan(0);
  expect(problems[0]?.range).toHaveLength(2);
  expect(lines.map((line) => line.id)).toContain('b');
});

test.each(['segments', 'status', 'sync'])('%s says why a file cannot be read', async (name) => {
  using box = sandbox({});
  const { stderr, code } = await box.run([name, 'nowhere.xlf']);
  expect([stderr.split('\n')[0], code]).toEqual(['nowhere.xlf: there is no such file.', 3]);
});

test('an obsolete entry is marked, and neither translatable nor counted', async () => {
  const header = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\nLanguage: de\\n"\n';
  using box = sandbox({
    'de.po': `${header}\nmsgid "Open"\nmsgstr "Öffnen"\n\n#, fuzzy\n#~ msgid "Save"\n#~ msgstr "Speichern"\n`,
  });
  const { stdout } = await box.run(['segments', 'de.po', '--json']);
  const [open, save] = jsonLines(stdout);
  expect(open).toMatchObject({ id: 'Open', translatable: true });
  expect(open).not.toHaveProperty('obsolete');
  expect(save).toMatchObject({ id: 'Save', translatable: false, obsolete: true });
  expect((await box.run(['segments', 'de.po'])).stdout).toMatch(/^ {2}Save {2}obsolete$/m);
  const [counts] = jsonLines((await box.run(['status', 'de.po', '--json'])).stdout);
  expect(counts).toMatchObject({ total: 1, needsReview: 0 });
});
