import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { openWorkspace } from '../workspace/openWorkspace.ts';
import { codeAndKeys } from './codeAndKeys.ts';
import { checkCode } from './codeChecks.ts';
import { keyMentions } from './keyMentions.ts';

/** What is found in a project of these files: the check and the key. */
async function found(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'interline-keys-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    const workspace = await openWorkspace(root);
    const { code, index } = await codeAndKeys(workspace, new AbortController().signal);
    const only = new Set(['missing-key-in-code', 'unused-key', 'perhaps-unused-key']);
    const unused = new Set(checkCode(workspace, code, index, only).unused.unused.map(({ key }) => key));
    const report = checkCode(workspace, code, index, only, await keyMentions(workspace, unused));
    const messages = [...report.findings.values()].flat().map(({ check, message }) => `${check}: ${message}`);
    return { messages: messages.sort(), elsewhere: report.elsewhere };
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('the objects of a file are namespaces where the code names them', async () => {
  const { messages } = await found({
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

test('vue-i18n names a part of a key in brackets and quotation marks', async () => {
  const { messages } = await found({
    'locales/en.yaml': 'Boats:\n  Hire a boat. Now: Hire\n  All: All boats\nYes: Yes\n',
    'src/a.vue': `<template><p>{{ $t("Boats['Hire a boat. Now']") }}{{ $t('Boats["All"]') }}{{ $t('Yes') }}</p></template>`,
  });
  expect(messages).toEqual([]);
});

test('of several texts that a function of the project is given any may be the key', async () => {
  const { messages } = await found({
    'locales/en.json': '{ "boat": { "a": "A", "b": "B", "c": "C", "d": "D", "e": "E", "f": "F" } }',
    'src/a.ts': `import { field } from './fields';
      export const all = [field('boat.a'), field('boat.b'), field('boat.c'), field('boat.d'), field('boat.e')];
      export const other = [field('boat.x', 'boat.f')];`,
  });
  expect(messages).toEqual([]);
});

test('a scope of Transloco has its own folder, and its name or an alias stands before the keys', async () => {
  const { messages } = await found({
    'i18n/en.json': '{ "title": "Quay" }',
    'i18n/boat-yard/en.json': '{ "shed": "Shed", "lane": "Lane" }',
    'src/a.html': `{{ 'title' | transloco }}{{ 'boatYard.shed' | transloco }}{{ 'yard.lane' | transloco }}`,
  });
  expect(messages).toEqual([]);
});

test('where most keys of the code are in no file, their texts are elsewhere', async () => {
  const calls = Array.from({ length: 30 }, (_, i) => `t('boat.name${i}')`).join(',');
  const files = { 'locales/en.json': '{ "yard": "Yard" }', 'src/a.ts': `export const a = [t('yard'),${calls}];` };
  expect(await found(files)).toEqual({ messages: [], elsewhere: 30 });
  const declared = Array.from({ length: 30 }, (_, i) => `name${i}: 'Boat'`).join(',');
  const inScript = { ...files, 'locales/en/core.js': `export default { boat: { ${declared} } };` };
  expect(await found(inScript)).toEqual({ messages: [], elsewhere: 0 });
});

test('a key that another file spells, or begins, is only perhaps unused', async () => {
  const { messages } = await found({
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
