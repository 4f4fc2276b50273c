import { textOnly } from '../../catalog/content.ts';
import type { Segment } from '../../catalog/segment.ts';
import { rootLanguage, sameLanguage } from '../../languages/languageTag.ts';
import { scriptOf } from '../../languages/scriptOf.ts';
import type { Message } from '../../messages/message.ts';
import { say } from '../../sentences/sentence.ts';
import type { CheckContext, SegmentCheck } from '../contract/check.ts';
import { fact } from '../contract/segmentTraits.ts';
import { quote, sidesOf } from '../contract/sides.ts';
import { isOfKeptFamily } from '../texts/keptFamilies.ts';
import { isNameOfKeys } from '../texts/keyNames.ts';
import { languageNames } from '../texts/languageNames.data.ts';
import { plainEnglish, sharedEnglish } from '../texts/plainEnglish.data.ts';
import { productNames, productPhrases } from '../texts/productNames.data.ts';
import { areLeftInFile, areOfCloseLanguage } from '../texts/sharedWords.ts';
import { staysAsItIs } from '../texts/staysAsItIs.ts';
import { isTranslatedElsewhere } from '../texts/wordsThatStay.ts';

/** A translation that is the source text, where that text has words to translate. */
export const sameAsSource: SegmentCheck = {
  scope: 'segment',
  id: 'same-as-source',
  severity: 'info',
  summary: 'The translation is the same as the source',
  reports: 'no translation',
  manySay: 'texts are the same as the source',
  judges: 'words',
  looksUp: 'locales',
  untouched: (count) => say`The translation has hardly begun: ${count} texts are the same as the source`,
  needs: { segment: fact.source | fact.alike },
  mayFind: ({ state }) => state !== 'untranslated',
  *run(segment, context) {
    if (!segment.target) return;
    if (sameLanguage(context.sourceLanguage, context.targetLanguage)) return;
    const sides = sidesOf(segment, context);
    if (!sides || hasNothingToTranslate(segment, sides.source, context)) return;
    const words = wordsToTranslate(sides.source.shape, context);
    if (words.length === 1 && mayBeSame(words[0] ?? '', context)) return;
    if (areLeftInFile(words, segment, context) || areOfCloseLanguage(words, segment, context)) return;
    if (words.length < 3 && isOfKeptFamily(segment, context.catalog)) return;
    const sentence = words.length > 2 && !isTitle(words) && words.filter((word) => /^\p{Ll}/u.test(word)).length > 1;
    if (sentence ? isSentenceLeft(words, segment, context) : isLeftElsewhere(words, segment, context)) return;
    yield {
      message: say`${quote(textOnly(segment.target))} is the same as the source`,
      // One or two words are often a name, or the same in both languages.
      ...(sentence ? { severity: 'warning' as const } : words.length < 3 ? { severity: 'hint' as const } : {}),
    };
  },
};

/** Whether a text is the same in every language: an address, a number, names, code. */
export function hasNothingToTranslate(segment: Segment, source: Message, context: CheckContext): boolean {
  if (isCodeBlock.test(segment.id) || wordsToTranslate(source.shape, context).length === 0) return true;
  const text = withoutCodes(source);
  return staysAsItIs(text, segment, context) || isNameOfKeys(text, segment);
}

/**
 * Whether a text may be left as it is for all that its words say: it has none to translate, or beside what it quotes as code
 * one or two of which none is plain English; three where all have capitals (`Trip Planner for Skerry`).
 */
export function mayBeLeft(segment: Segment, source: Message, context: CheckContext): boolean {
  if (hasNothingToTranslate(segment, source, context)) return true;
  if (rootLanguage(context.sourceLanguage) !== 'en') return false;
  const withoutCode = source.value.replace(codeElement, ' ');
  const text = withoutCode === source.value ? source.shape : withoutCode.replace(/<[^<>]*>/g, ' ');
  const words = wordsToTranslate(text, context).filter((word) => !little.has(word));
  const most = words.every((word) => /^\p{Lu}/u.test(word)) ? mostNames : 2;
  return words.length <= most && !words.some((word) => isInList(word, context));
}

/** An element of HTML that quotes code. */
const codeElement = /<(code|kbd|samp)\b[^<>]*>[\s\S]*?<\/\1>/gi;

/** The id of a block of code in a page. */
const isCodeBlock = /(?:^|\/)(?:pre|code)(?:\[\d+\])?$/;

/** The text between inline codes, which have no part in what it says. */
const withoutCodes = (source: Message) => (source.codes.length === 0 ? source.value : textOnly(source).trim());

/** `Lord of the Boats`: words with capitals around little ones, as names of games, books and modes are written. */
const isTitle = (words: readonly string[]) =>
  words.every((word) => /^\p{Lu}/u.test(word) || little.has(word)) && words.some((word) => ofNames.has(word));

const little = new Set('a an and as at by for from in of on or the to with'.split(' '));
/** Those that join the words of a name. */
const ofNames = new Set(['of', 'the']);

/**
 * Whether a text of few words may be left as it is, by what the other languages of the script do with it (all those in
 * other scripts where the target is in one): it is for translation where two of three translate it and a word of it is
 * plain English, which no other language has. Nobody's vote is needed for plain English alone.
 */
function isLeftElsewhere(words: readonly string[], segment: Segment, context: CheckContext): boolean {
  const { locales, settings, sourceLanguage, targetLanguage } = context;
  if (settings.checks['same-as-source'] !== undefined) return false;
  if (englishBased.has(rootLanguage(targetLanguage)) && rootLanguage(sourceLanguage) === 'en') return true;
  if (!locales) return false;
  const counting = isTitle(words) ? words.filter((word) => !little.has(word)) : words;
  const plain =
    rootLanguage(sourceLanguage) === 'en' ? counting.filter((word) => isInList(word, context)).length : counting.length;
  const isSameScript = scriptOf(sourceLanguage) === scriptOf(targetLanguage);
  const { left, translated } = locales.counts(segment, sourceLanguage, isSameScript ? 'same' : 'other');
  if (left + translated < fewLocales) return plain < counting.length;
  if (plain === counting.length) return left > translated;
  return translated < 2 * left || plain === 0;
}

/** The vote of fewer languages tells nothing. */
const fewLocales = 3;

/** Whether a text is for those who look for faults, by its key, and nearly all languages leave it: nobody else sees it. */
function isForProgrammers(segment: Segment, { locales, sourceLanguage }: CheckContext): boolean {
  if (!locales || !/(?:^|[._-])debug(?:[._-]|$)/i.test(segment.id)) return false;
  const { left, translated } = locales.countsOfAll(segment, sourceLanguage);
  return left >= fewLocales && left > 4 * translated;
}

/** A text with more words is a sentence, and a language may share words with it. */
const mostNames = 3;

/** A name of a file with a placeholder in it: `backup_%s.txt`. */
const isFileName = (shape: string) => /^[\w-]*[\uFFFC{%][\w\uFFFC{}%-]*\.[a-z][a-z\d]{1,4}$/.test(shape);

/**
 * One word is often the same in two languages of one script (“Normal”, “Format”): it is asked about where it is English
 * or looks so, or where the settings name the check.
 */
function mayBeSame(word: string, context: CheckContext): boolean {
  const { sourceLanguage, targetLanguage, settings } = context;
  if (settings.checks['same-as-source'] !== undefined) return false;
  if (
    rootLanguage(sourceLanguage) === 'en' &&
    isPlainEnglish(word, context) &&
    !englishBased.has(rootLanguage(targetLanguage))
  )
    return false;
  return scriptOf(sourceLanguage) === scriptOf(targetLanguage);
}

/** Whether a word is English, and none of the target language that is written alike; of a compound (`back-end`) all its parts. */
const isInList = (word: string, { targetLanguage }: CheckContext) =>
  word
    .toLowerCase()
    .split('-')
    .every((part) => plainEnglish.has(part) && !sharedEnglish.get(part)?.has(rootLanguage(targetLanguage)));

/**
 * Whether a sentence may be left as it is: no word of it is English and nothing else, nor are two translated in other
 * texts of the file, in a language of the same script; it
 * has few words and most other languages keep it, as they do a name of several words; or only programmers see it.
 */
function isSentenceLeft(words: readonly string[], segment: Segment, context: CheckContext): boolean {
  const { locales, settings, sourceLanguage, targetLanguage } = context;
  if (settings.checks['same-as-source'] !== undefined) return false;
  if (rootLanguage(sourceLanguage) === 'en' && scotsOrCreole.has(rootLanguage(targetLanguage))) return true;
  if (rootLanguage(sourceLanguage) === 'en' && scriptOf(sourceLanguage) === scriptOf(targetLanguage)) {
    const isEnglish = words.some((word) => isInList(word, context) || ofEnglish.has(word.toLowerCase()));
    const translated = words.filter((word) => isTranslatedElsewhere(word, context.catalog, segment.targetLanguage));
    if (!isEnglish && translated.length < 2) return true;
  }
  if (words.length <= mostNames + 1 && locales) {
    const { left, translated } = locales.countsOfAll(segment, sourceLanguage);
    if (left + translated >= fewLocales && left > 2 * translated) return true;
  }
  return isForProgrammers(segment, context);
}

/** Little words that English sentences have and hardly another language. */
const ofEnglish = new Set(
  'the of to is are with your you this that from by be it not can will if has have been was were which its our us send'.split(
    ' ',
  ),
);

const isPlainEnglish = (word: string, context: CheckContext) =>
  isInList(word, context) || (!loaned.test(word) && looksEnglish.test(word));

const looksEnglish = /..ings?$|ness$|ght|^wh|[^aeiou]ly$/i;

/**
 * Languages that have the words of English: Scots, creoles, those made of what European languages share, and those of the
 * Philippines, which name things of computers in English.
 */
const englishBased = new Set('sco pcm jam bi tpi srn ia ie fil tl ceb'.split(' '));
/** Those in which whole sentences may be the same. */
const scotsOrCreole = new Set(['sco', 'pcm', 'jam']);

/** Words of English that other languages of its script have taken over. */
const loaned =
  /^(?:bowling|branding|camping|copyright|casting|cyberbullying|gaming|geocaching|hosting|jogging|mapping|marketing|padding|parking|phishing|ranking|rating|roaming|shopping|streaming|styling|timing|tracking|training|tuning)$/i;

/** Words that are the same in most languages; names of products are in a list of their own. */
const international = new Set(
  `ok email e-mail internet web wifi wi-fi blog chat url id pin gps usb sms app apps admin login logo menu video audio
  radio hotel taxi pdf html css json xml api vpn online offline podcast hashtag emoji server proxy router bluetooth
  javascript java php ruby node alpha beta pro premium plus min max info auto avg
  opera iframe byte bytes bit gettext webhook captcha wiki
  codec codecs
  bpm kcal ctrl alt shift esc hz khz mhz ghz kb mb gb tb kib mib gib px pt cm mm km kg mg ml`.split(/\s+/),
);

/** The words of a text that a translation should change; none for names, codes, addresses and numbers. */
function wordsToTranslate(shape: string, { settings, sourceLanguage }: CheckContext): string[] {
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
  const found = (text.match(/[\p{L}\p{M}\p{N}_'’-]+/gu) ?? []).flatMap((word) =>
    /\p{Lu}.*\p{Lu}/u.test(word) ? word.split('-') : word,
  );
  const words = found.filter(
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
