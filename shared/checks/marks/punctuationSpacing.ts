import type { Slot } from '../../catalog/segment.ts';
import { rootLanguage } from '../../languages/languageTag.ts';
import { isInOtherScript } from '../../languages/ownLetters.ts';
import { isUnspaced } from '../../languages/writing.ts';
import { say } from '../../sentences/sentence.ts';
import type { CheckContext, FixKind, SegmentCheck, SegmentFinding } from '../contract/check.ts';
import { replacing } from '../contract/replacing.ts';
import { sidesOf } from '../contract/sides.ts';
import { fact, trait } from '../contract/traits.ts';
import { writtenAs } from '../texts/writtenAs.ts';
import { type MarkedText, markedText } from './markedText.ts';
import { gluedToPlaceholders, inSource } from './marksInSource.ts';

/** Languages that put a space before `; : ! ?`, and none of them before a comma. */
const spaced = new Set('fr br co gsc frp oc eu mg ht mfe wo ty wa nrm pcd kab shi zgh ff bm dyu ln'.split(' '));
/** Scripts with a sign of their own that looks like a colon: visarga, in Burmese a tone, in Ol Chiki a nasal. */
const withVisarga =
  /[\p{sc=Deva}\p{sc=Beng}\p{sc=Gujr}\p{sc=Guru}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Mymr}\p{sc=Olck}\p{sc=Mtei}]/u;
const before = /(?<=[\p{L}\p{M}\p{N}])[ \u00a0]+([,;:!?.])(?=\s|$)(?!\s[,;:!?.])/gu;
/** Letters of scripts that put spaces between words and have no capitals are `Lo`, as those of Chinese are, which does not. */
const after =
  /(?<=[\p{L}\p{M}][\p{Ll}\p{M}\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Deva}\p{sc=Beng}\p{sc=Gujr}\p{sc=Guru}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Ethi}\p{sc=Olck}\p{sc=Mtei}\p{sc=Thaa}\p{sc=Syrc}\p{sc=Nkoo}\p{sc=Tfng}\p{sc=Cans}\p{sc=Mong}])(?:([,;:!?])(?=\p{L}{2})|([\u060c\u061b\u061f])(?=\p{sc=Arabic}{2}))|(?<=\p{Lu}{2}),(?=\p{Lu}?\p{Ll}{3})/gu;
/** A full stop between two words of which the second one has a capital. */
const stop = /(?<=\p{L}\p{Ll})\.(?=\p{Lu}\p{Ll}+(?:[\s,.!?]|$))/gu;
/** A colon, dot or mark of this kind between words is a name: std::vector, key:value, C:dir, isn't. */
const technical = /(?<![\p{L}\p{N}_])[\p{L}\p{N}_]+(?:[:.]{1,2}[\p{L}\p{N}_]+){2,}|::|:\/\//u;

/** An address or a path; two words with a slash between them are neither. */
const isAddress = /[:@]|^[.~]*\/|^[^/]*\/.*[./]|^[^.]*\..*\//;

/** A cheap look for either: a mark behind a space, or between what may be letters. */
const quick =
  /[，。；、][ \u00a0]|[ \u00a0][,;:!?.]|[^\s\d\p{P}][,;:!?.\u060c\u061b\u061f][^\s\d\p{P}]|\p{Ll}[,:][%{$]/u;

/** A space before a mark of punctuation, or none behind it. */
export const punctuationSpacing: SegmentCheck = {
  id: 'punctuation-spacing',
  severity: 'warning',
  summary: 'A space before a punctuation mark, or none after it',
  judges: 'words',
  needs: { segment: fact.source | fact.differs, text: { target: trait.sentence } },
  mayFind: ({ target }) => target !== undefined && quick.test(target.value),
  *run(segment, context) {
    const root = rootLanguage(context.targetLanguage);
    const sides = sidesOf(segment, context);
    if (!sides || !segment.target || sides.source.value === sides.target.value) return;
    // What no program reads as a message still is one, with marks that are no punctuation.
    if (sides.target.faults.length > 0 || isInOtherScript(sides.target.shape, context.targetLanguage)) return;
    if (isUnspaced(context.targetLanguage)) {
      yield* behindFullWidth(sides.target.shape, segment.target, context);
      return;
    }
    const text = markedText(sides, root);
    yield* spacesBefore(text, segment.target, context);
    for (const missing of [...joinedSentences(text), ...spacesMissing(text)])
      yield noSpaceBehind(missing, segment.target, context);
    if (text.losesColons) return;
    // What stands before a tag is another check's.
    for (const glued of gluedToPlaceholders(text.source, text.shape))
      if (/[%{$]/.test(sides.target.value.charAt(glued.start + 1)))
        yield noSpaceBehind({ ...glued, kind: 'suggestion' }, segment.target, context);
  },
  habit: ({ target }, { targetLanguage }) =>
    isUnspaced(targetLanguage) && /[，。；、][ \u00a0]?\S/.test(`${target?.value}`) ? habit : undefined,
};

const habit = say`Full-width marks in this file often have a space after them`;

/** Spaces before marks that take none. */
function* spacesBefore(
  { source, shape, root, losesColons, has, isFrench }: MarkedText,
  target: Slot,
  context: CheckContext,
): Iterable<SegmentFinding> {
  for (const match of shape.matchAll(before)) {
    const mark = match[1] ?? '';
    // Colons below each other: `Added    : %s`.
    if (mark === ':' && (losesColons || match[0].length > 2)) continue;
    if (mark !== ',' && (spaced.has(root) || (mark !== '.' && isFrench()))) continue;
    if (mark === ':' && withVisarga.test(shape.slice(Math.max(0, match.index - 2), match.index))) continue;
    // Korean often sets one before a colon, and `16 : 35` has one on either side.
    if (mark === ':' && (root === 'ko' || isBetweenFigures(shape, match.index))) continue;
    // A mark behind a space in the source is spoken of: “what follows a : is read as a date”, “type a :.”.
    if (has(`(?:^|[ \\u00a0])[${mark}]${mark === '.' ? '(?:[\\s\\p{P}]|$)' : ''}`)) continue;
    if (has(`["'“‘\`/][${mark}]["'”’\`/]`)) continue;
    // “Initial . Surname” says how a name is written: no sentence of the source ends there.
    if (mark === '.' && endsOf(source) === 0 && /\S/.test(shape.slice(match.index + match[0].length))) continue;
    // A space keeps an address apart, so that it can be clicked.
    if (isAddress.test(wordAt(shape, match.index))) continue;
    const range = { start: match.index, end: match.index + match[0].length };
    const rest = shape.slice(range.end);
    // What stands at the start of a line may be markup there.
    // A stop before a word in small letters may be the stray one.
    // A mark that the source does not have may stand for a word: `Width : height`, “type : to start”.
    const isUnsure =
      /[\r\n]/.test(writtenAs(target, range, context)) ||
      (/[.!?]/.test(mark) && /^\s+\p{Ll}/u.test(rest)) ||
      (mark !== ',' && !has(inSource(mark)) && /\S/.test(rest));
    yield {
      ...range,
      message: say`There is a space before “${mark}”`,
      data: { mark },
      fix: replacing(range, mark, say`Remove the space before “${mark}”`, isUnsure ? 'suggestion' : 'safe'),
    };
  }
}

/** Marks between words that lack the space behind them. */
function* spacesMissing({ source, shape, root, losesColons, has, isList }: MarkedText): Iterable<MissingSpace> {
  for (const match of shape.matchAll(after)) {
    const mark = match[1] ?? match[2] ?? ',';
    if (mark === ':' && losesColons) continue;
    if (mark === ',' && isList()) continue;
    if (has(`\\p{L}${inSource(mark)}\\p{L}`)) continue;
    const whole = wordAt(shape, match.index);
    // `boat;oar,lamp;`: a list that a program reads.
    if (technical.test(whole) || isChoice(shape, match.index) || whole.split(';').length > 2) continue;
    const left = shape.slice(Math.max(0, match.index - longestWord), match.index);
    // The name of a page of a wiki: `[[de:boats|Boote]]`.
    if (/\[\[[^\][|]*$/.test(left)) continue;
    if (mark === ';' && (root === 'el' || /&\w{2,12}$/.test(left))) continue;
    // `{input:number}`, and `tree:NAME` where the source has `tree:<name>`.
    const word = /(?<![{\w-])[{\w-]+$/.exec(left)?.[0] ?? '';
    if (mark === ':' && word !== '' && (word.startsWith('{') || source.includes(`${word}:`))) {
      if (word.startsWith('{') || !source.includes(`${word}: `)) continue;
    }
    if (mark === ':' && (colonInWords.has(root) || withVisarga.test(left.slice(-2)))) continue;
    const isEnd = has(`${inSource(mark)}(?:\\s|(?<=[：；！？，]))`);
    // A name that no source says otherwise: `Moor!Box`.
    if (/[!?]/.test(mark) && !source.includes(mark)) continue;
    // A ratio of two nouns: `Segel:Wind`.
    if (mark === ':' && !source.includes(mark) && isRatio(left, shape.slice(match.index + 1))) continue;
    // A slip within a name: `Boats,test` for `Boats.test`.
    if (source.includes(whole.replace(mark, '.').replace(/(?<![,;:!?.])[,;:!?.]+$/, ''))) continue;
    // A sentence begins with a capital: `yahoo!mail` is a name, above all where the source has its mark or none.
    const isName = /[!?]/.test(mark) && /^\p{Ll}/u.test(shape.slice(match.index + 1));
    if (isName && (!isEnd || (word !== '' && source.toLowerCase().includes(`${word}${mark}`.toLowerCase())))) continue;
    // Where the source has no such mark, this one stands for another, or for none.
    yield { mark, start: match.index, kind: isEnd && !isName ? 'safe' : 'suggestion' };
  }
}

const withinWords = /(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])[ \u00a0](?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])/gu;

/** A full-width comma or full stop brings its space along: `选项， 然后`. */
function* behindFullWidth(shape: string, target: Slot, context: CheckContext): Iterable<SegmentFinding> {
  // Spaces within words, where somebody broke the lines by hand.
  if ([...shape.matchAll(withinWords)].length > 1) return;
  for (const match of shape.matchAll(/(?<=[，。；、])[ \u00a0]+(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])/gu)) {
    const range = { start: match.index, end: match.index + match[0].length };
    // A line break between the lines of a paragraph is none, nor is a space in front of one.
    if (!/^[ \t\u00a0]+(?![\r\n \t\u00a0])/.test(writtenAs(target, range, context))) continue;
    const mark = shape[match.index - 1] ?? '';
    yield {
      ...range,
      message: say`There is a space after “${mark}”, a full-width mark`,
      data: { mark },
      severity: 'info',
      habit,
      fix: replacing(range, '', say`Remove the space after “${mark}”`, 'safe'),
    };
  }
}

/** A mark behind which a space is missing. */
interface MissingSpace {
  readonly mark: string;
  readonly start: number;
  readonly kind: FixKind;
}

function noSpaceBehind({ mark, start, kind }: MissingSpace, target: Slot, context: CheckContext): SegmentFinding {
  const end = start + 1;
  // An escape of a letter that needs none may be a broken line break: `Ahoy.\Moor`.
  const isBroken = writtenAs(target, { start: end, end: end + 1 }, context) === `\\${target.value[end]}`;
  return {
    start,
    end,
    message: say`There is no space after “${mark}”`,
    data: { mark },
    fix: replacing({ start: end, end }, ' ', say`Add a space after “${mark}”`, isBroken ? 'suggestion' : kind),
  };
}

/** Full stops between two sentences, where the translation has fewer of those apart than the source. */
function* joinedSentences({ source, shape }: MarkedText): Iterable<MissingSpace> {
  if (endsOf(source) <= endsOf(shape)) return;
  for (const { index } of shape.matchAll(stop)) {
    // A name with a dot in it (`Node.Js`, `Boats.Oars.Api`) stands in the source too, whatever ending it has here.
    if (source.includes(wordAt(shape, index)) || source.includes(nameAt(shape, index))) continue;
    // Two words with capitals may be a name that was translated.
    const isName = /(?<!\p{L})\p{Lu}\p{L}*$/u.test(shape.slice(Math.max(0, index - longestWord), index));
    yield { mark: '.', start: index, kind: isName ? 'suggestion' : 'safe' };
  }
}

/** Whether what stands at an offset has a figure near before it, and one behind it. */
const isBetweenFigures = (text: string, offset: number) =>
  /\p{Nd}[^:]{0,4}$/u.test(text.slice(Math.max(0, offset - 6), offset)) &&
  /^\s:\s\p{Nd}/u.test(text.slice(offset, offset + 5));

/** Whether the words on both sides of a colon have capitals, or small Latin letters: `length:width`. */
const isRatio = (before: string, behind: string) =>
  (/(?<!\p{L})\p{Lu}\p{L}+$/u.test(before) && /^\p{Lu}/u.test(behind)) ||
  (/(?<![\p{L}\p{M}])(?!\P{sc=Latin})\p{Ll}+$/u.test(before) && /^(?!\P{sc=Latin})\p{Ll}/u.test(behind));

/** How many sentences end before the last one. */
const endsOf = (text: string) => text.match(/[.!?]\s+(?=\S)/g)?.length ?? 0;

/** What is longer on either side of a mark is data. */
const longestWord = 200;

/** `--term-(new,old)`: one of some, as a program reads it. */
function isChoice(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - longestWord), offset);
  return /[\w-]\([\w,-]*$/.test(before) && /^,[\w,-]+\)/.test(text.slice(offset, offset + longestWord));
}

/** What stands between white space around an offset, as far as it is looked at. */
function wordAt(text: string, offset: number): string {
  const before = /(?<!\S)\S*$/.exec(text.slice(Math.max(0, offset - longestWord), offset))?.[0] ?? '';
  return before + (/^\S*/.exec(text.slice(offset, offset + longestWord))?.[0] ?? '');
}

/** The words of one script on both sides of a dot, with the dot: `Boats.Oars` of `Boats.Oars를`. */
function nameAt(text: string, dot: number): string {
  const before =
    /(?<![\p{sc=Latin}\d])[\p{sc=Latin}\d]*$/u.exec(text.slice(Math.max(0, dot - longestWord), dot))?.[0] ?? '';
  return before + (/^\.[\p{sc=Latin}\d]*/u.exec(text.slice(dot, dot + longestWord))?.[0] ?? '');
}

/** Languages that put a colon between a word and its ending (EU:n), or that abbreviate with it. */
const colonInWords = new Set(['fi', 'sv', 'se', 'smn', 'sms', 'sma', 'smj', 'de', 'nb', 'nn', 'no', 'da', 'et', 'xsy']);
