import { expect, test } from 'vitest';
import { commitFiles } from '../commitFiles.ts';
import { keyedProject, keysAlone } from '../keyedProject.ts';
import { jsonLines, sandbox } from './runCli.ts';

type Row = Readonly<Record<string, unknown>>;
const messagesOf = (rows: readonly Row[], file: string) =>
  rows.filter((row) => String(row.file).endsWith(file)).map(({ check, message }) => `${check}: ${message}`);

test('a file with keys for sources is checked against the texts of the file of the source language', async () => {
  using box = sandbox(keyedProject);
  const { stdout } = await box.run(['check', '--format', 'json', '.']);
  const rows = jsonLines(stdout) as Row[];
  expect(messagesOf(rows, 'messages.en.xlf')).toEqual([]);
  expect(messagesOf(rows, 'en/LC_MESSAGES/boats.po')).toEqual([]);
  expect(messagesOf(rows, 'messages.de.xlf').sort()).toEqual([
    'missing-key: “boat.gone” is missing: “The boat has sailed.”',
    'numbers: “15” is “12” in the source',
    'placeholder-missing: “%name%” is missing',
    'same-as-source: “Save the boat” is the same as the source',
    'untranslated: “Moor at the pier” is not translated',
  ]);
  // One form for all numbers translates the source's last one.
  expect(messagesOf(rows, 'ja/LC_MESSAGES/boats.po')).toContain('placeholder-missing: “%d” is missing');
});

test('status counts the keys that a translation lacks, and calls the texts themselves the source', async () => {
  using box = sandbox(keyedProject);
  const { stdout } = await box.run(['status', '--json', 'translations']);
  expect(jsonLines(stdout)).toMatchObject([
    { file: 'translations/messages.de.xlf', role: 'target', total: 6, translated: 4, untranslated: 2 },
    { file: 'translations/messages.en.xlf', role: 'source', total: 6, translated: 6, untranslated: 0 },
  ]);
});

test('texts are translated, not their keys; units that are not there are added', async () => {
  using box = sandbox({
    ...keyedProject,
    'memory.tmx': `<tmx version="1.4"><header srclang="en" datatype="plaintext" segtype="sentence" adminlang="en" creationtool="t" creationtoolversion="1" o-tmf="t"/><body>
<tu><tuv xml:lang="en"><seg>Moor at the pier</seg></tuv><tuv xml:lang="de"><seg>Am Anleger festmachen</seg></tuv></tu>
<tu><tuv xml:lang="en"><seg>The boat has sailed.</seg></tuv><tuv xml:lang="de"><seg>Das Boot ist weg.</seg></tuv></tu>
</body></tmx>`,
  });
  const run = await box.run(['translate', '--to', 'de', '--tm', 'memory.tmx', 'translations/messages.de.xlf']);
  expect(run.code).toBe(0);
  const text = box.read('translations/messages.de.xlf').toString();
  for (const [key, target] of [
    ['boat.moor', 'Am Anleger festmachen'],
    ['boat.gone', 'Das Boot ist weg.'],
  ])
    expect(text).toContain(
      `<source>${key}</source>\n        <target state="translated" state-qualifier="exact-match">${target}</target>`,
    );
  expect((await box.run(['check', '--only', 'missing-key,untranslated', 'translations'])).stdout).not.toContain('boat');
});

test('sync adds the keys that are not there, behind their neighbours, whatever ids those have', async () => {
  using box = sandbox(keyedProject);
  const { stdout } = await box.run(['sync', 'translations']);
  expect(stdout).toBe('translations/messages.de.xlf: 1 key added.\n');
  const keys = [
    ...box
      .read('translations/messages.de.xlf')
      .toString()
      .matchAll(/<source>(.*)<\/source>/g),
  ];
  expect(keys.map(([, key]) => key)).toEqual([
    'boat.moor',
    'boat.title',
    'boat.hello',
    'boat.limit',
    'boat.save',
    'boat.gone',
  ]);
  // The number of the unit that is added is another one's here.
  expect(box.read('translations/messages.de.xlf').toString()).toContain('<trans-unit id="boat.gone">');
  expect((await box.run(['sync', '--check', 'translations'])).code).toBe(0);
});

test('a translation feeds the memory with texts, and no keys', async () => {
  using box = sandbox({
    ...keyedProject,
    'docs/en.json': '{ "a": "Our boats" }',
    'docs/de.json': '{ "a": "" }',
  });
  const { stdout } = await box.run(['translate', '--to', 'de', '--dry-run', '--json', 'docs/de.json']);
  expect(stdout).toContain('Unsere Boote');
});

test('a language that is not there yet is made from the file with the texts', async () => {
  using box = sandbox({
    ...keyedProject,
    'docs/en.json': '{ "a": "Our boats" }',
    'docs/fr.json': '{ "a": "Nos bateaux" }',
  });
  await box.run(['translate', '--to', 'fr', 'translations/messages.en.xlf']);
  const text = box.read('translations/messages.fr.xlf').toString();
  expect(text).toContain('target-language="fr"');
  expect(text).toMatch(/<source>boat\.title<\/source>\s*<target[^<>]*>Nos bateaux<\/target>/);
});

test('keys without texts are neither compared nor translated, and the file that would have them is named', async () => {
  using box = sandbox(keysAlone);
  const check = await box.run(['check', '.']);
  expect(check.stdout).not.toMatch(/numbers|placeholder|same-as-source/);
  expect(check.stdout + check.stderr).toMatch(/only checks that need no source text were run|without a source file/);
  const { stderr, stdout } = await box.run(['translate', '--to', 'de', '--dry-run', '.']);
  expect(stderr).toContain(
    'translations/messages.de.xlf: left alone, its sources are keys: it can be translated once “translations/messages.en.xlf” has their texts.',
  );
  expect(stdout).toBe('');
});

test('a text that changed after its translation is found by its key', async () => {
  using box = sandbox(keyedProject);
  commitFiles(box.root, 1, ['.']);
  const english = box.read('translations/messages.en.xlf').toString();
  box.write('translations/messages.en.xlf', english.replace('Our boats', 'All boats'));
  commitFiles(box.root, 2, ['.']);
  const { stdout } = await box.run(['check', '--only', 'stale-translation', '--format', 'json', 'translations']);
  expect((jsonLines(stdout) as Row[]).map(({ message }) => String(message).split(';')[0])).toEqual([
    'The source text was “Our boats” when this was translated',
  ]);
});

test('notes of developers for sources are no texts, where the file of the source language rewords them', async () => {
  const notes = [...'abcdefghijkl'].map((letter) => `boat note ${letter}`);
  const file = (source: string, language: string, text: (note: string) => string) =>
    `<xliff version="1.2"><file source-language="${source}" target-language="${language}" datatype="plaintext" original="a"><body>${notes
      .map((note, i) => `<trans-unit id="${i}"><source>${note}</source><target>${text(note)}</target></trans-unit>`)
      .join('')}</body></file></xliff>`;
  const english = (note: string) => `Moor ${note.slice(-1)} at pier 12`;
  const german = (note: string) => `${note.slice(-1)} am Anleger 15 festmachen`;
  using box = sandbox({
    'interline.json': '{ "sourceLanguage": "en" }\n',
    'notes/messages.en.xlf': file('en', 'en', english),
    'notes/messages.de.xlf': file('en', 'de', german),
    // English from Italian is a translation, and no other file is made of it.
    'italian/messages.en.xlf': file('it', 'en', english),
    'italian/messages.de.xlf': file('it', 'de', german),
  });
  const { stdout } = await box.run(['check', '--format', 'json', '--only', 'numbers', '.']);
  const rows = jsonLines(stdout) as Row[];
  expect(messagesOf(rows, 'notes/messages.de.xlf')).toEqual(notes.map(() => 'numbers: “15” is “12” in the source'));
  expect(messagesOf(rows, 'notes/messages.en.xlf')).toEqual([]);
  expect(messagesOf(rows, 'italian/messages.de.xlf')).toEqual([]);
});
