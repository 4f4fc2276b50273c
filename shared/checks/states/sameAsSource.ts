import { textOnly } from '../../catalog/content.ts';
import type { Segment } from '../../catalog/segment.ts';
import { rootLanguage, sameLanguage } from '../../languages/languageTag.ts';
import { scriptOf } from '../../languages/scriptOf.ts';
import type { Message } from '../../messages/message.ts';
import { say } from '../../sentences/sentence.ts';
import type { CheckContext, SegmentCheck } from '../contract/check.ts';
import { quote, sidesOf } from '../contract/sides.ts';
import { fact } from '../contract/traits.ts';
import { isOfKeptFamily } from '../texts/keptFamilies.ts';
import { isNameOfKeys } from '../texts/keyNames.ts';
import { isNearCopy, mayBeNearCopy } from '../texts/nearCopy.ts';
import { plainEnglish, sharedEnglish } from '../texts/plainEnglish.data.ts';
import { areLeftInFile, areOfCloseLanguage } from '../texts/sharedWords.ts';
import { staysAsItIs } from '../texts/staysAsItIs.ts';
import { isTranslatedElsewhere } from '../texts/wordsThatStay.ts';
import { wordsToTranslate } from './wordsToTranslate.ts';

/** A translation that is the source text, where that text has words to translate. */
export const sameAsSource: SegmentCheck = {
  id: 'same-as-source',
  severity: 'info',
  summary: 'The translation is the same as the source',
  reports: 'no translation',
  manySay: 'texts are the same as the source',
  judges: 'words',
  looksUp: 'locales',
  untouched: (count) => say`The translation has hardly begun: ${count} texts are the same as the source`,
  needs: { segment: fact.source },
  mayFind: (segment, traits, { targetLanguage }) =>
    segment.state !== 'untranslated' &&
    ((traits.segment & fact.alike) !== 0 ||
      (mayBeNearCopy(segment) && !englishBased.has(rootLanguage(targetLanguage)))),
  *run(segment, context) {
    if (!segment.target) return;
    if (sameLanguage(context.sourceLanguage, context.targetLanguage)) return;
    const sides = sidesOf(segment, context);
    if (!sides || hasNothingToTranslate(segment, sides.source, context)) return;
    if (sides.source.value.trim() !== sides.target.value.trim()) {
      if (isNearCopy(sides, (word) => isInList(word, context) || ofEnglish.has(word), segment, context))
        yield {
          severity: 'warning',
          message: say`${quote(textOnly(segment.target))} is still in the source language, though the source reads differently`,
        };
      return;
    }
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
function hasNothingToTranslate(segment: Segment, source: Message, context: CheckContext): boolean {
  if (isCodeBlock.test(segment.id) || wordsToTranslate(source.shape, context).length === 0) return true;
  const text = withoutCodes(source);
  // What the program puts a word for: `[[Category]]`.
  if (/^\s*\[\[[\w ]+\]\]\s*$/.test(text)) return true;
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
const englishBased = new Set(
  'sco pcm gpe wes kri hwc jam gcl gyn bzj icr vic lir bi tpi srn ia ie fil tl ceb'.split(' '),
);
/** Those in which whole sentences may be the same. */
const scotsOrCreole = new Set('sco pcm gpe wes kri hwc jam gcl gyn bzj icr vic lir'.split(' '));

/** Words of English that other languages of its script have taken over. */
const loaned =
  /^(?:bowling|branding|camping|copyright|casting|cyberbullying|gaming|geocaching|hosting|jogging|mapping|marketing|padding|parking|phishing|ranking|rating|roaming|shopping|streaming|styling|timing|tracking|training|tuning)$/i;
