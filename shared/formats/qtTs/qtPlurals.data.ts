import type { PluralCategory } from '../../catalog/segment.ts';

/** The categories of counted forms in Qt's order; undefined for a form that CLDR has no category for. */
export type QtForms = readonly (PluralCategory | undefined)[];

const oneOther: QtForms = ['one', 'other'];

/**
 * The plural forms that Qt reads for a language, by language code: Qt has rules of its own (the numerus rules of Qt
 * Linguist), which are not always those of CLDR: Hungarian
 * and Turkish have one form, Latvian puts zero last.
 */
const rules: readonly (readonly [forms: QtForms, languages: string])[] = [
  [['other'], 'bi dz fa fj gn hu id in ja jv ko ms my na om su th bo tr vi yo za zh'],
  [['one', 'two', 'other'], 'dv ga gv iu ik mi se sm sa'],
  [['one', 'two', 'few', 'other'], 'gd sl'],
  [['one', 'other', 'zero'], 'lv'],
  [['one', 'few', 'other'], 'cs sk lt ro mo bs hr sr sh'],
  [['one', 'few', 'many'], 'be ru uk pl'],
  [['one', undefined, 'other'], 'mk'],
  [['one', 'few', 'many', 'other'], 'mt'],
  [['zero', 'one', undefined, 'many', 'other'], 'cy'],
  [['zero', 'one', 'two', 'few', 'many', 'other'], 'ar'],
];

const byLanguage = new Map(rules.flatMap(([forms, languages]) => languages.split(' ').map((code) => [code, forms])));

/**
 * The plural forms of a language as Qt counts them.
 *
 * @param language as a file writes it: `de_DE`, `pt-BR`.
 * @example qtForms('hu_HU'); // ['other']
 */
export function qtForms(language: string | undefined): QtForms {
  return byLanguage.get((language ?? '').toLowerCase().split(/[-_@.]/, 1)[0] ?? '') ?? oneOther;
}
