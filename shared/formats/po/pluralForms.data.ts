import { rootLanguage } from '../../languages/languageTag.ts';

/** The value of `Plural-Forms` for the languages that share it: which numbers take which form is CLDR's. */
const formulas: readonly (readonly [languages: string, formula: string])[] = [
  [
    'bm bo dz id ig ii ja jbo jv kde kea km ko lkt lo ms my nqo osa ses sg su th to tpi vi wo yo yue zh',
    'nplurals=1; plural=0;',
  ],
  [
    'af an asa ast az bal bem bez bg brx ca ce cgg chr ckb da de dv ee el en eo es et eu fi fo fur fy gl gsw ha haw hu ia io it ' +
      'jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg lij mas mgo ml mn mr nah nb nd ne nl nn nnh no nr ny nyn om or os ' +
      'pap ps pt-PT rm rof rwk saq sc scn sd sdh se seh sn so sq ss ssy st sv sw syr ta te teo tig tk tn tr ts ug ur uz ve ' +
      'vo vun wae xh xog yi',
    'nplurals=2; plural=(n != 1);',
  ],
  ['ak am as bho bn fa ff fr gu guw hi hy kab kn ln mg nso pa pcm pt si ti wa zu', 'nplurals=2; plural=(n > 1);'],
  ['is mk', 'nplurals=2; plural=(n%10==1 && n%100!=11 ? 0 : 1);'],
  [
    'be bs hr ru sh sr uk',
    'nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);',
  ],
  ['cs sk', 'nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);'],
  ['pl', 'nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);'],
  ['lt', 'nplurals=3; plural=(n%10==1 && (n%100<11 || n%100>19) ? 0 : n%10>=2 && (n%100<11 || n%100>19) ? 1 : 2);'],
  ['lv prg', 'nplurals=3; plural=(n%10==0 || (n%100>=11 && n%100<=19) ? 0 : n%10==1 && n%100!=11 ? 1 : 2);'],
  ['mo ro', 'nplurals=3; plural=(n==1 ? 0 : n==0 || (n%100>=1 && n%100<=19) ? 1 : 2);'],
  ['he iu naq sat sma smi smj smn sms', 'nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);'],
  ['shi', 'nplurals=3; plural=(n<=1 ? 0 : n<=10 ? 1 : 2);'],
  ['dsb hsb sl', 'nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);'],
  ['gd', 'nplurals=4; plural=(n==1 || n==11 ? 0 : n==2 || n==12 ? 1 : (n>=3 && n<=10) || (n>=13 && n<=19) ? 2 : 3);'],
  ['gv', 'nplurals=4; plural=(n%10==1 ? 0 : n%10==2 ? 1 : n%20==0 ? 2 : 3);'],
  [
    'mt',
    'nplurals=5; plural=(n==1 ? 0 : n==2 ? 1 : n==0 || (n%100>=3 && n%100<=10) ? 2 : n%100>=11 && n%100<=19 ? 3 : 4);',
  ],
  ['ga', 'nplurals=5; plural=(n==1 ? 0 : n==2 ? 1 : n>=3 && n<=6 ? 2 : n>=7 && n<=10 ? 3 : 4);'],
  ['ar ars', 'nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);'],
  ['cy', 'nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5);'],
];

const byLanguage: ReadonlyMap<string, string> = new Map(
  formulas.flatMap(([languages, formula]) => languages.split(' ').map((language) => [language, formula] as const)),
);

/**
 * What a PO file of a language says in `Plural-Forms`; undefined for languages that are not known.
 *
 * @example pluralFormsOf('cs_CZ'); // 'nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);'
 */
export function pluralFormsOf(language: string): string | undefined {
  return byLanguage.get(language.replaceAll('_', '-')) ?? byLanguage.get(rootLanguage(language));
}

/** The languages that have their own forms, for tests and lists. */
export const pluralFormLanguages: readonly string[] = [...byLanguage.keys()];
