import { expect, test } from 'vitest';
import { english } from '../../sentences/sentence.ts';
import { pluralFormLanguages, pluralFormsOf } from './pluralForms.data.ts';
import { readPluralForms } from './poPlural.ts';

test('the forms of each language are those that it tells apart, and no others', () => {
  const supported = pluralFormLanguages.filter((language) => Intl.PluralRules.supportedLocalesOf(language).length > 0);
  expect(supported.length).toBeGreaterThan(150);
  for (const language of supported) {
    const forms = readPluralForms(pluralFormsOf(language) ?? '');
    if ('template' in forms) throw new Error(`${language}: ${english(forms)}`);
    const rules = new Intl.PluralRules(language);
    const indexes = new Map<string, number | undefined>();
    for (let n = 0; n <= 1000; n++) {
      const category = rules.select(n);
      if (!indexes.has(category)) indexes.set(category, forms.index(n));
      if (forms.index(n) !== indexes.get(category)) throw new Error(`${language} says ${category} for ${n}`);
    }
    expect([language, new Set(indexes.values()).size]).toEqual([language, forms.count]);
  }
});
