import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { applyEdits } from '../../shared/catalog/textRange.ts';
import { openWorkspace } from '../workspace/openWorkspace.ts';
import { codeAndKeys } from './codeAndKeys.ts';
import { checkCode } from './codeChecks.ts';
import { projectOf } from './extract/testExtraction.ts';
import { keyIndexOf } from './keyIndex.ts';
import { keyMentions } from './keyMentions.ts';
import { renameKey } from './renameKey.ts';

/** What is found in a project of these files: the check and the key. */
async function findings(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'interline-keys-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    const workspace = await openWorkspace(root);
    const { code, index } = await codeAndKeys(workspace, new AbortController().signal);
    const only = new Set(['missing-key-in-code', 'unused-key', 'perhaps-unused-key', 'code-arguments']);
    const report = await checkCode(workspace, code, index, only, (keys) => keyMentions(workspace, keys));
    const messages = [...report.findings.values()].flat().map(({ check, message }) => `${check}: ${message}`);
    return { messages: messages.sort(), elsewhere: report.elsewhere };
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('the objects of a file are namespaces where the code names them', async () => {
  const { messages } = await findings({
    'locales/en/translation.json':
      '{ "boats": { "name": "Boat", "mast": "Mast", "kiel_up": "Up" }, "crew": { "cook": "Cook" } }',
    'src/a.ts': `import { useTranslation } from 'react-i18next';
      const { t } = useTranslation('boats');
      export const names = [t('name'), t('kiel')];
      export const other = (t: (key: string) => string) => t('mast');
      export const state = 'kiel_up';
      export const cook = () => i18next.t('crew:cook');`,
  });
  expect(messages).toEqual(['missing-key-in-code: No source file has the key “kiel”']);
});

test('a file of texts is the first part of its keys where code asks so, also where it is named like a language', async () => {
  const { messages } = await findings({
    'locales/en_US/boat.json': '{ "mast": "Mast", "kiel": { "up": "Up" }, "sail": "Sail", "old": "Old" }',
    'locales/en_US/rom.json': '{ "title": "Game", "cover": "Cover" }',
    'locales/de_DE/boat.json': '{ "mast": "Mast", "kiel": { "up": "Hoch" }, "sail": "Segel", "old": "Alt" }',
    'locales/de_DE/rom.json': '{ "title": "Spiel", "cover": "Hülle" }',
    'src/a.vue': `<p>{{ $t('boat.mast') }}{{ $t('boat.kiel.up') }}{{ $t('boat.sail') }}{{ $t('rom.title') }}{{ $t('rom.cover') }}</p>
      <p>{{ $t('rom.titel') }}</p>`,
  });
  expect(messages).toEqual([
    'missing-key-in-code: No source file has the key “rom.titel”; did you mean “rom.title”?',
    'unused-key: No code asks for “boat.old”',
  ]);
});

test('a key is renamed without the name of its file; a call for any key does not stand in the way', async () => {
  const project = await projectOf({
    'locales/en/boat.json': '{ "mast": "Mast", "keel": "Keel", "sail": "Sail" }',
    'locales/en/yard.json': '{ "a": "A", "b": "B" }',
    'locales/de/boat.json': '{ "mast": "Mast", "keel": "Kiel", "sail": "Segel" }',
    'src/a.ts': `export const all = [t('boat.mast'), t('boat.keel'), t('boat.sail'), t('yard.a'), t('yard.b'), t(anything)];`,
  });
  const { workspace, code, index } = project;
  const [file] = index.files;
  const files = file && (await renameKey(workspace, code, index, { file, key: 'keel' }, 'bottom'));
  expect(files?.map(({ text, edits }) => applyEdits(text, edits))).toEqual([
    '{ "mast": "Mast", "bottom": "Keel", "sail": "Sail" }',
    '{ "mast": "Mast", "bottom": "Kiel", "sail": "Segel" }',
    expect.stringContaining("t('boat.bottom')"),
  ]);
});

test('vue-i18n names a part of a key in brackets and quotation marks', async () => {
  const { messages } = await findings({
    'locales/en.yaml': 'Boats:\n  Hire a boat. Now: Hire\n  All: All boats\nYes: Yes\n',
    'src/a.vue': `<template><p>{{ $t("Boats['Hire a boat. Now']") }}{{ $t('Boats["All"]') }}{{ $t('Yes') }}</p></template>`,
  });
  expect(messages).toEqual([]);
});

test('of several texts that a function of the project is given any may be the key', async () => {
  const { messages } = await findings({
    'locales/en.json': '{ "boat": { "a": "A", "b": "B", "c": "C", "d": "D", "e": "E", "f": "F" } }',
    'src/a.ts': `import { field } from './fields';
      export const all = [field('boat.a'), field('boat.b'), field('boat.c'), field('boat.d'), field('boat.e')];
      export const other = [field('boat.x', 'boat.f')];`,
  });
  expect(messages).toEqual([]);
});

test('a scope of Transloco has its own folder, and its name or an alias stands before the keys', async () => {
  const { messages } = await findings({
    'i18n/en.json': '{ "title": "Quay" }',
    'i18n/boat-yard/en.json': '{ "shed": "Shed", "lane": "Lane" }',
    'src/a.html': `{{ 'title' | transloco }}{{ 'boatYard.shed' | transloco }}{{ 'yard.lane' | transloco }}`,
  });
  expect(messages).toEqual([]);
});

test('where most keys of the code are in no file, their texts are elsewhere', async () => {
  const calls = Array.from({ length: 30 }, (_, i) => `t('boat.name${i}')`).join(',');
  const files = { 'locales/en.json': '{ "yard": "Yard" }', 'src/a.ts': `export const a = [t('yard'),${calls}];` };
  expect(await findings(files)).toEqual({ messages: [], elsewhere: 30 });
  const declared = Array.from({ length: 30 }, (_, i) => `name${i}: 'Boat'`).join(',');
  const inScript = { ...files, 'locales/en/core.js': `export default { boat: { ${declared} } };` };
  expect(await findings(inScript)).toEqual({ messages: [], elsewhere: 0 });
});

test('a key that another file spells, or begins, is only perhaps unused', async () => {
  const { messages } = await findings({
    'locales/en.json':
      '{ "yard": "Yard", "mail": { "hello": "Hello" }, "tide": { "high": "High" }, "old": { "rope": "Rope" }, "knot": "Knot" }',
    'src/a.ts': `export const a = t('yard');`,
    'server/mail.py': 'send("mail.hello", "tide." + state, kind="knot")',
  });
  expect(messages).toEqual([
    'perhaps-unused-key: “knot” is perhaps unused: no code asks for it, but “server/mail.py” mentions it or its beginning',
    'perhaps-unused-key: “mail.hello” is perhaps unused: no code asks for it, but “server/mail.py” mentions it or its beginning',
    'perhaps-unused-key: “tide.high” is perhaps unused: no code asks for it, but “server/mail.py” mentions it or its beginning',
    'unused-key: No code asks for “old.rope”',
  ]);
});

test.each([
  [
    'messages.xlf',
    (units: readonly (readonly [string, string])[]) =>
      `<xliff version="1.2"><file source-language="en" datatype="plaintext" original="ng2.template"><body>${units.map(([id, text]) => `<trans-unit id="${id}" datatype="html"><source>${text}</source>${id === 'lib.close' ? '<context-group purpose="location"><context context-type="sourcefile">node_modules/lib/a.ts</context></context-group>' : ''}</trans-unit>`).join('')}</body></file></xliff>`,
    (id: string) => `<x id="${id}"/>`,
  ],
  [
    'messages.xlf',
    (units: readonly (readonly [string, string])[]) =>
      `<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en"><file id="ngi18n">${units.map(([id, text]) => `<unit id="${id}">${id === 'lib.close' ? '<notes><note category="location">node_modules/lib/a.ts:3</note></notes>' : ''}<segment><source>${text}</source></segment></unit>`).join('')}</file></xliff>`,
    (id: string) => `<ph id="0" equiv="${id}" disp="{{ x }}"/>`,
  ],
  [
    'messages.json',
    (units: readonly (readonly [string, string])[]) =>
      JSON.stringify({ locale: 'en', translations: Object.fromEntries(units) }),
    (id: string) => `{$${id}}`,
  ],
])(
  'texts that Angular collects in %s: ids that are missing, and those that nobody asks for',
  async (name, file, code) => {
    const units = [
      ['boats.title', 'Boats'],
      ['boats.old', 'Old'],
      ['7234890123456789012', `Hello ${code('INTERPOLATION')}`],
      ['1234890123456789012', 'Gone'],
    ] as const;
    const { messages } = await findings({
      [`src/locale/${name}`]: file(name.endsWith('.xlf') ? [...units, ['lib.close', 'Close']] : units),
      'src/app/a.component.html':
        '<h1 i18n="@@boats.title">Boats</h1><p i18n>Hello {{ name }}</p><b i18n="@@boats.new">New</b><i i18n>Never collected</i>',
      'src/app/b.html': '<p data-i18n="other">x</p>',
    });
    expect(messages.filter((message) => !message.includes('other'))).toEqual([
      'missing-key-in-code: No source file has the key “boats.new”',
      'unused-key: No code asks for “boats.old”',
    ]);
  },
);

test('keys that stand as constants of another module are asked for; of a name with two texts none is', async () => {
  const { messages } = await findings({
    'locales/en.json': '{ "label": { "save": "Save", "old": "Old", "edit": "Edit" } }',
    'src/messages.ts': `export const labels: Record<string, string> = { save: 'label.save', gone: 'label.gone' } as const;
      export const words = { edit: 'label.edit' };`,
    'src/other.ts': `export const words = { edit: 'label.other' };`,
    'src/a.tsx': `const { t } = useTranslation(); export const A = () => <p>{t(labels.save)}{t(labels.gone)}{t(words.edit)}</p>;`,
  });
  expect(messages).toEqual([
    'missing-key-in-code: No source file has the key “label.gone”',
    'perhaps-unused-key: “label.old” is perhaps unused: only a call whose key is not known before the program runs could ask for it',
  ]);
});

test('a text of Transloco takes in those of other keys, which code does not pass', async () => {
  const { messages } = await findings({
    'assets/i18n/en.json':
      '{ "common": { "close": "Close" }, "boat": { "close": "{{common.close}}", "lost": "{{common.gone}}", "hi": "Hi {{ name }}" } }',
    'src/a.component.html': `<p>{{ 'boat.close' | transloco }} {{ 'boat.lost' | transloco }} {{ 'boat.hi' | transloco: { name: n } }}</p>`,
  });
  expect(messages).toEqual(['code-arguments: The message of “boat.lost” shows “common”, which the code does not pass']);
});

test('the object of a file that a program takes all its texts from need not be named', async () => {
  const keys = ['mast', 'keel', 'sail', 'helm', 'hull'];
  const { messages } = await findings({
    'locales/en.yaml': `backend:\n  busy: Busy\nui:\n  boats:\n${keys.map((key) => `    ${key}: The ${key}\n`).join('')}    oar: The oar\n  states:\n    busy: Busy\n`,
    'src/a.tsx': `import { useTranslation } from 'react-i18next';
      export function Boats() {
        const { t } = useTranslation('translation', { keyPrefix: 'boats' });
        return <p title={t('rudder')} aria-label={t('busy', { keyPrefix: 'states' })}>{[${keys.map((key) => `t('${key}')`).join(', ')}]}</p>;
      }`,
  });
  expect(messages).toEqual([
    'missing-key-in-code: No source file has the key “boats.rudder”',
    'unused-key: No code asks for “ui.boats.oar”',
  ]);
});

test('a module of texts does not use its keys by having them', async () => {
  const texts = (title: string) => `export default {\n  'boat.title': '${title}',\n  'boat.unread': 'Unread',\n};\n`;
  const { messages } = await findings({
    'src/locales/en.ts': texts('A boat'),
    'src/locales/de.ts': texts('Ein Boot'),
    'src/a.tsx': `import { FormattedMessage } from 'react-intl';
      export const a = <FormattedMessage id="boat.title" />;`,
  });
  expect(messages).toEqual(['unused-key: No code asks for “boat.unread”']);
});

test('a group that a module of texts may take in from elsewhere is not missing', async () => {
  const texts = (title: string) =>
    `import library from 'library/texts';\nconst own = { boat: { title: '${title}' } };\nexport default { ...library, ...own };\n`;
  const { messages } = await findings({
    'src/lang/en.ts': texts('A boat'),
    'src/lang/de.ts': texts('Ein Boot'),
    'src/a.vue': `<template><p>{{ $t('boat.title') }}{{ $t('picker.close') }}{{ $t('boat.keel') }}</p></template>`,
  });
  expect(messages).toEqual(['missing-key-in-code: No source file has the key “boat.keel”']);
});

test('what a function of the project hands on is what it is called with', async () => {
  const keys = ['mast', 'keel', 'sail'];
  const { messages } = await findings({
    'locales/en.json': JSON.stringify({ boat: { mast: 'Mast', keel: 'Keel', sail: 'Sail', oar: 'Oar' } }),
    'src/useTranslate.ts': `import { useIntl } from 'react-intl';
      export const useTranslate = () => {
        const intl = useIntl();
        return (id: string) => intl.formatMessage({ id });
      };`,
    'src/a.tsx': `import { useTranslate } from './useTranslate';
      export function Boat() {
        const t = useTranslate();
        return <p>{[${keys.map((key) => `t('boat.${key}')`).join(', ')}]}</p>;
      }`,
  });
  expect(messages).toEqual(['unused-key: No code asks for “boat.oar”']);
});

test('a function that is held, named again or handed on asks below the prefix that it was made with', async () => {
  const { messages } = await findings({
    'messages/en.json':
      '{ "boat": { "mast": "Mast", "sail": "Sail", "kiel": "Keel", "flag": "Flag", "deck": { "fore": "Fore" }, "old": "Old" }, "crew": { "cook": "Cook" } }',
    'messages/de.json': '{}',
    'src/a.tsx': `import { useMessages, useTranslations } from 'next-intl';
      export function Boat() {
        const t = useTranslations('boat');
        const held = useRef(t);
        const say = t;
        const crew = useMessages().crew;
        return <p title={held.current('mast')}>{say('sail')}{held.current.rich('kiel')}<Flag t={t} />{row(t)}</p>;
      }
      export const Flag = ({ t }) => t('flag');
      export const row = (t, name) => t(\`deck.\${name}\`) + t('dock');`,
    'src/b.tsx': `import { useMessages } from 'next-intl';
      export function Crew() {
        const messages = useMessages();
        return Object.keys(messages.crew).map((name) => <li>{name}</li>);
      }`,
  });
  expect(messages).toEqual([
    'missing-key-in-code: No source file has the key “dock”',
    'unused-key: No code asks for “boat.old”',
  ]);
});

test('Paraglide: each text is a function of a module; what is read of a JSON module is used', async () => {
  const { messages } = await findings({
    'messages/en.json':
      '{ "mast": "Mast", "sail_up": "Hoist {count}", "flag": "Flag", "deck": { "fore": "Fore" }, "old": "Old" }',
    'messages/de.json': '{}',
    'src/a.ts': `import * as m from '../paraglide/messages.js';
      import { flag as banner } from '$lib/paraglide/messages';
      export const names = [m.mast(), m.sail_up({ number: 2 }), banner(), m['deck.fore'](), m.dock()];`,
  });
  expect(messages).toEqual([
    'code-arguments: The message of “sail_up” shows “count”, which the code does not pass',
    'missing-key-in-code: No source file has the key “dock”',
    'unused-key: No code asks for “old”',
  ]);
  const read = await findings({
    'locales/en.json': '{ "boat": { "mast": "Mast", "sail": "Sail" }, "flag": "Flag", "old": "Old" }',
    'locales/de.json': '{}',
    'src/a.ts': `import texts from './locales/en.json';
      export const names = [texts.flag, texts.boat[name], i18next.t('flag')];`,
  });
  expect(read.messages).toEqual(['unused-key: No code asks for “old”']);
});

test('a class asks with the service that its base has in a field of any name, and so does its template', async () => {
  const { messages } = await findings({
    'i18n/en.json': '{ "mast": "Mast", "sail": "Sail", "flag": "Flag", "old": "Old" }',
    'i18n/de.json': '{}',
    'src/base.ts': `export class Base { protected readonly words = inject(TranslateService); }`,
    'src/boat.ts': `export class Boat extends Base { mast = this.words.instant('mast'); }`,
    'src/boat.html': `<p>{{ words.instant('sail') }}{{ 'flag' | translate }}</p>`,
  });
  expect(messages).toEqual(['unused-key: No code asks for “old”']);
});

test('only files that may have the keys of the code are read for them', async () => {
  const root = mkdtempSync(join(tmpdir(), 'interline-keys-'));
  try {
    const write = (name: string, text: string) => {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    };
    write('locales/en.json', '{ "title": "Boats" }');
    write('locales/de.json', '{ "title": "Boote" }');
    write('app/src/main/res/values/strings.xml', '<resources><string name="title">Boats</string></resources>');
    write('messages.xlf', '<xliff version="2.0" srcLang="en"><file id="f"><unit id="a"/></file></xliff>');
    const workspace = await openWorkspace(root);
    const read: string[] = [];
    const files: typeof workspace.files = {
      ...workspace.files,
      read(path) {
        read.push(relative(root, path));
        return workspace.files.read(path);
      },
    };
    const { table } = await keyIndexOf({ ...workspace, files });
    expect(read).toEqual([join('locales', 'en.json'), 'messages.xlf']);
    expect(table.exactly('title').map(({ segments }) => segments[0]?.target?.value)).toEqual(['Boats']);
  } finally {
    rmSync(root, { recursive: true });
  }
});
