import { expect, test } from 'vitest';
import { addToBlocks } from './addToBlocks.ts';
import { askedKeys } from './askedKeys.ts';
import { i18nBlocks } from './i18nBlocks.ts';
import type { KeyIndex } from './keyIndex.ts';
import { readCode } from './readCode.ts';
import { unusedBlockTexts } from './unusedBlockTexts.ts';

/** The texts of a component with what stands at their ranges. */
const shown = (text: string) =>
  i18nBlocks(text).local.map(
    ({ language, key, range, target }) => `${language} ${key} ${text.slice(range.start, range.end)} = ${target.value}`,
  );

test('blocks in JSON and YAML, of one language and of several, are read with the places of their keys', () => {
  const json = '<i18n>\n// Boats\n{ "en": { "crew": { "cook": "Cook" }, }, de: { name: "Boot" } }\n</i18n>\n';
  expect(shown(json)).toEqual(['en crew.cook cook = Cook', 'de name name = Boot']);
  const several =
    '<template><p /></template>\r\n<i18n lang="yaml">\r\n  fr:\r\n    mast: Mât\r\n  en:\r\n    mast: Mast\r\n</i18n>\r\n';
  expect(shown(several)).toEqual(['fr mast mast = Mât', 'en mast mast = Mast']);
  expect(shown('<i18n lang="yml">\nfr:\n  mast: Mât\n</i18n>')).toEqual(['fr mast mast = Mât']);
  expect(shown('<i18n lang="yaml" locale="fr">\nmast: Mât\n</i18n>')).toEqual(['fr mast mast = Mât']);
  expect(shown('<i18n lang="yaml">\n{ en: { mast: Mast }, fr: { mast: Mât } }\n</i18n>')).toHaveLength(2);
});

test('a block that takes its texts from a file ends where it ends, and makes no key missing', async () => {
  const text = `<i18n src="./boats.json" />
<template><p>{{ t('name') }} {{ t('mast') }}</p></template>
<i18n lang="yaml">\nen:\n  mast: Mast\n</i18n>\n`;
  const { uses } = await readCode('/p/Boats.vue', text);
  expect(uses.map(({ key, componentTexts, optional }) => [key, componentTexts?.length, optional])).toEqual([
    ['name', undefined, true],
    ['mast', 1, undefined],
  ]);
});

const noFiles = {
  resolve: () => [],
  isForeign: ({ componentTexts }) => componentTexts !== undefined,
} as Partial<KeyIndex> as KeyIndex;

test('a script that is handed the function of a component asks for the texts of its block', async () => {
  const component = `<template><p>{{ t('name') }} <!-- {{ t('paused') }} --></p></template>
<script setup>const { t } = useI18n(); useMap(t); const a = t(\`state.\${state}\`);</script>
<i18n lang="yaml">
en:
  name: '@:brand'
  brand: Quay
  state: { free: Free }
  mapError: No map
  paused: Paused
  old: Old sign
</i18n>
`;
  const script = "export function useMap(t) { const { t: own } = useI18n(); own('mapError'); own('lost'); }";
  const code = [await readCode('/p/Boats.vue', component), await readCode('/p/useMap.ts', script)];
  const asked = await askedKeys(code, noFiles);
  expect(code.flatMap((file) => unusedBlockTexts(file, asked).map(({ key }) => key))).toEqual(['old']);
  expect(asked.missing.map(({ use }) => use.key)).toEqual(['lost']);
});

test('texts that an instance of vue-i18n is made with are declared for every component', async () => {
  const instance = "export const i18n = createI18n({ legacy: false, messages: { en: { shop: { close: 'Close' } } } });";
  expect((await readCode('/p/main.ts', instance)).declared).toContain('shop.close');
  const config = "export default defineI18nConfig(() => ({ messages: { en: { close: 'Close' } } }));";
  expect((await readCode('/p/i18n.config.ts', config)).declared).toContain('close');
});

test('a new key stands beside its neighbours in each language; a block of another layout stays as it is', () => {
  const added = { key: 'crew.mate', value: 'Mate', source: 'en' };
  const apply = (text: string) =>
    addToBlocks(text, added, 'all')
      .toSorted((a, b) => b.range.start - a.range.start)
      .reduce((all, { range, newText }) => all.slice(0, range.start) + newText + all.slice(range.end), text);
  const yaml = (mate = ['', '']) =>
    `<i18n lang="yaml">\n  # Boats\n  de:\n    crew:\n      cook: Koch\n${mate[0]}    name: Boot\n\n  en:\n    crew:\n      cook: Cook\n${mate[1]}    name: Boat\n</i18n>\n`;
  expect(apply(yaml())).toBe(yaml(['      mate: ""\n', '      mate: Mate\n']));
  const json = (mate = ['', '']) =>
    `<i18n>\n{\n  "en": {\n    "crew": { "cook": "Cook"${mate[0]} }\n  },\n  "de": {\n    "crew": { "cook": "Koch"${mate[1]} }\n  }\n}\n</i18n>\n`;
  expect(apply(json())).toBe(json([', "mate": "Mate"', ', "mate": ""']));
  expect(addToBlocks('<i18n>\n["en"]\n</i18n>', added, 'all')).toEqual([]);
  expect(addToBlocks(yaml(), added, 'source')).toHaveLength(1);
});
