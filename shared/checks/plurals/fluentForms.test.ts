import { expect, test } from 'vitest';
import { fluent } from '../../formats/fluent/fluent.ts';
import { pairCatalogs } from '../../formats/pair.ts';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { runChecks } from '../run/runChecks.ts';

const find = (source: string, target: string, language: string) => {
  const languages = { source: 'en', target: language };
  const catalog = pairCatalogs(fluent.parse(target, `${language}.ftl`), fluent.parse(source, 'en.ftl'), languages);
  return runChecks(catalog, { languages, settings: defaultSettings, terms: createTermIndex([]) }).map(
    ({ check, segment }) => `${check} ${segment}`,
  );
};
const message = (name: string, ...variants: readonly string[]) =>
  `${name} = { $count ->\n${variants.map((variant) => `    ${variant}\n`).join('')}}\n`;

const lamps = message('lamps', '[one] { $count } lamp', '*[other] { $count } lamps');

test('the default variant stands for the last plural form of Russian, not for two of them', () => {
  const [one, few, rest] = ['[one] { $count } лампа', '[few] { $count } лампы', '*[other] { $count } ламп'] as const;
  expect(find(lamps, message('lamps', one, few, rest), 'ru')).toEqual([]);
  expect(find(lamps, message('lamps', one, rest), 'ru')).toEqual([
    'missing-plural-form lamps[few]',
    'missing-plural-form lamps[many]',
  ]);
});

test('one text for all numbers may have the number that a variant of the source leaves out', () => {
  const source = message('lamps', '[one] One lamp', '*[other] { $count } lamps');
  expect(find(source, 'lamps = 등 { $count }개\n', 'ko')).toEqual([]);
});

test('a variable outside of a choice may stand in the branches of one that the translation has', () => {
  const choice = '{ $count ->\n    [one] element\n   *[other] { $count } elements\n}';
  expect(find('packing = Packing { $count } items\n', `packing = Zabalando ${choice}\n`, 'eu')).toEqual([]);
  expect(find('packing = Packing { $count } items\n', 'packing = Zabalando elementuak\n', 'eu')).toEqual([
    'tag-missing packing',
  ]);
});

test('a term that keeps the name of a product is the same in every language', () => {
  expect(find('-skerry-brand = Skerry Night Lights\n', '-skerry-brand = Skerry Night Lights\n', 'te')).toEqual([]);
});

test('a variant for 1 stands for the form that only 1 has', () => {
  const other = '*[other] { $count } λάμπες';
  expect(find(lamps, message('lamps', '[1] { $count } λάμπα', other), 'el')).toEqual([]);
  expect(find(lamps, message('lamps', '[2] { $count } λάμπες', other), 'el')).toEqual([
    'missing-plural-form lamps[one]',
  ]);
});

test('a variant for one lamp may say the number in a word, without the tag around it', () => {
  const source = message('lamps', '[one] <b>{ $count }</b> <i>lamp</i>', '*[other] <b>{ $count }</b> <i>lamps</i>');
  const findingsFor = (one: string) =>
    find(source, message('lamps', one, '*[other] <b>{ $count }</b> <i>מנורות</i>'), 'he');
  expect(findingsFor('[one] <i>מנורה</i> אחת')).toEqual([]);
  expect(findingsFor('[one] <b>{ $count }</b> מנורה')).toEqual(['tag-missing lamps[one]']);
});
