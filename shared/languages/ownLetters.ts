import { rootLanguage } from './languageTag.ts';
import { scriptOf } from './scriptOf.ts';

/** Languages that are written in more than one script, whichever it is in a file that does not say so. */
const inSeveral = new Set(
  (
    'sr bs sh cnr mo uz kaa kk ky az tg tk tt ba cv crh gag krc ku kmr ckb ha ms jv ban mn pa sd ks ug kok sat mni ' +
    'zgh tzm ber kab shi rif iu cr oj ff bm nqo nan hak cdo lad yi cop got sa pi btm rom tly zza diq lzz be xx und mul art qya tlh'
  ).split(' '),
);

/** The scripts of Unicode that what ISO 15924 has one code for is written in. */
const parts: Readonly<Record<string, readonly string[]>> = {
  Kana: ['Han', 'Hira', 'Kana'],
  Jpan: ['Han', 'Hira', 'Kana'],
  Kore: ['Hang', 'Han'],
  Hans: ['Han', 'Bopo'],
  Hant: ['Han', 'Bopo'],
};

const patterns = new Map<string, RegExp | undefined>();

/**
 * The letters of the script that a language is written in.
 *
 * @param language BCP 47, as declared; a script that it names decides.
 * @returns undefined for languages that are written in several scripts, and for what is no language.
 * @example lettersOf('ar')?.test('bateau'); // false
 */
export function lettersOf(language: string): RegExp | undefined {
  if (!patterns.has(language)) patterns.set(language, patternOf(language));
  return patterns.get(language);
}

function patternOf(language: string): RegExp | undefined {
  const namesScript = /[-_@][A-Za-z]{4,}(?=$|[-_])/.test(language);
  if (!namesScript && inSeveral.has(rootLanguage(language))) return undefined;
  const script = scriptOf(language);
  if (script === undefined || (namesScript && !new RegExp(`[-_]${script}(?=$|[-_])`, 'i').test(language)))
    return undefined;
  const scripts = (parts[script] ?? [script]).map((part) => `\\p{sc=${part}}`).join('');
  try {
    return new RegExp(`[${scripts}]`, 'u');
  } catch {
    // A script of ISO 15924 that Unicode does not know.
    return undefined;
  }
}

/**
 * Whether a text has letters, and none of them of the script that a language is written in: names, code, or a text of
 * another language. How that language sets its marks says nothing of such a text.
 *
 * @param text without placeholders, tags and codes.
 * @example isInOtherScript('Le bateau : le port', 'ar'); // true
 * @example isInOtherScript('12 : 30', 'ar'); // false
 */
export function isInOtherScript(text: string, language: string): boolean {
  return /\p{L}/u.test(text) && lettersOf(language)?.test(text) === false;
}
