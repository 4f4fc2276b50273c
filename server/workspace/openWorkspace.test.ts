import { chmod, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { plain } from '../../shared/catalog/content.ts';
import { changeSegments } from '../../shared/formats/change.ts';
import { checkFile } from '../checking/checkFile.ts';
import { openWorkspace } from './openWorkspace.ts';
import type { LocalizationFile, Workspace } from './workspace.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'interline-workspace-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Writes files below the root: objects as JSON. */
async function files(contents: Record<string, unknown>): Promise<void> {
  for (const [name, content] of Object.entries(contents)) {
    const path = join(root, name);
    await mkdir(dirname(path), { recursive: true });
    const data =
      typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content, null, 2);
    await writeFile(path, data);
  }
}

const listed = async (workspace: Workspace, paths?: string[]) =>
  (await workspace.files.list(paths)).map((path) => relative(root, path).replaceAll('\\', '/'));

async function fileOf(workspace: Workspace, name: string): Promise<LocalizationFile> {
  const file = await workspace.files.read(join(root, name));
  if (!file) throw new Error(`${name} is no localization file`);
  return file;
}

function edited(file: LocalizationFile, id: string, text: string) {
  const changed = changeSegments(file.format, file.catalog, new Map([[id, { content: plain(text) }]]));
  expect([...changed.refused]).toEqual([]);
  return changed.edits;
}

test('a byte order mark is reported where programs do not read it, and nowhere else', async () => {
  await files({
    'locales/en.json': '\uFEFF{ "a": "Boat" }',
    'locales/de.srt': '\uFEFF1\n00:00:01,000 --> 00:00:04,000\nBoot\n',
  });
  const workspace = await openWorkspace(root);
  const findings = async (name: string) => checkFile(workspace, await fileOf(workspace, name), new Set(['encoding']));
  expect(await findings('locales/en.json')).toMatchObject([{ check: 'encoding', range: { start: 0, end: 0 } }]);
  expect(await findings('locales/de.srt')).toEqual([]);
});

describe('apostrophes in ARB files', () => {
  const app = (settings: string | undefined) => ({
    ...(settings === undefined ? {} : { 'app/l10n.yaml': settings }),
    'app/lib/l10n/app_en.arb': { '@@locale': 'en', hi: "It''s {name}" },
    'app/lib/l10n/app_fr.arb': { '@@locale': 'fr', hi: "C'est {name}" },
  });
  const faults = async (workspace: Workspace) =>
    (await checkFile(workspace, await fileOf(workspace, 'app/lib/l10n/app_fr.arb'), new Set(['icu-syntax']))).map(
      ({ message }) => message,
    );

  test.each([
    [undefined, 0],
    ['arb-dir: lib/l10n\n', 0],
    ['use-escaping: false\n', 0],
    ['use-escaping: [\n', 0],
    ['arb-dir: lib/l10n\nuse-escaping: true\n', 1],
  ])('quote where l10n.yaml says so: %j', async (settings, count) => {
    await files(app(settings));
    expect(await faults(await openWorkspace(root))).toHaveLength(count);
  });

  test('change with l10n.yaml, in an open file too', async () => {
    await files(app('use-escaping: true'));
    const workspace = await openWorkspace(root);
    const path = join(root, 'app/lib/l10n/app_fr.arb');
    workspace.files.setBuffer(path, '{ "@@locale": "fr", "hi": "C\'est {name} !" }');
    expect(await faults(workspace)).toHaveLength(1);
    await files({ 'app/l10n.yaml': 'use-escaping: false' });
    workspace.files.forget(join(root, 'app/l10n.yaml'));
    expect(await faults(workspace)).toEqual([]);
    await files({ 'app/l10n.yaml': 'use-escaping: true', 'app/lib/l10n/l10n.yaml': '' });
    workspace.files.forget(join(root, 'app/l10n.yaml'));
    expect(await faults(workspace)).toEqual([]);
  });
});

describe('discovery', () => {
  test('a word that is typed makes no other file of one that is open', async () => {
    await files({ 'lang/en.toml': 'help = "How to board"\nok = "OK"\n', 'lang/de.toml': 'ok = ""\n' });
    const workspace = await openWorkspace(root);
    const path = join(root, 'lang/de.toml');
    for (const word of ['', 'o', 'ok']) {
      workspace.files.setBuffer(path, `ok = "${word}"\n`);
      expect((await fileOf(workspace, 'lang/de.toml')).catalog.segments.at(0)?.target?.value).toBe(word);
      expect(await listed(workspace)).toEqual(['lang/de.toml', 'lang/en.toml']);
    }
  });

  test('finds localization files and leaves other people’s alone', async () => {
    await files({
      'locales/en/app.json': { title: 'Title' },
      'locales/de/app.json': { title: 'Titel' },
      'package.json': { name: 'x', version: '1.0.0' },
      'node_modules/x/locales/en/app.json': { title: 'Title' },
      'dist/locales/en/app.json': { title: 'Title' },
      'old/locales/en/app.json': { title: 'Title' },
      'interline.json': { exclude: ['old'] },
    });
    expect(await listed(await openWorkspace(root))).toEqual(['locales/de/app.json', 'locales/en/app.json']);
  });

  test('takes pages and texts, which are everywhere, where they have a partner in another language', async () => {
    await files({
      'README.md': '# Alone',
      'CONTRIBUTING.md': '# Alone',
      'public/index.html': '<p>Alone</p>',
      'docs/guide.md': '# Guide',
      'docs/guide.de.md': '# Anleitung',
      'docs/other.md': '# Alone',
      'content/en/start.md': '# Start',
      'content/de/start.md': '# Anfang',
      'content/de/alone.md': '# Allein',
      'site/about.html': '<p>About</p>',
      'site/about.de.html': '<p>Über uns</p>',
      'web/docs/intro/a.mdx': '# A',
      'web/docs/intro/b.mdx': '# B',
      'web/i18n/de/docusaurus-plugin-content-docs/current/intro/a.mdx': '# Ä',
      'web/versioned_docs/version-1.0/a.md': '# A',
      'web/i18n/fr/docusaurus-plugin-content-docs/version-1.0/a.md': '# À',
    });
    const workspace = await openWorkspace(root);
    expect(await listed(workspace)).toEqual([
      'content/de/start.md',
      'content/en/start.md',
      'docs/guide.de.md',
      'docs/guide.md',
      'site/about.de.html',
      'site/about.html',
      'web/docs/intro/a.mdx',
      'web/i18n/de/docusaurus-plugin-content-docs/current/intro/a.mdx',
      'web/i18n/fr/docusaurus-plugin-content-docs/version-1.0/a.md',
      'web/versioned_docs/version-1.0/a.md',
    ]);
    expect(await workspace.files.read(join(root, 'README.md'))).toBeUndefined();
    const page = await fileOf(workspace, 'web/i18n/de/docusaurus-plugin-content-docs/current/intro/a.mdx');
    expect(page.catalog.segments.at(0)).toMatchObject({ source: { value: 'A' }, target: { value: 'Ä' } });
    const other = await fileOf(await openWorkspace(root), 'docs/guide.md');
    expect(other.role).toBe('source');
    expect(await listed(workspace, [join(root, 'README.md')])).toEqual(['README.md']);
  });

  test('a file that is named is taken whatever it looks like', async () => {
    await files({ 'package.json': { name: 'x', version: '1.0.0' } });
    const workspace = await openWorkspace(root);
    expect(await listed(workspace)).toEqual([]);
    expect(await listed(workspace, [join(root, 'package.json')])).toEqual(['package.json']);
    expect((await fileOf(workspace, 'package.json')).catalog.segments.all().map((segment) => segment.id)).toContain(
      'name',
    );
  });

  test('links in a circle end', async () => {
    await files({ 'a/en.json': { title: 'Title' }, 'a/de.json': { title: 'Titel' } });
    await symlink(root, join(root, 'a/loop'));
    expect(await listed(await openWorkspace(root))).toEqual(['a/de.json', 'a/en.json']);
  });

  test('a path that is not there is named', async () => {
    const workspace = await openWorkspace(root);
    await expect(workspace.files.list([join(root, 'nowhere')])).rejects.toThrow(/nowhere: there is no such file/);
  });
});

describe('pairing', () => {
  test('roles, languages, missing keys', async () => {
    await files({ 'locales/en/app.json': { a: 'One', b: 'Two' }, 'locales/de/app.json': { a: 'Eins' } });
    const workspace = await openWorkspace(root);
    const source = await fileOf(workspace, 'locales/en/app.json');
    expect(source).toMatchObject({ role: 'source', sourceLanguage: 'en' });
    const target = await fileOf(workspace, 'locales/de/app.json');
    expect(target).toMatchObject({
      role: 'target',
      sourceLanguage: 'en',
      targetLanguage: 'de',
      sourcePath: source.path,
    });
    expect(target.catalog.segments.at(0)?.source?.value).toBe('One');
    expect(target.catalog.pair?.missing.map((entry) => entry.id)).toEqual(['b']);
  });

  test('a layout of the settings makes any JSON a localization file', async () => {
    await files({
      'src/t/texts-en.json': { a: 'One' },
      'src/t/texts-fr.json': { a: 'Un' },
      'interline.json': { files: ['src/t/texts-{language}.json'] },
    });
    const workspace = await openWorkspace(root);
    expect(await listed(workspace)).toEqual(['src/t/texts-en.json', 'src/t/texts-fr.json']);
    expect((await fileOf(workspace, 'src/t/texts-fr.json')).targetLanguage).toBe('fr');
  });

  test('targets by language, present or where they would stand', async () => {
    await files({
      'en-us/topic.dita': '<topic id="t"><title>Hi</title></topic>',
      'de-de/topic.dita': '<topic id="t"><title>Hallo</title></topic>',
    });
    const workspace = await openWorkspace(root);
    const source = await fileOf(workspace, 'en-us/topic.dita');
    const targets = await workspace.pairs.targetsOf(source, ['de', 'pt-BR']);
    expect(targets.map((target) => relative(root, target.path))).toEqual(['de-de/topic.dita', 'pt-br/topic.dita']);
    expect(targets.map((target) => 'catalog' in target)).toEqual([true, false]);
  });

  test('a new target goes to the folder that its language has already', async () => {
    await files({
      'en-us/one.dita': '<topic id="t"><title>Hi</title></topic>',
      'en-us/two.dita': '<topic id="u"><title>Hi</title></topic>',
      'de-de/one.dita': '<topic id="t"><title>Hallo</title></topic>',
    });
    const workspace = await openWorkspace(root);
    const [target] = await workspace.pairs.targetsOf(await fileOf(workspace, 'en-us/two.dita'), ['de']);
    expect(relative(root, target?.path ?? '')).toBe('de-de/two.dita');
  });

  test('a buffer goes before the disk, for the file and for those paired with it', async () => {
    await files({ 'en.json': { a: 'One' }, 'de.json': { a: 'Eins' } });
    const workspace = await openWorkspace(root);
    expect((await fileOf(workspace, 'de.json')).catalog.pair?.missing).toEqual([]);
    workspace.files.setBuffer(join(root, 'en.json'), '{ "a": "One", "b": "Two" }');
    await new Promise((resolve) => setImmediate(resolve));
    expect((await fileOf(workspace, 'de.json')).catalog.pair?.missing.map((entry) => entry.id)).toEqual(['b']);
    workspace.files.setBuffer(join(root, 'en.json'), undefined);
    await new Promise((resolve) => setImmediate(resolve));
    expect((await fileOf(workspace, 'de.json')).catalog.pair?.missing).toEqual([]);
  });
});

describe('writing', () => {
  const xliff = (target: string) =>
    `<?xml version="1.0" encoding="ISO-8859-1"?>\r\n<xliff version="1.2"><file source-language="en" target-language="de" datatype="plaintext" original="x"><body><trans-unit id="1"><source>Tea</source><target>${target}</target></trans-unit></body></file></xliff>\r\n`;

  test('changes the bytes of the edit only, in the file’s encoding, and keeps the mode', async () => {
    await files({ 'a.xlf': Buffer.from(xliff('Tee für dich'), 'latin1') });
    await chmod(join(root, 'a.xlf'), 0o640);
    const workspace = await openWorkspace(root);
    const file = await fileOf(workspace, 'a.xlf');
    await workspace.write(file, edited(file, '1', 'Tee für Große'));
    expect((await readFile(join(root, 'a.xlf'))).equals(Buffer.from(xliff('Tee für Große'), 'latin1'))).toBe(true);
    expect((await stat(join(root, 'a.xlf'))).mode & 0o777).toBe(0o640);
    expect((await fileOf(workspace, 'a.xlf')).catalog.segments.at(0)?.target?.value).toBe('Tee für Große');
  });

  test('refuses when the file changed on disk since it was read', async () => {
    await files({ 'a.xlf': xliff('Tee') });
    const workspace = await openWorkspace(root);
    const file = await fileOf(workspace, 'a.xlf');
    await files({ 'a.xlf': xliff('Kaffee') });
    await expect(workspace.write(file, edited(file, '1', 'Wasser'))).rejects.toThrow(/changed on disk/);
    expect(await readFile(join(root, 'a.xlf'), 'utf8')).toBe(xliff('Kaffee'));
  });

  test('refuses a read-only file and leaves nothing behind', async () => {
    await files({ 'a.xlf': xliff('Tee') });
    await chmod(join(root, 'a.xlf'), 0o444);
    const workspace = await openWorkspace(root);
    const file = await fileOf(workspace, 'a.xlf');
    await expect(workspace.write(file, edited(file, '1', 'Wasser'))).rejects.toThrow(/read-only/);
    expect(await readFile(join(root, 'a.xlf'), 'utf8')).toBe(xliff('Tee'));
  });

  test('a link stays a link', async () => {
    await files({ 'real/a.xlf': xliff('Tee') });
    await symlink(join(root, 'real/a.xlf'), join(root, 'b.xlf'));
    const workspace = await openWorkspace(root);
    const file = await fileOf(workspace, 'b.xlf');
    await workspace.write(file, edited(file, '1', 'Wasser'));
    expect(await readFile(join(root, 'real/a.xlf'), 'utf8')).toBe(xliff('Wasser'));
  });
});

describe('glossaries and memories', () => {
  test('terms and matches of the pair asked for', async () => {
    await files({
      'terms/glossary.csv': 'en,de,es\nferry,Fähre,transbordador\n',
      'terms/glossary-it.csv': 'ferry,traghetto\n',
      'old.tmx':
        '<tmx version="1.4"><header srclang="en"/><body><tu><tuv xml:lang="en"><seg>Good morning</seg></tuv><tuv xml:lang="de"><seg>Guten Morgen</seg></tuv></tu></body></tmx>',
      'locales/en/app.json': { a: 'Good evening' },
      'locales/de/app.json': { a: 'Guten Abend' },
    });
    const workspace = await openWorkspace(root);
    expect((await workspace.terms('en', 'de')).terms.map((term) => term.targets)).toEqual([['Fähre']]);
    const memory = await workspace.memory('en', 'de');
    expect(memory.exact('Good morning')[0]).toMatchObject({ target: 'Guten Morgen', origin: 'old.tmx' });
    expect(memory.exact('Good evening')[0]).toMatchObject({ target: 'Guten Abend', origin: 'app.json' });
    expect((await workspace.memory('en', 'fr')).size).toBe(0);
  });

  test('a termbase is a glossary and a memory a memory, not translations of the project', async () => {
    const word = (text: string, status: string) =>
      `<termSec><term>${text}</term><termNote type="administrativeStatus">${status}-admn-sts</termNote></termSec>`;
    await files({
      'words.tbx': `<tbx type="TBX-Basic" style="dca" xml:lang="en"><text><body><conceptEntry id="c"><langSec xml:lang="en">${word('bollard', 'preferredTerm')}</langSec><langSec xml:lang="de">${word('Pfahl', 'deprecatedTerm')}${word('Poller', 'preferredTerm')}</langSec></conceptEntry></body></text></tbx>`,
      'elsewhere/old.tmx':
        '<tmx version="1.4"><header srclang="en"/><body><tu><tuv xml:lang="en"><seg>One</seg></tuv><tuv xml:lang="de"><seg>Eins</seg></tuv></tu></body></tmx>',
      'interline.json': { memories: [] },
    });
    const workspace = await openWorkspace(root);
    expect((await workspace.terms('en', 'de')).terms).toEqual([
      { source: 'bollard', targets: ['Poller'], forbidden: ['Pfahl'] },
    ]);
    expect((await workspace.memory('en', 'de')).size).toBe(0);
    expect((await workspace.files.list()).map((path) => path.slice(root.length + 1))).toEqual([
      'elsewhere/old.tmx',
      'words.tbx',
    ]);
  });

  test('what is translated later is remembered', async () => {
    await files({ 'en.json': { a: 'One', b: 'Two' }, 'de.json': { a: 'Eins' } });
    const workspace = await openWorkspace(root);
    expect((await workspace.memory('en', 'de')).exact('Two')).toEqual([]);
    await files({ 'de.json': { a: 'Eins', b: 'Zwei' } });
    workspace.files.forget(join(root, 'de.json'));
    expect((await workspace.memory('en', 'de')).exact('Two')[0]?.target).toBe('Zwei');
  });
});

test('settings that make no sense are named with their place', async () => {
  await files({ 'interline.json': '{\n  "sourceLanguage": "en",\n  "colour": 1,\n  "memoryThreshold": 10\n}' });
  await expect(openWorkspace(root)).rejects.toThrow(
    /json:4:22: “memoryThreshold” must be at least 50\.[\s\S]*json:3:3: there is no setting “colour”/,
  );
  await files({ 'interline.json': '['.repeat(100_000) });
  await expect(openWorkspace(root)).rejects.toThrow(/nested too deeply/);
  await files({ 'interline.json': '{\n  "files": [\n}' });
  await expect(openWorkspace(root)).rejects.toThrow(/interline\.json:3:1: not valid JSON: a value is missing\.$/);
});

test('a file that cannot be read says why', async () => {
  await files({ 'a.xlf': new Uint8Array([0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0]) });
  const workspace = await openWorkspace(root);
  await expect(workspace.files.read(join(root, 'a.xlf'))).rejects.toThrow(/UTF-32/);
  await expect(workspace.files.read(join(root, 'b.xlf'))).rejects.toThrow(/there is no such file/);
});
