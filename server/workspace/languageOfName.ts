import { isLanguageCode } from '../../shared/languages/languageCodes.ts';
import { isMadeUp } from '../../shared/languages/madeUp.ts';
import { scriptOfModifier } from '../../shared/languages/scriptModifiers.ts';
import { codeOfName } from '../../shared/languages/spelledOut.ts';

/**
 * The name of a language as files and folders write it, in BCP 47's usual case: `pt_br` is `pt-BR`, `zh_hant_TW` is
 * `zh-Hant-TW`, gettext's `sr@latin` is `sr-Latn`, and `german` is `de`.
 *
 * @returns undefined for what is not shaped like a language or does not start with a known one (ISO 639, as far as
 *   the JavaScript engine's CLDR data goes).
 * @example languageOfName('en_us'); // 'en-US'
 * @example languageOfName('app'); // undefined
 */
export function languageOfName(name: string): string | undefined {
  if (name.length < 2 || name.length > 24 || platform.test(name)) return undefined;
  if (tags.has(name)) return tags.get(name);
  const tag = readTag(name);
  if (tags.size > 10_000) tags.clear();
  tags.set(name, tag);
  return tag;
}

/** Systems, which are codes of three letters, too: `keys_mac.properties` is not Macedonian (`mk`, `mkd`). */
const platform = /^(?:mac|win)$/i;

/** Names that were looked at before: the same few hundred come again for every file. */
const tags = new Map<string, string | undefined>();

/** Pseudolocales of Windows, whose code is for private use and no language of CLDR. */
const pseudolocale = /^qps(?:[-_]ploc[am]?)?$/i;

function readTag(name: string): string | undefined {
  if (pseudolocale.test(name)) return name.toLowerCase().replace('_', '-');
  const match = shape.exec(
    name.replace(doubled, '$1').replace(cutScript, (cut) => cut + (/t$/i.test(cut) ? 'n' : 'l')),
  );
  if (!match) return codeOfName(name);
  const [, language = '', script, region, variant, modifier] = match;
  if (variant && /^[a-z]/i.test(variant) && !variants.has(variant.toLowerCase())) return undefined;
  const primary = language.toLowerCase();
  const country = name === language ? languagesByCountry[primary] : undefined;
  if (country) return country;
  if (!isLanguageCode(primary)) return undefined;
  // Small letters are as well a word: `en-pref`, `ar-hi`.
  if (script === script?.toLowerCase() && script && !isNamed('script', titleCase(script))) return undefined;
  const isRegion = (code: string) => isNamed('region', code.toUpperCase()) || isMadeUp(`${primary}-${code}`);
  if (region === region?.toLowerCase() && region && !isRegion(region)) return undefined;
  const modifiedScript = modifier ? scriptOfModifier(modifier) : undefined;
  const parts = [primary];
  if (script) parts.push(titleCase(script));
  else if (modifiedScript) parts.push(modifiedScript);
  if (region) parts.push(region.toUpperCase());
  if (variant) parts.push(variant.toLowerCase());
  if (modifier && !modifiedScript) parts.push(modifier.toLowerCase());
  return parts.join('-');
}

/** Language, script, region, variant of BCP 47 (RFC 5646 §2.1, the part that file names use), or gettext's `@modifier`. */
const shape =
  /^([A-Za-z]{2,3})(?:[-_]([A-Za-z]{4}))?(?:[-_]([A-Za-z]{2}|\d{3}))?(?:[-_]([A-Za-z]{5,8}|\d\w{3}))?(?:@(\w+))?$/;

/** Crowdin writes a language that has no country of its own twice: `kab-KAB`. */
const doubled = /^([a-z]{3})[-_]\1$/i;

/** A script that is cut to three letters: `sr-lat`, `uz_Cyr`. Latin America (`es-lat`) is none. */
const cutScript = /^(?:az|bs|kk|sr|uz)[-_](?:lat|cyr)$/i;

/** Codes of countries that files are often named by in place of their language; none is the code of a language. */
const languagesByCountry: Readonly<Record<string, string>> = {
  cn: 'zh-CN',
  cz: 'cs',
  dk: 'da',
  jp: 'ja',
  ua: 'uk',
  vn: 'vi',
};

/** Variants that files are named by: registered ones (IANA), scripts in words, tones. `fo-attrs` is no Faroese. */
const variants = new Set(
  'valencia tarask polyton monoton oxendict scouse arevela arevmda ekavsk ijekavsk ao1990 pinyin wadegile abl1943 luna1918 petr1708 baku1926 latin cyrillic formal informal'.split(
    ' ',
  ),
);

let names: Readonly<Record<'script' | 'region', Intl.DisplayNames>> | undefined;

/** Whether CLDR knows the code of a script or a region. */
function isNamed(type: 'script' | 'region', code: string): boolean {
  const named = (kind: 'script' | 'region') => new Intl.DisplayNames(['en'], { type: kind, fallback: 'none' });
  names ??= { script: named('script'), region: named('region') };
  return names[type].of(code) !== undefined;
}

function titleCase(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
