import { expect, test } from 'vitest';
import { gitBox, program } from './gitBox.ts';
import { sandbox, xliff } from './runCli.ts';

const entry = (id: string, text: string) => `msgid "${id}"\nmsgstr "${text}"\n`;
const po = (...entries: readonly string[]) => `msgid ""\nmsgstr "Language: de\\n"\n\n${entries.join('\n')}`;

/** Two branches that change the same files, and what git says when they are merged with the driver installed. */
async function mergeBranches(
  base: Readonly<Record<string, string>>,
  ours: Readonly<Record<string, string>>,
  theirs: Readonly<Record<string, string>>,
) {
  const box = gitBox(base);
  const installed = await box.run(['merge', '--install', '--yes', '--command', program]);
  expect([installed.code, installed.stderr]).toEqual([0, expect.stringContaining('Done.')]);
  box.commit('driver');
  box.git('switch', '-qc', 'theirs');
  for (const [name, text] of Object.entries(theirs)) box.write(name, text);
  box.commit('theirs');
  box.git('switch', '-q', 'main');
  for (const [name, text] of Object.entries(ours)) box.write(name, text);
  box.commit('ours');
  return { box, merge: box.git('merge', '-q', '--no-edit', 'theirs'), installed };
}

const json = (texts: Readonly<Record<string, string>>) => `${JSON.stringify(texts, null, 2)}\n`;

test('git merges what two branches added at the same place and changed side by side', async () => {
  const texts = { a: 'Eins', b: 'Zwei' };
  const { box, merge, installed } = await mergeBranches(
    {
      'locales/de.json': json(texts),
      'locales/en.json': json(texts),
      'de.po': po(entry('Rope', ''), entry('Sail', '')),
    },
    {
      'locales/de.json': json({ a: 'Ein', b: 'Zwei', c: 'Drei' }),
      'de.po': po(entry('Rope', 'Tau'), entry('Sail', '')),
    },
    {
      'locales/de.json': json({ a: 'Eins', b: 'Zwo', d: 'Vier' }),
      'de.po': po(entry('Rope', ''), entry('Sail', 'Segel')),
    },
  );
  using _ = box;
  expect(installed.stdout).toContain('  *.po merge=interline\n  /locales/*.json merge=interline\n');
  expect([merge.code, merge.stderr]).toEqual([0, '']);
  expect(JSON.parse(box.read('locales/de.json').toString())).toEqual({ a: 'Ein', b: 'Zwo', c: 'Drei', d: 'Vier' });
  expect(box.read('de.po').toString()).toBe(po(entry('Rope', 'Tau'), entry('Sail', 'Segel')));
  expect(box.git('status', '--porcelain').stdout).toBe('');
});

test('what both changed stays a conflict of one segment, marked as the format allows', async () => {
  const { box, merge } = await mergeBranches(
    {
      'locales/de.json': json({ a: 'Eins', b: 'Zwei' }),
      'locales/en.json': json({ a: 'One', b: 'Two' }),
      'de.po': po(entry('Rope', 'Seil'), entry('Sail', '')),
      'de.xlf': xliff([['u', 'Rope', 'Seil']]),
    },
    {
      'locales/de.json': json({ a: 'Ein', b: 'Zwei' }),
      'de.po': po(entry('Rope', 'Tau'), entry('Sail', '')),
      'de.xlf': xliff([['u', 'Rope', 'Tau']]),
    },
    {
      'locales/de.json': json({ a: 'Uno', b: 'Zwo' }),
      'de.po': po(entry('Rope', 'Leine'), entry('Sail', 'Segel')),
      'de.xlf': xliff([['u', 'Rope', 'Leine & Co'.replace('&', '&amp;')]]),
    },
  );
  using _ = box;
  expect(merge.code).toBe(1);
  expect(merge.stderr).toContain('locales/de.json: 1 segment in conflict: a.');
  expect(box.git('diff', '--name-only', '--diff-filter=U').stdout).toBe('de.po\nde.xlf\nlocales/de.json\n');
  expect(box.read('locales/de.json').toString()).toBe(
    '{\n<<<<<<< ours\n  "a": "Ein",\n=======\n  "a": "Uno",\n>>>>>>> theirs\n  "b": "Zwo"\n}\n',
  );
  expect(box.read('de.po').toString()).toBe(
    po(`# Merge conflict: theirs has target “Leine”.\n#, fuzzy\n${entry('Rope', 'Tau')}`, entry('Sail', 'Segel')),
  );
  const unit = box.read('de.xlf').toString();
  expect(unit).toMatch(/<target state="needs-review-translation">Tau<\/target>/);
  expect(unit).toContain('<note annotates="target">Merge conflict: theirs has target “Leine &amp; Co”.</note>');
});

test('an entry that one side removed and the other changed stays, as a conflict', async () => {
  using box = sandbox({
    base: po(entry('Rope', 'Seil'), entry('Sail', '')),
    ours: po(entry('Sail', 'Segel')),
    theirs: po(entry('Rope', 'Tau'), entry('Sail', '')),
  });
  expect((await box.run(['merge', 'base', 'ours', 'theirs', 'de.po'])).code).toBe(1);
  expect(box.read('ours').toString()).toBe(
    po(`# Merge conflict: ours removed this entry.\n#, fuzzy\n${entry('Rope', 'Tau')}`, entry('Sail', 'Segel')),
  );
});

test('encodings stay, and files that are no text keep ours', async () => {
  const latin = (text: string) => Buffer.from(text, 'latin1');
  const file = (a: string, b: string) =>
    latin(
      `<?xml version="1.0" encoding="ISO-8859-1"?>\n<resources>\n<string name="a">${a}</string>\n<string name="b">${b}</string>\n</resources>\n`,
    );
  using box = sandbox({
    base: file('Größe', 'Tür'),
    ours: file('Größen', 'Tür'),
    theirs: file('Größe', 'Türe'),
    'x.mo': Buffer.from([0xde, 0x12, 0x04, 0x95, 0, 0, 0, 0]),
  });
  expect(await box.run(['merge', 'base', 'ours', 'theirs', 'values-de/strings.xml'])).toMatchObject({
    code: 0,
    stderr: '',
  });
  expect(box.read('ours')).toEqual(file('Größen', 'Türe'));
  const kept = await box.run(['merge', 'base', 'x.mo', 'theirs', 'x.mo']);
  expect([kept.code, box.read('x.mo').length]).toEqual([1, 8]);
});

test('--install shows its lines and writes nothing before somebody agreed; a second time there is nothing to add', async () => {
  using box = gitBox({ '.gitattributes': '*.png binary', 'de.po': po(entry('Rope', '')) });
  const asked = await box.run(['merge', '--install']);
  expect(asked).toMatchObject({ code: 2, stderr: expect.stringContaining('add --yes') });
  expect(asked.stdout).toContain('  git config merge.interline.driver "interline merge %O %A %B %P"\n');
  expect(box.read('.gitattributes').toString()).toBe('*.png binary');
  await box.run(['merge', '--install', '-y']);
  expect(box.read('.gitattributes').toString()).toBe('*.png binary\n*.po merge=interline\n');
  expect((await box.run(['merge', '--install', '-y'])).stdout).toContain('.gitattributes has its lines already.');
  expect(box.read('.gitattributes').toString()).toBe('*.png binary\n*.po merge=interline\n');
});
