import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openWorkspace } from '../workspace/openWorkspace.ts';
import { translationTargets } from './targets.ts';
import { translateFile } from './translateFile.ts';
import { createTranslator } from './translator.ts';
import { writeTranslation } from './writeTranslation.ts';

let root: string;
const { signal } = new AbortController();

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'interline-translate-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const template =
  '\uFEFF<xliff version="1.2">\r\n <file source-language="en" datatype="plaintext" original="ng2.template"><body>\r\n  <trans-unit id="1">\r\n   <source>Anchor up</source>\r\n  </trans-unit>\r\n  <trans-unit id="2"><source>Oars</source></trans-unit>\r\n </body></file>\r\n</xliff>\r\n';
const memory =
  '<tmx version="1.4"><header srclang="en"/><body><tu><tuv xml:lang="en"><seg>Anchor up</seg></tuv><tuv xml:lang="fr"><seg>Levez l’ancre</seg></tuv></tu></body></tmx>';

test('an extracted XLIFF is translated into a file of its own, which is then the one to go on with', async () => {
  const source = join(root, 'messages.xlf');
  await writeFile(source, template);
  await writeFile(join(root, 'memory.tmx'), memory);
  const workspace = await openWorkspace(root, { memories: [join(root, 'memory.tmx')] });
  const translator = createTranslator({ workspace });
  const { targets } = await translationTargets(workspace, [source], 'fr', signal);
  expect(targets).toHaveLength(1);
  for (const target of targets) {
    await writeTranslation(workspace, await translateFile(translator, target, { signal, target: 'fr' }));
  }
  expect(await readFile(source, 'utf8')).toBe(template);
  expect(await readFile(join(root, 'messages.fr.xlf'), 'utf8')).toBe(
    template
      .replace('"ng2.template"', '"ng2.template" target-language="fr"')
      .replace(
        '</source>\r\n',
        '</source>\r\n   <target state="translated" state-qualifier="exact-match">Levez l’ancre</target>\r\n',
      ),
  );
  const again = await translationTargets(workspace, [source], 'fr', signal);
  expect(again.targets.map((target) => 'format' in target && target.path)).toEqual([join(root, 'messages.fr.xlf')]);
});

test('a memory in the folder is not translated, unless it is named', async () => {
  await writeFile(join(root, 'memory.tmx'), memory);
  const workspace = await openWorkspace(root);
  const pathsOf = async (path: string) =>
    (await translationTargets(workspace, [path], 'fr', signal)).targets.map((one) => 'path' in one && one.path);
  expect(await pathsOf(root)).toEqual([]);
  expect(await pathsOf(join(root, 'memory.tmx'))).toEqual([join(root, 'memory.tmx')]);
});

test.each([
  ['{}\n', '{\n  "bow": "Levez l’ancre"\n}\n'],
  ['[1]\n', undefined],
])('a file that holds %j takes the translation where that is nothing', async (there, expected) => {
  await Promise.all(['en', 'fr'].map((folder) => mkdir(join(root, folder))));
  await writeFile(join(root, 'en/boat.json'), '{\n  "bow": "Anchor up"\n}\n');
  const target = join(root, 'fr/boat.json');
  await writeFile(target, there);
  await writeFile(join(root, 'memory.tmx'), memory);
  const workspace = await openWorkspace(root, { memories: [join(root, 'memory.tmx')] });
  const { targets } = await translationTargets(workspace, [root], 'fr', signal);
  const [first] = targets;
  if (!first) throw new Error('no target');
  const result = await translateFile(createTranslator({ workspace }), first, { signal, target: 'fr' });
  const written = writeTranslation(workspace, result);
  await (expected === undefined ? expect(written).rejects.toThrow('already exists') : written);
  expect(await readFile(target, 'utf8')).toBe(expected ?? there);
});
