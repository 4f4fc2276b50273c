import type { Segment } from '../../catalog/segment.ts';
import { genreOf } from '../../formats/factsOf.ts';
import { rootLanguage } from '../../languages/languageTag.ts';
import { isInOtherScript } from '../../languages/ownLetters.ts';
import { isCjk, isRightToLeft } from '../../languages/writing.ts';
import type { Message } from '../../messages/message.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import type { CheckContext, Fix, SegmentFinding } from '../contract/check.ts';
import { replacing } from '../contract/replacing.ts';
import { type Sides, sidesOf } from '../contract/sides.ts';
import { type Ending, endingOf, type Mark, markIn, markOf, plainEnding } from './punctuation.ts';

/** Languages that end sentences otherwise, or not at all. */
export const endsOtherwise = new Set(['th', 'lo', 'km', 'my', 'bo', 'dz', 'jbo']);
const withoutMark: Readonly<Record<Mark, (ending: string) => Sentence>> = {
  stop: (ending) => say`The source ends with “${ending}”, the translation without a full stop`,
  question: (ending) => say`The source ends with “${ending}”, the translation without a question mark`,
  exclamation: (ending) => say`The source ends with “${ending}”, the translation without an exclamation mark`,
  colon: (ending) => say`The source ends with “${ending}”, the translation without a colon`,
  semicolon: (ending) => say`The source ends with “${ending}”, the translation without a semicolon`,
  ellipsis: (ending) => say`The source ends with “${ending}”, the translation without an ellipsis`,
  none: (ending) => say`The source does not end with “${ending}”`,
};

/** A translation that ends with another mark than its source, where its language does not ask for that. */
export interface EndingDifference {
  readonly ours: Ending;
  readonly theirs: Ending;
  readonly sides: Sides;
  readonly finding: SegmentFinding;
}

/** A cheap look at the last characters: whether the sides of a segment may end with different marks. */
export function mayEndOtherwise({ source, target }: Segment): boolean {
  const ending = source && plainEnding(source);
  return ending === undefined || (target !== undefined && ending !== plainEnding(target));
}

/**
 * How the ends of both texts differ; undefined where they agree, where the language of either ends sentences otherwise,
 * and in subtitles, whose sentences are broken elsewhere in each language.
 *
 * @example endingDifference(segment, context)?.finding.message // 'The source ends with “?”, the translation with “.”'
 */
export function endingDifference(segment: Segment, context: CheckContext): EndingDifference | undefined {
  const language = context.targetLanguage;
  if (genreOf(context.catalog) === 'subtitles') return undefined;
  if (endsOtherwise.has(rootLanguage(language)) || endsOtherwise.has(rootLanguage(context.sourceLanguage)))
    return undefined;
  const sides = sidesOf(segment, context);
  if (!sides || isTiny(sides.source.value.trim()) || sides.source.value === sides.target.value) return undefined;
  const ours = endingOf(sides.source, context.sourceLanguage);
  const theirs = endingOf(sides.target, language);
  if (ours.mark === theirs.mark || theirs.end === 0 || ours.end === 0) return undefined;
  // A list that a program reads (`Boat;Mooring;`) ends with what is a question mark in Greek.
  if (ours.text.trim() === theirs.text.trim()) return undefined;
  if (accepted(ours, theirs, sides, context)) return undefined;
  if (isInOtherScript(sides.target.shape, language)) return undefined;
  const theirMark = theirs.text.trim();
  const begins =
    theirs.mark === 'none' && isRightToLeft(language) ? markAtStart(ours.mark, sides.target.shape) : undefined;
  if (begins !== undefined) {
    const message = say`The translation begins with the “${begins.text}” that ends the source`;
    const data = { source: ours.text.trim(), target: '' };
    return { ours, theirs, sides, finding: { start: begins.start, end: begins.start + 1, message, data } };
  }
  const message =
    ours.mark === 'none'
      ? withoutMark.none(theirMark)
      : theirs.mark === 'none'
        ? withoutMark[ours.mark](ours.text.trim())
        : say`The source ends with “${ours.text.trim()}”, the translation with “${theirMark}”`;
  const place =
    theirs.text === '' ? { start: theirs.end - 1, end: theirs.end } : { start: theirs.start, end: theirs.end };
  // What ends a text in brackets (`(brit.)`) may be a part of its last word.
  const fix = isInBrackets(sides.target, theirs) ? undefined : repair(ours, theirs, language);
  const data = { source: ours.text.trim(), target: theirMark };
  return { ours, theirs, sides, finding: { ...place, message, data, fix } };
}

/**
 * The mark at the start of a text that its source has at the end: typed where it is seen at the end of a line from right to
 * left, in a field that runs from left to right.
 */
function markAtStart(mark: Mark, shape: string): { readonly start: number; readonly text: string } | undefined {
  const [lead = '', text] = /^[\s\u200e\u200f]*([:.!?؟])/u.exec(shape) ?? [];
  return text !== undefined && markOf(text) === mark ? { start: lead.length - 1, text } : undefined;
}

/** Whether a bracket closes behind the mark that opened before it. */
const isInBrackets = ({ shape }: Message, { end }: Ending) => /^[^(（[【]*[)）\]】]/.test(shape.slice(end));

/** Too little for a mark to say anything (`No.`, `%s.`), but for a label: `To:`. */
const isTiny = (text: string) => text.length <= 4 && !/^\p{L}{2,3}:$/u.test(text);

function accepted(
  ours: Ending,
  theirs: Ending,
  { source, target }: Sides,
  { sourceLanguage, targetLanguage: language }: CheckContext,
): boolean {
  const root = rootLanguage(language);
  // A mark that is spoken of: `type “?”`, `one of + and ?`.
  if (/["'“«‘`([]\s*[?!.:;]\s*["'”»’`)\]]\s*$|\s\?\s*$/u.test(source.shape)) return true;
  // `Mute it? (Only the preview)`: the remark in brackets stands behind the mark, or was added there.
  if (theirs.mark === 'none' && endsBeforeRemark(ours.mark, target, language)) return true;
  // A face: “if you like it :)”.
  if (/^-?[)(DPp]\s*$/.test(source.shape.slice(ours.end)) && !/[(（]/.test(source.shape.slice(0, ours.end)))
    return true;
  // An ending that the program puts behind another text: `-er`.
  if (/^\s*[-‐–]\p{L}/u.test(target.shape) && !/^\s*[-‐–]/.test(source.shape)) return true;
  // “Fill it out and you get a letter:” may be two sentences.
  if (ours.mark === 'colon' && sentenceEnd.test(target.shape) && !sentenceEnd.test(source.shape)) return true;
  // “Save as…” may begin with its ellipsis where the verb comes last.
  if (ours.mark === 'ellipsis' && /^\s*(?:…|\.{3})\S/.test(target.shape)) return true;
  // `[<options>]` and `[OPTION…]`: what is in brackets may come more than once, and each language says so in its way.
  if (ours.mark === 'none' && theirs.mark === 'ellipsis' && /[\]>]\s*$/.test(source.shape)) {
    if (/[\]>]\s*$/.test(target.shape)) return true;
  }
  // A remark in small letters that the translation makes a sentence of, with a capital and a full stop.
  if (ours.mark === 'none' && theirs.mark === 'stop' && /^\p{Ll}/u.test(source.value) && /^\p{Lu}/u.test(target.value))
    return true;
  if (ours.mark === 'stop' && theirs.mark === 'none' && isAbbreviation(source.shape, ours)) return true;
  // `etc` without its full stop, `osv.` with it.
  if (theirs.mark === 'stop' && ours.mark === 'none' && /(?<!\p{L})etc\s*$/iu.test(source.shape)) return true;
  // An item of a list may end as the language ends those.
  if (ours.mark === 'semicolon' && theirs.mark === 'stop') return true;
  if (ours.mark === 'none' && theirs.mark === 'stop' && /[;,]\s*$/.test(source.shape)) return true;
  if (
    theirs.mark === 'stop' &&
    (ours.mark === 'none' || ours.mark === 'ellipsis') &&
    isAbbreviation(target.shape, theirs)
  )
    return true;
  if (rootLanguage(sourceLanguage) === 'en') {
    if ((theirs.mark === 'stop' || theirs.mark === 'none') && isRequest(ours, source)) return true;
    if (theirs.mark === 'stop' && ours.mark === 'question' && endsInRequest.test(source.shape)) return true;
    if (theirs.mark === 'question' && ours.mark === 'none' && asks.test(source.shape)) return true;
  }
  // A visarga looks like a colon, for which it is often typed, as do signs of Ol Chiki and the sof pasuq of Hebrew.
  if (
    ours.mark === 'colon' &&
    /[\u05c3\u1c79\u1c7a\u0903\u0983\u0a83\u0b83\u0c03\u0c83\u0d03]\s?[-–—]?\s*$/.test(
      target.shape.slice(0, theirs.end),
    )
  )
    return true;
  // A sentence that says a number may become a label before it.
  if (ours.mark === 'stop' && theirs.mark === 'none' && /[:：]\s*\uFFFC\s*$/.test(target.shape)) return true;
  if (ours.mark === 'none' && theirs.mark === 'stop' && endsWithCommand(source.value) && !endsWithQuote(target.value))
    return true;
  // The full stop of Armenian looks like a colon, which it stands for in many texts; so does a dot.
  if (root === 'hy' && ours.mark === 'colon' && theirs.mark === 'stop') return true;
  // Armenian sets these marks inside the word that carries the stress.
  if (root === 'hy' && (ours.mark === 'question' || ours.mark === 'exclamation')) return true;
  if (isCjk(language) || root === 'ko') {
    if (theirs.mark === 'none' && ['stop', 'exclamation', 'semicolon'].includes(ours.mark)) return true;
    if (ours.mark === 'colon' && (theirs.mark === 'stop' || theirs.mark === 'none')) return true;
    if (theirs.mark === 'stop' && ours.mark === 'exclamation') return true;
    // The question may be put as a request: “What is your name?”, “Please tell your name.”
    if (ours.mark === 'question')
      return /(?:[か吗嗎呢吧까요나니]|ください|下さい|십시오)\s*[。.]?$/u.test(target.shape.slice(0, theirs.end));
  }
  return false;
}

/** Whether a text has a mark before the bracket at its end. */
function endsBeforeRemark(mark: Mark, { shape, ...message }: Message, language: string): boolean {
  const before = /^(.*\S)\s*[(（][^()（）]*[)）]\s*$/su.exec(shape)?.[1];
  return before !== undefined && endingOf({ ...message, shape: before }, language).mark === mark;
}

/** `How to moor`, `What is new`: a question that English puts as a title. */
const asks = /^\s*(?:how|what|when|where|which|who|whose|why)\b/i;

const sentenceEnd = /\p{L}{3}[.!?。！？]\s*\p{Lu}\p{L}/u;

/** `Can you try again?`, `Please choose one?`: a request, which other languages put as one. */
function isRequest({ mark, end }: Ending, { shape }: Message): boolean {
  return (
    mark === 'question' &&
    /(?:^|[.!?]\s+)please \p{Ll}[^.!?]*$|(?:^|[.!?]\s+)(?:can|could|will|would|did|have) you (?:please )?\p{Ll}[^.!?]*$/iu.test(
      shape.slice(0, end - 1),
    )
  );
}

/** `If it is dark, could you light the lamp?`: the same behind another clause. */
const endsInRequest = /[,;:–—]\s+(?:please \p{Ll}|(?:can|could|would) you )[^.!?]*\?\P{L}*$/iu;

/** A command in quotation marks at the end of a sentence keeps the full stop off; other languages put a verb behind it. */
const endsWithCommand = (text: string) =>
  /\s(?:'[^'\s]+ [^']+'|"[^"\s]+ [^"]+"|`[^`\s]+ [^`]+`|“[^”\s]+ [^”]+”)\s*$/u.test(text);
const endsWithQuote = (text: string) => /["'`”’“»」]\s*(?:[.。]\s*)?$/u.test(text);

/** Short words of English that sentences end with, and names in capitals: no abbreviations. */
const shortWord =
  /^(?:in|on|it|up|to|out|off|app|not|do|is|be|one|two|all|you|me|us|now|yet|too|way|use|see|run|new|old|any|key|set|list|by|so|are|was|has|had|them|for|of|at|URL|API|PDF|XML|CSS|SQL|URI|CPU|IDE|SDK|CSV|DNS|USB|tab|row|bar|box|map|log|tag|end|top|day|job|bug|web|ago|did|get|own|try|yes|add|age|air|ask|bad|bag|big|bit|bus|buy|car|cup|cut|dry|due|eat|far|fee|few|fix|fly|fun|gas|hit|hot|ice|law|lot|low|man|men|pay|pen|pet|put|red|say|sit|tax|tea|tie|tip|toy|van|war|wet|win)$/;

/**
 * A full stop that ends a short or dotted word, a number, a file name: `etc.`, `a.m.`, `1.`, `Nr.` That behind `etc.`
 * ends the sentence too, where it is as long as sentences are.
 */
function isAbbreviation(shape: string, ending: Ending): boolean {
  const word = /(?<![^\s\uFFFC(“"])[^\s\uFFFC(“"]*$/u.exec(shape.slice(0, ending.start))?.[0] ?? '';
  if (/^etc$/i.test(word) && shape.trim().split(/\s+/).length >= wordsOfSentence) return false;
  return (
    /\d$/.test(word) ||
    /\p{L}\./u.test(word) ||
    (/^\p{L}{1,3}$/u.test(word) && !shortWord.test(word) && !isWord(word, shape)) ||
    /^(?:etc|approx|Corp|usw|bzw|inkl|máx|mín|núm|pág)$/iu.test(word)
  );
}

/** Labels that list things end with `etc.` after fewer words. */
const wordsOfSentence = 12;

/** A short word with a vowel, or a name in capitals, at the end of a sentence, not of a label (`Feb.`, `2 min.`). */
function isWord(word: string, shape: string): boolean {
  return (
    shape.trim().split(/\s+/).length > 3 &&
    (vowel.test(word) || !written.test(word) || /^\p{Lu}{2,}$/u.test(word)) &&
    !shortened.test(word)
  );
}

const written = /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]/u;
const vowel = /[aeiouyáéíóúàèìòùâêîôûäëïöüãõåæøăąęėįųūőűıаеиоуыэюяёіїєүұөәαεηιουω]/iu;
const shortened =
  /^(?:max|min|sec|ext|inc|vol|fig|est|abs|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec|tel|мин|сек|руб|тел)$/iu;

function repair(ours: Ending, theirs: Ending, language: string): Fix | undefined {
  if (ours.mark === 'none') {
    return theirs.mark === 'stop' ? replacing(theirs, '', say`Remove the full stop`) : undefined;
  }
  const opens = rootLanguage(language) === 'es' && (ours.mark === 'question' || ours.mark === 'exclamation');
  const closes = rootLanguage(language) === 'es' && (theirs.mark === 'question' || theirs.mark === 'exclamation');
  if (opens || closes) return undefined;
  const mark = markIn(ours.mark, language, ours.text);
  const title = theirs.mark === 'none' ? say`Add “${mark.trim()}”` : say`Change it to “${mark.trim()}”`;
  return replacing(theirs, mark, title);
}
