import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkFile } from '../checking/checkFile.ts';
import { openWorkspace } from './openWorkspace.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'interline-own-language-'));
  await mkdir(join(root, 'po'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const po = (language: string, plurals: string, forms: readonly string[]) =>
  `msgid ""\nmsgstr "Language: ${language}\\nContent-Type: text/plain; charset=UTF-8\\nPlural-Forms: ${plurals}\\n"\n\nmsgid "%d boat"\nmsgid_plural "%d boats"\n${forms.map((form, i) => `msgstr[${i}] "${form}"\n`).join('')}`;

async function drifts(files: Readonly<Record<string, string>>): Promise<number> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, 'po', name), text);
  const workspace = await openWorkspace(root);
  const file = await workspace.files.read(join(root, 'po', 'ja.po'));
  if (!file) throw new Error('ja.po is no localization file');
  return (await checkFile(workspace, file, new Set(['source-drift']))).length;
}

test.each(['en_AU', 'en@shaw'])('%s.po is a translation, and no source that others could differ from', async (name) => {
  const japanese = po('ja', 'nplurals=1; plural=0;', ['%d 隻']);
  const english = po(name, 'nplurals=2; plural=(n != 1);', ['%d boat', '%d boats']);
  expect(await drifts({ 'ja.po': japanese, [`${name}.po`]: english })).toBe(0);
});

test.each([
  ['nothing is translated', '', 'source'],
  ['the targets are copies of the source', '<target state="new">Color</target>', 'source'],
  ['something is', '<target>Colour</target>', 'bilingual'],
])('an XLIFF file into its own language where %s', async (_, target, role) => {
  const unit = (id: string, inner: string) => `<trans-unit id="${id}"><source>Color</source>${inner}</trans-unit>`;
  await writeFile(
    join(root, 'en.xlf'),
    `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" datatype="plaintext" source-language="en" target-language="en"><body>${unit('a', target)}${unit('b', '')}</body></file></xliff>`,
  );
  const workspace = await openWorkspace(root);
  const file = await workspace.files.read(join(root, 'en.xlf'));
  expect(file?.role).toBe(role);
  // Programs show the source where such a file has nothing.
  if (file) expect(await checkFile(workspace, file, new Set(['untranslated']))).toEqual([]);
});

test('the name of a PO file tells a variety of its own language where its header tells none', async () => {
  const path = join(root, 'po', 'en@shaw.po');
  await writeFile(
    path,
    'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\nmsgid "Boat"\nmsgstr "𐑚𐑴𐑑"\n',
  );
  const file = await (await openWorkspace(root)).files.read(path);
  expect(file?.targetLanguage).toBe('en-Shaw');
});

test('a header that names its language in words leaves it to the path', async () => {
  const path = join(root, 'po', 'hr.po');
  await writeFile(path, po('Hrvatski', 'nplurals=2; plural=(n != 1);', ['%d brod', '%d brodova']));
  const file = await (await openWorkspace(root)).files.read(path);
  expect(file?.targetLanguage).toBe('hr');
});
