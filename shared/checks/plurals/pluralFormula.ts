import type { Catalog } from '../../catalog/catalog.ts';
import { type PoPluralForms, readPluralForms } from '../../formats/po/poPlural.ts';
import { rootLanguage } from '../../languages/languageTag.ts';
import { numbersOf } from '../../languages/pluralNumbers.ts';
import { pluralCategories } from '../../languages/plurals.ts';
import { singularNouns } from '../../languages/singularNouns.data.ts';
import { say } from '../../sentences/sentence.ts';
import type { FileCheck } from '../contract/check.ts';
import { poFormulaOf } from './poFormula.ts';

/**
 * Formulas beside CLDR's that a language may have: those of gettext's own table (gettext-tools/src/plural-table.c) where
 * it groups numbers in another way, and the rules of CLDR before it told more forms apart.
 */
const alternatives: Readonly<Record<string, readonly string[]>> = {
  ga: ['nplurals=3; plural=n==1 ? 0 : n==2 ? 1 : 2;'],
  he: ['nplurals=2; plural=n != 1;'],
  iw: ['nplurals=2; plural=n != 1;'],
  lv: ['nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2;'],
  is: ['nplurals=2; plural=n != 1;'],
  mk: ['nplurals=2; plural=n==1 || n%10==1 ? 0 : 1;', 'nplurals=2; plural=n != 1;'],
  mt: ['nplurals=4; plural=n==1 ? 0 : n==0 || (n%100>1 && n%100<11) ? 1 : n%100>10 && n%100<20 ? 2 : 3;'],
  cy: ['nplurals=4; plural=n==1 ? 0 : n==2 ? 1 : n!=8 && n!=11 ? 2 : 3;', 'nplurals=2; plural=n==2;'],
  fil: ['nplurals=2; plural=n > 1;', 'nplurals=2; plural=n != 1;'],
  tl: ['nplurals=2; plural=n > 1;', 'nplurals=2; plural=n != 1;'],
  br: ['nplurals=2; plural=n > 1;'],
  kw: ['nplurals=4; plural=n==1 ? 0 : n==2 ? 1 : n==3 ? 2 : 3;', 'nplurals=2; plural=n != 1;'],
  gv: ['nplurals=2; plural=n != 1;'],
  si: ['nplurals=2; plural=n != 1;'],
  da: ['nplurals=2; plural=n != 1;'],
  tzm: ['nplurals=2; plural=n > 1;'],
  sh: ['nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;'],
};

/** Where gettext's own table wants 0 in the singular. */
const zeroIsSingular = /^(?:fr(?![a-z])|pt[-_]br)/i;

/** A Plural-Forms header that gives numbers one form which the language tells apart, or counts a form of no number. */
export const pluralFormula: FileCheck = {
  scope: 'file',
  id: 'plural-formula',
  severity: 'warning',
  summary: 'The Plural-Forms of the PO file are not those of its language',
  needsFact: 'hasGettextHeader',
  *run({ catalog, targetLanguage }) {
    const formula = /\.pot$/i.test(catalog.path ?? '') ? undefined : poFormulaOf(catalog);
    if (!formula) return;
    if (!hasPlurals(catalog)) return;
    const { range, forms } = formula;
    // A form more than whole numbers need may be the one for fractions (Czech, Russian).
    const most = pluralCategories(targetLanguage).cardinal.length;
    const unused = forms.count > most ? unusedForm(forms) : undefined;
    if (unused !== undefined) {
      const message = say`The formula never gives the form ${unused}, and nplurals counts ${forms.count}`;
      yield { range, message, data: { form: unused, nplurals: forms.count } };
    }
    const mixed = mixedNumbers(forms, targetLanguage);
    if (!mixed) return;
    const [a, b] = mixed;
    yield {
      range,
      message: say`The formula gives ${a} and ${b} the same form, and ${{ language: targetLanguage }} tells them apart`,
      data: { numbers: mixed, nplurals: forms.count },
    };
  },
};

/** Whether any text has forms, for which the formula is. */
function hasPlurals(catalog: Catalog): boolean {
  for (const { plural } of catalog.segments) if (plural) return true;
  return false;
}

/** Forms of millions (French, Spanish) and of what each thousand starts with (Cornish, Breton) count as used. */
const large = [10_000, 100_000, 1_000_000, 1_000_001, 2_000_000, 10_000_000];

/** The first form that no number has. */
function unusedForm(forms: PoPluralForms): number | undefined {
  const used = new Set<number | undefined>(large.map((n) => forms.index(n)));
  for (let n = 0; n <= 1000; n++) used.add(forms.index(n));
  for (let form = 0; form < forms.count; form++) if (!used.has(form)) return form;
  return undefined;
}

/** Two numbers that share a form and must not; undefined for a formula that tells apart what the language does. */
function mixedNumbers(forms: PoPluralForms, language: string): readonly [number, number] | undefined {
  const root = rootLanguage(language);
  const byNumber = new Map<number, string>();
  for (const [category, numbers] of numbersOf(language, 'cardinal')) for (const n of numbers) byNumber.set(n, category);
  const mixed = firstMixed(forms, (n) => byNumber.get(n) ?? 'other');
  if (!mixed)
    return zeroIsSingular.test(language) && forms.count > 1 && forms.index(0) === forms.index(2) ? [0, 2] : undefined;
  if (forms.count === 1 && singularNouns.has(root)) return undefined;
  for (const formula of alternatives[root] ?? []) {
    const other = readPluralForms(formula);
    if ('index' in other && !firstMixed(forms, (n) => String(other.index(n)))) return undefined;
  }
  return mixed;
}

/** 0 is left out: languages and programs differ on it, and many have a text of its own for it. */
function firstMixed(forms: PoPluralForms, wanted: (n: number) => string): readonly [number, number] | undefined {
  const seen = new Map<number, { readonly n: number; readonly category: string }>();
  for (let n = 1; n <= 200; n++) {
    const index = forms.index(n) ?? 0;
    const category = wanted(n);
    const before = seen.get(index);
    if (!before) seen.set(index, { n, category });
    else if (before.category !== category) return [before.n, n];
  }
  return undefined;
}
