import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { checks } from '../shared/checks/checks.ts';
import { engineOptions } from '../shared/engineOptions.ts';
import { formats } from '../shared/formats/formats.ts';
import { defaultSettings, projectSettingsSchema } from '../shared/settings.ts';
import { documentExtensions } from './session/documentLists.data.ts';

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
    // Where results of the document panel go may differ between folders, and is no matter of the project's files.
    if (scope === 'resource' && id !== 'interline.documents.naming') inEditor[id.replace('interline.', '')] = fallback;
  }
  const { subtitles, code, ...rest } = defaultSettings;
  expect(inEditor).toEqual({
    ...rest,
    'subtitles.charactersPerSecond': null,
    'subtitles.lineLength': null,
    ...Object.fromEntries(Object.entries(subtitles).map(([name, value]) => [`subtitles.${name}`, value])),
    'code.library': null,
    'code.call': null,
    ...Object.fromEntries(Object.entries(code).map(([name, value]) => [`code.${name}`, value])),
  });
  expect(new Set(Object.keys(inEditor).map((id) => id.split('.')[0]))).toEqual(
    new Set(Object.keys(projectSettingsSchema.shape).filter((name) => name !== '$schema')),
  );
});

test('what is done to a whole file is offered in its table as well', () => {
  const names = ['translateThisFile', 'translateChanged', 'fixThisFile', 'evaluateThisFile'];
  const inTable = (manifest.contributes.menus.commandPalette ?? [])
    .filter(({ when }) => when.includes("activeCustomEditorId == 'interline.table' || editorLangId"))
    .map(({ command }) => command.replace('interline.', ''));
  expect(inTable).toEqual(expect.arrayContaining(names));
});

test('the pages of the walkthrough are there in every language of the extension', () => {
  const pages = [...read('package.json').matchAll(/"markdown": "(docs\/walkthrough\/\w+)\.md"/g)].map(
    ([, page]) => page,
  );
  expect(pages.length).toBeGreaterThan(3);
  const translated = pages.flatMap((page) => ['de', 'es', 'fr', 'ja'].map((language) => `${page}.nls.${language}.md`));
  expect(translated.filter((page) => !existsSync(join(root, page)))).toEqual([]);
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

test('commands in the menu of a page appear in pages of this extension alone', () => {
  const ways = manifest.contributes.menus['webview/context']?.flatMap(({ when }) => when.split('||')) ?? [];
  expect(ways.length).toBeGreaterThan(0);
  expect(ways.filter((way) => !way.includes("webviewId == 'interline."))).toEqual([]);
});

test('the palette and the code name the same commands', () => {
  const registered = sourcesOfClient().flatMap((text) =>
    [...text.matchAll(/register\('(interline\.\w+)'/g)].map((match) => match[1]),
  );
  expect(registered.sort()).toEqual(manifest.contributes.commands.map(({ command }) => command).sort());
});

function sourcesOfClient(): readonly string[] {
  return readdirSync(join(root, 'client'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => read(`client/${path}`));
}

/** Archives are no text documents; Qt's `.ts` is XML once it is open, as its text says. */
const notEdited = /^\.(?:mo|gmo|do[ct][xm]|p[po][ts][xm]|ppsm|xls[xm]|xltx|idm[lt]|ts)$/;

test('each extension of a format belongs to one language mode', () => {
  const modes = manifest.contributes.languages.flatMap((mode) =>
    mode.extensions.map((each) => [each, mode.id] as const),
  );
  expect(modes.map(([extension]) => extension)).toEqual([...new Map(modes).keys()]);
  const shown = formats.filter(({ shownBy }) => shownBy?.extension).flatMap(({ extensions }) => extensions);
  const missing = shown.filter((each) => !new Map(modes).has(each) && !/^\.(?:xml|jsonc?|strings)$/.test(each));
  expect(missing.filter((each) => !notEdited.test(each))).toEqual([]);
});

test('program code has no command in its menu, tables of terms and compiled catalogs have none', () => {
  expect(documentExtensions.filter((each) => /^(?:ts|csv|tsv|tmx|tbx|mo|gmo)$/.test(each))).toEqual([]);
  expect(documentExtensions).toEqual(expect.arrayContaining(['docx', 'pdf', 'xml', 'json', 'idml', 'dita', 'png']));
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
  const said = sourcesOfClient().flatMap((text) =>
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
