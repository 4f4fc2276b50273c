import { rootLanguage } from '../../../shared/languages/languageTag.ts';
import { withCaseOf } from '../../../shared/languages/withCaseOf.ts';
import { protectText } from '../../../shared/messages/protectText.ts';
import type { Speller } from '../../../shared/spelling/loadSpeller.ts';
import { nearWord } from '../../../shared/spelling/nearWord.ts';
import { areVariants, otherVariants } from '../../../shared/spelling/variantForms.ts';
import { britishForms } from './britishForms.data.ts';
import { englishSlips } from './englishSlips.data.ts';
import type { Grammar } from './grammar.ts';
import { applyEdits, type TextEdit } from './textEdit.ts';

/** What a text is corrected with. */
export interface CorrectingTools {
  /** `en`, `fr`; of English also the variant that is asked for: words of every variant are right without one. */
  readonly language: string;
  /** Absent where no dictionary of the language is there. */
  readonly speller?: Speller;
  /** Words that many texts have, in lower case. */
  readonly usual: ReadonlySet<string>;
  /** English only. */
  readonly grammar?: Grammar;
  /** Words in lower case that are right whatever dictionaries say. */
  readonly keep: ReadonlySet<string>;
}

/** 0 to 1: how many of a text's words a dictionary knows; 1 for a text without words. */
export function knownShare(text: string, speller: Speller): number {
  const words = [...wordsOf(masked(protectText(text, true)))];
  const right = words.filter(({ word }) => word.length <= longestWord && isListed(word.replaceAll('’', "'"), speller));
  return words.length === 0 ? 1 : right.length / words.length;
}

/** Stands for a placeholder or tag while the text is looked at. */
const mark = '\ufffc';
/** Words that are longer stand in no dictionary, and to look for what is near them takes long. */
const longestWord = 32;
/** Most different words of one text that are looked for. */
const mostUnknown = 200;

const masked = (parts: ReturnType<typeof protectText>): string =>
  parts.map((part) => (part.opaque ? mark : part.text)).join('');

/**
 * Corrects what is certainly wrong, and nothing else: placeholders, tags and addresses stay as they are, and so do
 * names, codes and words that may have been more than one thing.
 *
 * @example await correctText('Teh file %s', tools); // 'The file %s'
 */
export async function correctText(text: string, tools: CorrectingTools): Promise<string> {
  const parts = protectText(text, true);
  const shown = masked(parts);
  const isEnglish = rootLanguage(tools.language) === 'en';
  const edits = [
    ...misspelt(shown, tools),
    ...(isEnglish ? findSlips(shown) : []),
    ...((await tools.grammar?.(shown)) ?? []),
  ];
  const safe = edits.filter((edit) => isSafe(shown, edit));
  const opaque = parts.filter((part) => part.opaque);
  let next = 0;
  return applyEdits(shown, safe).replaceAll(mark, () => opaque[next++]?.text ?? mark);
}

/** Signs that make words beside them parts of a path, an address, a name or a number. */
const joining = '\\p{N}_@#$\\\\/&=\\-–';
const joinedBefore = new RegExp(`[${joining}]$|\\S\\.$`, 'u');
const joinedAfter = new RegExp(`^(?:[${joining}]|\\.\\p{L})`, 'u');
/** What decides stands near: all of a text would be read again for each of its words. */
const near = 40;

/** True for an edit that touches no mark, and no part of something longer than a word. */
function isSafe(shown: string, { start, end, text }: TextEdit): boolean {
  const old = shown.slice(start, end);
  // tabs and line ends are layout, not slips
  if (old.includes(mark) || text.includes(mark) || /[\t\r\n]/.test(old)) return false;
  const inWord = /^\p{L}/u.test(old) && joinedBefore.test(shown.slice(Math.max(0, start - near), start));
  return !inWord && !(/\p{L}$/u.test(old) && joinedAfter.test(shown.slice(end, end + near)));
}

/** A word in its place. */
interface Word {
  readonly start: number;
  readonly word: string;
  /** True where it begins a sentence or the text. */
  readonly first: boolean;
}

/** Words alone: no part of a path, a name with digits, an identifier or a hyphenated compound. */
function* wordsOf(text: string): Generator<Word> {
  for (const match of text.matchAll(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu)) {
    const [word] = match;
    const end = match.index + word.length;
    const before = text.slice(Math.max(0, match.index - near), match.index);
    if (joinedBefore.test(before) || joinedAfter.test(text.slice(end, end + near))) continue;
    yield { start: match.index, word, first: /(?:^|[.!?…:\n])["“«(\s]*$/u.test(before) };
  }
}

function misspelt(shown: string, tools: CorrectingTools): readonly TextEdit[] {
  const words = [...wordsOf(shown)].map((one) => ({ ...one, plain: one.word.replaceAll('’', "'") }));
  const unknown = words.filter(({ word, plain }) => word.length <= longestWord && !isRight(plain, tools));
  // a text of which so much is unknown is in another language, or no text
  if (unknown.length > 1 && unknown.length * 2 > words.length) return [];
  const meant = new Map<string, string | undefined>();
  return unknown.flatMap((one) => {
    if (!isCorrectable(one, tools)) return [];
    const plain = one.plain.toLowerCase();
    if (!meant.has(plain)) meant.set(plain, meant.size < mostUnknown ? meantBy(plain, tools) : undefined);
    const better = meant.get(plain);
    if (better === undefined) return [];
    const text = withCaseOf(one.word, one.word.includes('’') ? better.replaceAll("'", '’') : better);
    return [{ start: one.start, end: one.start + one.word.length, text }];
  });
}

function isListed(word: string, speller: Speller): boolean {
  return speller.isWord(word) || speller.isWord(word.toLowerCase());
}

/** True for a word of the dictionary; without a variant asked for, of any variant of English. */
function isRight(word: string, { language, speller, usual }: CorrectingTools): boolean {
  if (!speller || (!language.includes('-') && usual.has(word.toLowerCase()))) return true;
  if (language === 'en-GB') return britishOf(word.toLowerCase()) === undefined && isOfEnglish(word, speller);
  return language === 'en' ? isOfEnglish(word, speller) : isListed(word, speller);
}

/** The dictionary of English is the American one. */
function isOfEnglish(word: string, speller: Speller): boolean {
  return isListed(word, speller) || otherVariants(word.toLowerCase()).some(speller.isWord);
}

function britishOf(word: string): string | undefined {
  const form = britishForms.find(
    ([american, , endings]) => word.startsWith(american) && endings.test(word.slice(american.length)),
  );
  return form && form[1] + word.slice(form[0].length);
}

/** Names, abbreviations and what was given as right are left alone. */
function isCorrectable({ word, first }: Word, tools: CorrectingTools): boolean {
  if (tools.keep.has(word.toLowerCase())) return false;
  const rest = word.slice(1);
  return rest.length > 1 && !/\p{Lu}/u.test(rest) && (first || !/^\p{Lu}/u.test(word));
}

/** @param plain in lower case, with straight apostrophes. */
function meantBy(plain: string, { language, speller, usual }: CorrectingTools): string | undefined {
  if (!speller) return undefined;
  const variant =
    language === 'en-GB'
      ? britishOf(plain)
      : language === 'en-US'
        ? otherVariants(plain).find((other) => speller.isWord(other) && areVariants(other, plain))
        : undefined;
  const evidence = {
    letters: speller.letters,
    isWord: (word: string) => speller.isWord(word),
    isUsual: (word: string) => usual.has(word),
    language,
  };
  return variant ?? nearWord(plain, evidence);
}

/**
 * Common slips of English: words that sound alike (their, they're), double negation, agreement, words twice.
 *
 * @param text with marks in place of what is no text.
 * @example findSlips('He don’t know.'); // [{ start: 3, end: 8, text: 'doesn’t' }]
 */
function findSlips(text: string): readonly TextEdit[] {
  return englishSlips.flatMap(([pattern, written]) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      text: written.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? ''),
    })),
  );
}
