import type { CheckContext } from '../contract/check.ts';
import { languageNames } from '../texts/languageNames.data.ts';
import { productNames, productPhrases } from '../texts/productNames.data.ts';

/** Words that are the same in most languages; names of products are in a list of their own. */
const international = new Set(
  `ok email e-mail internet web wifi wi-fi blog chat url id pin gps usb sms app apps admin login logo menu video audio
  radio hotel taxi pdf html css json xml api vpn online offline podcast hashtag emoji server proxy router bluetooth
  javascript java php ruby node alpha beta pro premium plus min max info auto avg
  opera iframe byte bytes bit gettext webhook captcha wiki
  codec codecs
  bpm kcal ctrl alt shift esc hz khz mhz ghz kb mb gb tb kib mib gib px pt cm mm km kg mg ml`.split(/\s+/),
);

/**
 * The words of a text that a translation should change; none for names, codes, addresses and numbers.
 *
 * @param shape of a message, in which each placeholder is one character.
 * @example wordsToTranslate('Open https://example.org', context) // ['Open']
 */
export function wordsToTranslate(shape: string, { settings, sourceLanguage }: CheckContext): string[] {
  const kept = new Set(settings.doNotTranslate.map((word) => word.toLowerCase()));
  let text = shape;
  for (const phrase of settings.doNotTranslate) if (phrase.includes(' ')) text = text.replaceAll(phrase, ' ');
  for (const phrase of productPhrases) if (text.includes(phrase)) text = text.replaceAll(phrase, ' ');
  text = text
    // Keys that are pressed with Alt: `&Edit`, `_Log`.
    .replace(/(?<![\p{L}\p{N}&_])[&_](?=\p{L})|(?<=\p{Ll})&(?=\p{Ll})/gu, '')
    // Placeholders and templates, also of syntaxes that the file does not declare; names with a plus behind them.
    .replace(
      /\{\{[^{}]*\}\}|\{%(?:(?!\{%).)*?%\}|^[^{}]*[%}]\}|\{[%{][^{}]*$|[%$#]?\{\w+\}|\$\[[\w.-]+\]|(?<![\p{Lu}\w])\p{Lu}\w*\+{1,2}(?![\w+])/gu,
      ' ',
    )
    .replace(
      /<\/?(?:a|b|body|br|div|em|h\d|html|i|img|li|ol|p|span|strong|style|table|td|th|tr|ul)\b[^<>]*(?:>|$)/gi,
      ' ',
    )
    // `A. M. Sander`: a person.
    .replace(/(?<![\p{L}.]|(?<![\p{L}.])\p{Lu}\. )(?:\p{Lu}\. ?)+\p{Lu}\p{Ll}+/gu, ' ')
    .replace(/\b(?:https?|ftp|file|mailto):\S+|\bwww\.\S+|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+/gi, ' ')
    .replace(/(?<![\w:-])(?=[\w-]*:)[\w:-]+:`[^`]*`_{0,2}|``[^`]+``|`[^`]+`_{0,2}/g, ' ')
    .replace(/&#?\w{1,10};|!\[[^[\]]*\]\([^()]*\)|(?<![\w.])\*?\.[a-z]\w{1,4}\b/g, ' ')
    .replace(/(?<![\w*])\*[\w.]+\*(?![\w*])/g, ' ')
    .replace(/(?<![\w.~-])(?:[A-Za-z]:)?[\w.~-]*[\\/][\w.~/\\-]+/g, ' ')
    .replace(/\b(?<!\w-*)[\w-]+(?:\.[\w-]+)+\b|[#@]\w+|(?<!\w)--?[a-z][\w-]*/gi, ' ');
  const withoutNote = shape.trim().replace(/ \([^()]*\)$/, '');
  if (languageNames.has(withoutNote.toLowerCase()) || isFileName(shape)) return [];
  // `iOS-style`, `A-Z`: each part with capitals of its own is a name or none.
  const allWords = (text.match(/[\p{L}\p{M}\p{N}_'’-]+/gu) ?? []).flatMap((word) =>
    /\p{Lu}.*\p{Lu}/u.test(word) ? word.split('-') : word,
  );
  const words = allWords.filter(
    (word) =>
      (word.match(/\p{L}/gu)?.length ?? 0) > 1 &&
      !/[\p{N}_]|^(\p{L})\1+$/u.test(word) &&
      !kept.has(word.toLowerCase()) &&
      !international.has(word.toLowerCase()) &&
      !productNames.has(word.toLowerCase()) &&
      !hasCapitals(word),
  );
  const only = words.length === 1 ? words[0] : undefined;
  if (only !== undefined && isShort(only) && sourceLanguage !== '') return [];
  // `Ln %u, Col %u`: shortened words before what is shown.
  return words.every(isShort) && (shape.match(/\uFFFC+/g)?.length ?? 0) >= words.length ? [] : words;
}

const isShort = (word: string) => [...word].length <= 3 && /\p{sc=Latn}/u.test(word);

/** `HTTP`, `iOS`, `GitHub`, `McDonald`: capitals that are more than a first letter. */
const hasCapitals = (word: string) =>
  /^\P{Lu}*\p{Lu}+s?$/u.test(word) && word.length > 1
    ? /\p{Lu}.*\p{Lu}|^\p{Ll}/u.test(word)
    : /\p{Ll}\p{Lu}/u.test(word);

/** A name of a file with a placeholder in it: `backup_%s.txt`. */
const isFileName = (shape: string) => /^[\w-]*[\uFFFC{%][\w\uFFFC{}%-]*\.[a-z][a-z\d]{1,4}$/.test(shape);
