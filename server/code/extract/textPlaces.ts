import { loadParsers } from '../loadParsers.ts';
import { extensionOf, isMarkup, largestCode, wholeScript } from '../scriptPart.ts';
import type { CodeLibrary } from './codeLibrary.ts';
import { abilitiesOf } from './messageText.ts';
import { plainName } from './projectName.ts';
import { scriptPlaces } from './scriptPlaces.ts';
import { templatePlaces } from './templatePlaces.ts';
import { type TextPlace, wordsOf } from './textPlace.ts';

/**
 * Every text of a source file that a key could stand for, in the order of the file. Broken code is read as far as it makes
 * sense.
 *
 * @param path absolute; its extension says what the text is.
 * @param sourceLanguage BCP 47: it decides whether words can be plural forms.
 * @example (await textPlaces('/app/Cart.tsx', '<b>Pay</b>', { name: 'i18next' }))[0]?.parts; // [{ words: 'Pay' }]
 */
export async function textPlaces(
  path: string,
  text: string,
  library: CodeLibrary,
  sourceLanguage = 'en',
): Promise<readonly TextPlace[]> {
  if (text.length > largestCode) return [];
  const { ts } = await loadParsers();
  const extension = extensionOf(path);
  const quote = quoteOf(text);
  const abilities = abilitiesOf(library.name, sourceLanguage);
  const around = { library, isComponent: false, quote, abilities };
  const places = isMarkup(extension)
    ? templatePlaces(ts, text, extension, around)
    : scriptPlaces(ts, wholeScript(text, extension), around);
  const isName = ({ parts }: TextPlace) => plainName(wordsOf(parts)) === library.projectName;
  return places
    .map((place) => (place.isCertain && isName(place) ? { ...place, isCertain: false } : place))
    .map((place) => (goesOn(place) ? { ...place, isPiece: true as const } : place))
    .sort((a, b) => a.range.start - b.range.start);
}

/** Whether a text between tags goes on with what stands before it: `{t('day')}: {day} of the month`. */
const goesOn = ({ setting, parts }: TextPlace): boolean =>
  setting.endsWith('-text') && /^[:,;)]/.test(wordsOf(parts).trimStart());

/** The quotes that a file writes around its strings. */
export function quoteOf(text: string): string {
  const imports = text.match(/\b(?:from|import|require\()\s*['"]/g);
  // Within an attribute of markup its own quotes decide.
  const quotes = imports ?? text.replace(/=\s*(?:"[^"]*"|'[^']*')/g, '').match(/[(=]\s*['"]/g) ?? [];
  const double = quotes.filter((one) => one.endsWith('"')).length;
  return double * 2 > quotes.length ? '"' : "'";
}
