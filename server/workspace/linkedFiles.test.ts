import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkFile } from '../checking/checkFile.ts';
import { openWorkspace } from './openWorkspace.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

const topic = (body: string) => `<topic id="t" xml:lang="en"><title>T</title><body>${body}</body></topic>`;

async function project(files: Readonly<Record<string, string>>) {
  const root = await mkdtemp(join(tmpdir(), 'interline-'));
  folders.push(root);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(root, name, '..'), { recursive: true });
    await writeFile(join(root, name), text);
  }
  const workspace = await openWorkspace(root);
  const messages = async (name: string) => {
    const file = await workspace.files.read(join(root, name));
    if (!file) throw new Error(`${name} is read by no format`);
    return (await checkFile(workspace, file, new Set(['dita-references']))).map(({ message }) => message);
  };
  return { root, workspace, messages };
}

test('files, ids and keys of the project are looked up', async () => {
  const { messages } = await project({
    'maps/all.ditamap': '<map><title>M</title><keydef keys="boat"/><topicref href="../topics/a.dita"/></map>',
    'topics/a.dita': topic(
      '<p conref="b.dita#b/p1"/><p conref="b.dita#b/p2"/><p conkeyref="boat/x"/><p conkeyref="pier/x"/>' +
        '<image href="a%20b.png"/><image href="c.png"/><p><xref href="gone.dita" scope="peer"/></p>',
    ),
    'topics/b.dita': '<topic id="b"><title>B</title><body><p id="p1">P</p></body></topic>',
    'topics/a b.png': '',
  });
  expect(await messages('topics/a.dita')).toEqual([
    'No element of “b.dita” has the id “p2”',
    'No map of the project defines the key “pier”',
  ]);
  expect(await messages('maps/all.ditamap')).toEqual([]);
});

test('a file outside of the project is neither read nor looked for', async () => {
  const { root, messages } = await project({
    'p/a.dita': topic('<p conref="../b.dita#b/p2"/><p><ph keyref="pier"/> P</p>'),
    'p/m.ditamap': '<map><title>M</title><keydef keys="boat"/><mapref href="../keys.ditamap"/></map>',
    'b.dita': '<topic id="b"><title>B</title><body><p id="p1">P</p></body></topic>',
    'keys.ditamap': '<map><title>K</title><keydef keys="oar"/></map>',
  });
  expect(await messages('p/a.dita')).toEqual([
    'No element of “../b.dita” has the id “p2”',
    'No map of the project defines the key “pier”',
  ]);
  const inner = await openWorkspace(join(root, 'p'));
  const file = await inner.files.read(join(root, 'p/a.dita'));
  expect(file && (await checkFile(inner, file, new Set(['dita-references'])))).toEqual([]);
});

test('keys are not judged without maps, or where a map is missing', async () => {
  const a = topic('<p><ph keyref="pier"/> P</p>');
  expect(await (await project({ 'a.dita': a })).messages('a.dita')).toEqual([]);
  const missing = '<map><title>M</title><keydef keys="boat"/><mapref href="keys.ditamap"/></map>';
  expect(await (await project({ 'a.dita': a, 'm.ditamap': missing })).messages('a.dita')).toEqual([]);
});

test('a change of the other file is seen, in an editor too', async () => {
  const { root, workspace, messages } = await project({
    'a.dita': topic('<p conref="b.dita#b/p1"/>'),
    'b.dita': topic('<p id="p1">P</p>').replace('id="t"', 'id="b"'),
  });
  expect(await messages('a.dita')).toEqual([]);
  const open = join(root, 'b.dita');
  workspace.files.setBuffer(open, topic('<p id="p9">P</p>').replace('id="t"', 'id="b"'));
  expect(await messages('a.dita')).toEqual(['No element of “b.dita” has the id “p1”']);
  workspace.files.setBuffer(open, undefined);
  expect(await messages('a.dita')).toEqual([]);
  await writeFile(open, topic('<p id="p8">P</p>').replace('id="t"', 'id="b"'));
  workspace.files.forget(open);
  expect(await messages('a.dita')).toEqual(['No element of “b.dita” has the id “p1”']);
});

test('a translation is not blamed for what its source refers to', async () => {
  const { messages } = await project({
    'interline.json': '{ "files": ["{language}/a.dita"] }',
    'en/a.dita': topic('<p conref="b.dita#b/p1"/>'),
    'de/a.dita': topic('<p conref="b.dita#b/p1"/><p conref="c.dita#c/p1"/>'),
  });
  expect(await messages('de/a.dita')).toEqual(['The conref “c.dita#c/p1” leads to a file that does not exist']);
});
