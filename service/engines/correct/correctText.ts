import { withCaseOf } from '../../../shared/checks/withCaseOf.ts';
import type { Speller } from '../../../shared/spelling/loadSpeller.ts';
import { certainOf, nearWord } from '../../../shared/spelling/nearWord.ts';
import { areVariants } from '../../../shared/spelling/variantForms.ts';
import { protectText } from '../../translation/protectText.ts';
import type { Grammar } from './grammar.ts';
import { applyEdits, type TextEdit } from './textEdit.ts';

/** What a text is corrected with. */
export interface CorrectingTools {
  /** Absent where no dictionary of the language is there. */
  readonly speller?: Speller;
  /** English only. */
  readonly grammar?: Grammar;
  /** English: the variant that is asked for; words of every variant are right without one. */
  readonly dialect?: 'en-GB' | 'en-US';
  /** Words in lower case that are right whatever dictionaries say. */
  readonly keep: ReadonlySet<string>;
}

/** 0 to 1: how many of a text's words a dictionary knows; 1 for a text without words. */
export function knownShare(text: string, speller: Speller): number {
  const words = [
    ...wordsOf(
      protectText(text, true)
        .map((part) => (part.opaque ? mark : part.text))
        .join(''),
    ),
  ];
  const known = words.filter(({ word }) => isKnown(word.replaceAll('’', "'"), speller));
  return words.length === 0 ? 1 : known.length / words.length;
}

/** Stands for a placeholder or tag while the text is looked at. */
const mark = '\ufffc';

/**
 * Corrects what is certainly wrong, and nothing else: placeholders, tags and addresses stay as they are, and so do
 * names, codes and words that may have been more than one thing.
 *
 * @example await correctText('Teh file %s', tools); // 'The file %s'
 */
export async function correctText(text: string, tools: CorrectingTools): Promise<string> {
  const parts = protectText(text, true);
  const masked = parts.map((part) => (part.opaque ? mark : part.text)).join('');
  const found = await tools.grammar?.(masked, tools.dialect ?? 'en-GB');
  const rejected = new Map(found?.unknown.map((item) => [item.start, item]));
  const isWrong = ({ start, word }: Word): boolean => {
    const plain = word.replaceAll('’', "'");
    const unlisted = !isKnown(plain, tools.speller);
    if (!found) return unlisted;
    return rejected.has(start) && (unlisted || tools.dialect === 'en-GB' || !tools.speller);
  };
  const edits: TextEdit[] = [...(found?.edits ?? [])];
  for (const one of wordsOf(masked)) {
    if (!isWrong(one) || !isCorrectable(one, tools)) continue;
    const better = meantBy(one, tools, rejected.get(one.start)?.suggestions ?? []);
    if (better !== undefined) edits.push({ start: one.start, end: one.start + one.word.length, text: better });
  }
  const safe = edits.filter((edit) => isSafe(masked, edit));
  const opaque = parts.filter((part) => part.opaque);
  let next = 0;
  return applyEdits(masked, safe).replaceAll(mark, () => opaque[next++]?.text ?? mark);
}

/** Signs that make words beside them parts of a path, an address, a name or a number. */
const joining = '\\p{N}_@#$\\\\/&=\\-–';
const joinedBefore = new RegExp(`[${joining}]$|\\S\\.$`, 'u');
const joinedAfter = new RegExp(`^(?:[${joining}]|\\.\\p{L})`, 'u');

/** True for an edit that touches no mark, and no part of something longer than a word. */
function isSafe(masked: string, { start, end, text }: TextEdit): boolean {
  const old = masked.slice(start, end);
  // tabs and line ends are layout, not slips
  if (old.includes(mark) || text.includes(mark) || /[\t\r\n]/.test(old)) return false;
  const inWord = /^\p{L}/u.test(old) && joinedBefore.test(masked.slice(0, start));
  return !inWord && !(/\p{L}$/u.test(old) && joinedAfter.test(masked.slice(end)));
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
    // What decides stands near: all of the text would be read again for each of its words.
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    if (joinedBefore.test(before) || joinedAfter.test(text.slice(end, end + 40))) continue;
    yield { start: match.index, word, first: /(?:^|[.!?…:\n])["“«(\s]*$/u.test(before) };
  }
}

function isKnown(word: string, speller: Speller | undefined): boolean {
  if (!speller) return true;
  return speller.isWord(word) || speller.isWord(word.toLowerCase());
}

/** Names, abbreviations and what was given as right are left alone. */
function isCorrectable({ word, first }: Word, tools: CorrectingTools): boolean {
  if (tools.keep.has(word.toLowerCase())) return false;
  const rest = word.slice(1);
  return rest.length > 1 && !/\p{Lu}/u.test(rest) && (first || !/^\p{Lu}/u.test(word));
}

function meantBy({ word }: Word, tools: CorrectingTools, suggestions: readonly string[]): string | undefined {
  const plain = word.replaceAll('’', "'").toLowerCase();
  const { speller, dialect } = tools;
  // the American list would call British forms wrong
  const listed = speller && dialect !== 'en-GB' ? nearWord(plain, speller.letters, speller.isWord) : undefined;
  const other = dialect && suggestions.find((suggestion) => areVariants(suggestion, plain));
  const certain = other ?? (tools.grammar ? certainOf(plain, [listed ?? [], suggestions].flat()) : listed);
  if (certain === undefined) return undefined;
  return withCaseOf(word, word.includes('’') ? certain.replaceAll("'", '’') : certain);
}
