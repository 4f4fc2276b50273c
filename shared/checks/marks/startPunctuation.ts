import { genreOf } from '../../formats/factsOf.ts';
import { rootLanguage } from '../../languages/languageTag.ts';
import { isRightToLeft } from '../../languages/writing.ts';
import { say } from '../../sentences/sentence.ts';
import type { CheckContext, SegmentCheck, SegmentFinding } from '../contract/check.ts';
import { type Sides, sidesOf } from '../contract/sides.ts';
import { fact, trait } from '../contract/traits.ts';

/** Marks that a text does not begin with by chance: a bullet or dash before a space, a stop, a comma, an ellipsis. */
const start =
  /^[\s"'“„«‘(]*(--(?=\s)|[-–—•●◦▪▫■□‣⁃·*+>►▶▸◄◀◂](?=\s)|[・･•●](?=\p{L})|[-–—](?=[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}])|[，、；：！？。]+|[.…]+(?=[\p{L}\p{N}\uFFFC])|[.…,;:!?،؛؟]+(?=\s))/u;

/** A text that begins as sentences and labels do, and is not put behind another one. */
const plain = /^["'“„«‘(]*[\p{L}\p{N}]/u;

/** A mark at the start of a translation whose source begins with a word, or a name that lost its dot there. */
export const startPunctuation: SegmentCheck = {
  id: 'start-punctuation',
  severity: 'info',
  optional: true,
  summary: 'The translation begins with a mark that the source does not have',
  judges: 'words',
  needs: { segment: fact.source | fact.differs, either: trait.leadingSign },
  *run(segment, context) {
    const sides = sidesOf(segment, context);
    if (!sides || sides.source.value === sides.target.value) return;
    // A text without a letter is a separator, which is the language's own business.
    if (genreOf(context.catalog) === 'subtitles' || !/\p{L}/u.test(sides.source.shape)) return;
    yield* lostDot(sides);
    const match = start.exec(sides.target.shape);
    const mark = match?.[1];
    if (!match || mark === undefined || !plain.test(sides.source.shape)) return;
    if (mayBegin(mark, match[0].length, sides, context)) return;
    const from = match[0].length - mark.length;
    const message = say`The source does not begin with “${mark}”`;
    yield { start: from, end: from + mark.length, message, data: { source: '', target: mark } };
  },
};

/** Whether a translation has a reason to begin with a mark: the order of its words, or what stands in front of it. */
function mayBegin(mark: string, end: number, { source, target }: Sides, context: CheckContext): boolean {
  // `- {0}` for `by {0}`: a sign in place of a word.
  if (!/[\p{L}\p{N}]/u.test(target.shape)) return true;
  // `Append " - copy"`: what is quoted may come first.
  if (/^[-–—]$/.test(mark) && /["'“„«‘(]\s*[-–—]/u.test(source.shape)) return true;
  // The rest of a sentence: what it follows may end here.
  if (/^(?:…|\.{3}|[。，、])$/.test(mark) && /^\p{Ll}/u.test(source.shape)) return true;
  // `* (Numpad)`: the name of a key.
  if (/^\s\(/.test(target.shape.slice(end))) return true;
  // A mark, an ellipsis or a name with a dot that stands within the source may come first.
  if (/^[*+>]$/.test(mark) && source.shape.includes(mark)) return true;
  if (/^(?:…|\.{3})$/.test(mark) && (/…|\.{3}/.test(source.shape) || isShort(source.shape))) return true;
  if (mark === '.' && /(?<![\p{L}\p{N}.])\.(?=[&_]?[\p{L}\p{N}\uFFFC])|["'“„«‘]\./u.test(source.shape)) return true;
  // `.torrent`, where the source has the word without its dot.
  const word = /^\p{sc=Latin}+/u.exec(target.shape.slice(end))?.[0].toLowerCase();
  if (mark === '.' && word && source.shape.toLowerCase().includes(word)) return true;
  // Lojban sets a full stop before a word that begins with a vowel, and around names.
  if (mark === '.' && rootLanguage(context.targetLanguage) === 'jbo') return true;
  return (
    /^(?:…|\.{3})$/.test(mark) &&
    endsBeforeName(source.value, context.sourceLanguage) &&
    !endsOpen(target.shape) &&
    !isRightToLeft(context.targetLanguage)
  );
}

/** `.txt files`, in which the translation says `txt`. */
function* lostDot({ source, target }: Sides): Iterable<SegmentFinding> {
  const name = /^\.(\p{L}[\p{L}\p{N}]+)/u.exec(source.shape)?.[1];
  if (name === undefined || hasName(target.value, `.${name}`)) return;
  const match = new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'u').exec(target.shape);
  if (!match) return;
  const end = match.index + name.length;
  yield { start: match.index, end, message: say`“.${name}” has lost its dot`, data: { source: '.', target: '' } };
}

/** `Connect as`: what is typed or shown comes behind it, and in front of it where the verb comes last. */
const endsBeforeName = (text: string, language: string) =>
  rootLanguage(language) === 'en' && /\s(?:as|at|by|for|from|in|into|of|on|to|with)\s*$/i.test(text);

/** `yearly`, said by a word that stands behind a number elsewhere. */
const isShort = (text: string) => text.trim().split(/\s+/, 3).length < 3;

const endsOpen = (text: string) => /(?:…|\.{3})\s*$/.test(text);

/** Whether a text has a name, in whatever case: `.Yaml` at the start of a sentence. */
const hasName = (text: string, name: string) => withoutSigns(text).toLowerCase().includes(name.toLowerCase());
const withoutSigns = (text: string) => text.replaceAll('&', '');
