import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { checks } from '../shared/checks/checks.ts';
import { engineOptions } from '../shared/engineOptions.ts';
import { formats } from '../shared/formats/formats.ts';
import { defaultSettings, projectSettingsSchema } from '../shared/settings.ts';
import { documentExtensions, documentLanguages, watchedExtensions } from './documentLanguages.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const setting = z.looseObject({
  default: z.unknown(),
  scope: z.string(),
  properties: z.record(z.string(), z.unknown()).optional(),
});
const manifest = z
  .looseObject({
    activationEvents: z.array(z.string()),
    capabilities: z.looseObject({
      untrustedWorkspaces: z.looseObject({ supported: z.unknown(), restrictedConfigurations: z.array(z.string()) }),
    }),
    contributes: z.looseObject({
      commands: z.array(z.looseObject({ command: z.string() })),
      menus: z.record(z.string(), z.array(z.looseObject({ command: z.string(), when: z.string() }))),
      languages: z.array(z.looseObject({ id: z.string(), extensions: z.array(z.string()) })),
      configuration: z.array(z.looseObject({ properties: z.record(z.string(), setting) })),
    }),
  })
  .parse(JSON.parse(read('package.json')));
const settings = Object.assign(
  {},
  ...manifest.contributes.configuration.map((section) => section.properties),
) as Record<string, z.infer<typeof setting>>;

test('every setting of a project can be made in the editor, with the same default', () => {
  const inEditor: Record<string, unknown> = {};
  for (const [id, { default: fallback, scope }] of Object.entries(settings)) {
    if (scope === 'resource') inEditor[id.replace('interline.', '')] = fallback;
  }
  const { subtitles, ...rest } = defaultSettings;
  expect(inEditor).toEqual({
    ...rest,
    'subtitles.charactersPerSecond': null,
    'subtitles.lineLength': null,
    ...Object.fromEntries(Object.entries(subtitles).map(([name, value]) => [`subtitles.${name}`, value])),
  });
  expect(new Set(Object.keys(inEditor).map((id) => id.split('.')[0]))).toEqual(
    new Set(Object.keys(projectSettingsSchema.shape).filter((name) => name !== '$schema')),
  );
});

test('the settings page completes the id of every check', () => {
  const offered = Object.keys(settings['interline.checks']?.properties ?? {});
  expect(checks.map((check) => check.id).filter((id) => !offered.includes(id))).toEqual([]);
});

test('where requests go is a matter of the machine, never of a workspace', () => {
  const service = Object.keys(settings).filter((id) => /^interline\.(?:service|models)\./.test(id));
  expect(service.map((id) => settings[id]?.scope)).toEqual(service.map(() => 'machine'));
  expect(service).toEqual(expect.arrayContaining(engineOptions.map(({ name }) => `interline.service.${name}`)));
  expect(manifest.capabilities.untrustedWorkspaces.supported).toBe('limited');
  expect(manifest.capabilities.untrustedWorkspaces.restrictedConfigurations).toEqual(service);
});

test('the extension never starts just because the editor does', () => {
  expect(manifest.activationEvents.filter((event) => event === '*' || event === 'onStartupFinished')).toEqual([]);
});

test('the palette and the code name the same commands', () => {
  const registered = [...read('client/commands.ts').matchAll(/register\('(interline\.\w+)'/g)].map((match) => match[1]);
  expect(registered.sort()).toEqual(manifest.contributes.commands.map(({ command }) => command).sort());
});

/** What the editor itself takes for which language mode. */
const builtIn: Readonly<Record<string, readonly string[]>> = {
  xml: ['.xml'],
  json: ['.json'],
  jsonc: ['.jsonc'],
  yaml: ['.yml', '.yaml'],
  properties: ['.properties'],
  ini: ['.ini'],
  plaintext: ['.txt'],
  html: ['.html', '.htm', '.shtml', '.xhtml'],
  markdown: ['.md', '.markdown', '.mdown', '.mkd'],
  // A mode that many have of an extension; without it a file opens as plain text, which is sent too.
  mdx: ['.mdx'],
};

/** Archives are no text documents; Qt's `.ts` is XML once it is open, as its text says. */
const notEdited = /^\.(?:mo|gmo|do[ct][xm]|p[po][ts][xm]|ppsm|xls[xm]|xltx|idm[lt]|ts)$/;

test('the files of every format are sent to the server when they are open', () => {
  const extensionsOf = (id: string) => [
    ...(builtIn[id] ?? []),
    ...manifest.contributes.languages.filter((language) => language.id === id).flatMap(({ extensions }) => extensions),
  ];
  const sent = new Set(documentLanguages.flatMap(extensionsOf));
  const missing = formats
    .flatMap((format) => format.extensions.map((extension) => `${format.id}: ${extension}`))
    .filter((entry) => !sent.has(entry.split(': ')[1] ?? '') && !notEdited.test(entry.split(': ')[1] ?? ''));
  expect(missing).toEqual([]);
});

test('a change on disk of any localization file is told to the server', () => {
  const extensions = formats.flatMap((format) => format.extensions).filter((extension) => extension !== '.ts');
  expect(extensions.filter((extension) => !watchedExtensions.includes(extension.slice(1)))).toEqual([]);
});

/** The words of a `when` clause of the form `key =~ /^(a|b)$/`. */
function alternatives(when: string | undefined): readonly string[] {
  return /\(([^)]*)\)\$\//.exec(when ?? '')?.[1]?.split('|') ?? [];
}

test('the commands for a file are in the palette for files of every format', () => {
  const { commandPalette = [] } = manifest.contributes.menus;
  expect(commandPalette.map(({ command, when }) => [command, [...alternatives(when)].sort()])).toEqual(
    commandPalette.map(({ command }) => [command, [...documentLanguages].sort()]),
  );
});

test('every document that can be translated as a whole can be chosen for it', () => {
  const [menu] = manifest.contributes.menus['explorer/context'] ?? [];
  expect([...alternatives(menu?.when)].sort()).toEqual([...documentExtensions].sort());
  const kinds = ['docx', 'pptx', 'xlsx', 'pdf', 'htm', 'html', 'txt', 'xlf', 'xliff', 'srt', 'idml', 'xml', 'json'];
  const written = formats.filter(({ readOnly, servesAs }) => !readOnly && !servesAs);
  const extensions = written.flatMap((format) => format.extensions).filter((extension) => extension !== '.ts');
  const asked = [...kinds, 'dita', 'mif', 'jpeg', 'jpg', 'png', ...extensions.map((extension) => extension.slice(1))];
  expect(asked.filter((extension) => !documentExtensions.includes(extension))).toEqual([]);
});

const languages = ['de', 'es', 'fr', 'ja'];

test.each(['package.nls.json', ...languages.map((language) => `package.nls.${language}.json`)])(
  '%s has exactly the words that the manifest asks for',
  (file) => {
    const asked = new Set([...read('package.json').matchAll(/"%([\w.]+)%"/g)].map((match) => match[1]));
    expect(new Set(Object.keys(JSON.parse(read(file)) as object))).toEqual(asked);
  },
);

test.each(languages)('every sentence of the client is translated into %s', (language) => {
  const sources = readdirSync(join(root, 'client'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => read(`client/${path}`));
  const said = sources.flatMap((text) =>
    [...text.matchAll(/l10n\.t\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    ),
  );
  const bundle = JSON.parse(read(`l10n/bundle.l10n.${language}.json`)) as Record<string, string>;
  expect(said.filter((sentence) => !(sentence in bundle))).toEqual([]);
  expect(Object.keys(bundle).filter((sentence) => !said.includes(sentence))).toEqual([]);
  for (const [sentence, translation] of Object.entries(bundle)) {
    const placeholders = (text: string) => [...text.matchAll(/\{\d\}/g)].map(String).sort();
    expect(placeholders(translation), sentence).toEqual(placeholders(sentence));
  }
});
