import type { TextRange } from '../catalog/textRange.ts';
import { rootLanguage } from '../languages/languageTag.ts';
import { type ByStart, byStart } from './byStart.ts';
import { fold, inCompound, isFormOf, sharedLength, type Word, wordsOf } from './wordMatch.ts';

/** One line of a glossary for one pair of languages. */
export interface Term {
  readonly source: string;
  /** Allowed translations, the preferred one first. Empty when the entry only forbids. */
  readonly targets: readonly string[];
  /** Translations that must not be used. */
  readonly forbidden: readonly string[];
  readonly note?: string;
}

/** A term found in a text; offsets are UTF-16 code units of that text. */
export interface TermMatch {
  readonly term: Term;
  readonly range: TextRange;
}

/** The terms of a pair of languages, ready for matching. */
export interface TermIndex {
  readonly terms: readonly Term[];
  /** The words that must not be used, as terms of their own, each with what to write instead. */
  readonly forbidden: TermIndex;
  /**
   * The terms that stand in a source text: longest first at each place, without overlap, at word boundaries where
   * the script has them, whatever the case unless the term is written in capitals, inflected forms included.
   */
  findSource(text: string, language: string): readonly TermMatch[];
  /** Where one phrase stands in a target text, by the same rules. */
  findTarget(text: string, phrase: string, language: string): readonly TextRange[];
}

interface Prepared {
  readonly term: Term;
  /** Its place among the terms. */
  readonly place: number;
  /** Once somebody looked for more than the first of them: a large glossary has more words than text. */
  words: readonly Word[] | undefined;
}

/** Scripts that are written without spaces between words. */
const unspacedScript = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}]/u;

/**
 * Prepares terms for matching. Finding takes time in proportion to the text, not to the number of terms.
 *
 * Words match in any form that shares the stem (English endings in English; more for languages that inflect more);
 * words in capitals or with a capital inside (`PDF`, `GitHub`) match as they are written. Terms in scripts without
 * spaces, and terms with signs (`C++`), match literally, whatever the case.
 *
 * @example createTermIndex([{ source: 'file', targets: ['Datei'], forbidden: [] }]).findSource('All files', 'en')
 */
export function createTermIndex(terms: readonly Term[]): TermIndex {
  const phrases: Prepared[] = [];
  const literals: Term[] = [];
  for (const [place, term] of terms.entries()) {
    const phrase = term.source.trim();
    if (phrase === '') continue;
    if (isLiteral(phrase)) literals.push(term);
    else phrases.push({ term, place, words: undefined });
  }
  const literalIndex = byStart(literals, ({ source }, depth) => letterOf(source.trim()[depth]));
  const indexOf = remembered((language) => wordIndex(phrases, language));
  const soughtOf = remembered((phrase) => (isLiteral(phrase) ? undefined : wordsOf(phrase)));
  let forbidden: TermIndex | undefined;
  return {
    terms,
    get forbidden() {
      forbidden ??= createTermIndex(terms.flatMap(forbiddenWords));
      return forbidden;
    },
    findSource(text, language) {
      if (terms.length === 0) return [];
      const root = rootLanguage(language);
      const matches: TermMatch[] = [];
      if (phrases.length > 0) findWords(text, root, indexOf(root), matches);
      if (literals.length > 0) findLiterals(text, literalIndex, matches);
      return withoutOverlap(matches);
    },
    findTarget(text, phrase, language) {
      const wanted = phrase.trim();
      if (wanted === '') return [];
      const words = soughtOf(wanted);
      return words ? phraseRanges(text, words, rootLanguage(language)) : literalRanges(text, wanted);
    },
  };
}

const forbiddenWords = ({ forbidden, targets }: Term) =>
  forbidden.map((source): Term => ({ source, targets, forbidden: [] }));

/** More texts than a glossary and its files have of one kind are not kept. */
const mostRemembered = 20_000;

/** What is made of a text, made once: files have the same words again and again. */
function remembered<T>(make: (text: string) => T): (text: string) => T {
  const valueByKey = new Map<string, T>();
  return (text) => {
    const there = valueByKey.get(text);
    if (there !== undefined || valueByKey.has(text)) return there as T;
    if (valueByKey.size >= mostRemembered) valueByKey.clear();
    const made = make(text);
    valueByKey.set(text, made);
    return made;
  };
}

/** The phrases by the words that they start with. */
function wordIndex(phrases: readonly Prepared[], language: string): ByStart<Prepared> {
  return byStart(phrases, (phrase, depth) => {
    const word = (depth === 0 ? wordsOf(phrase.term.source.trim()) : wordsOfPhrase(phrase))[depth];
    return word?.folded.slice(0, sharedLength(word, language));
  });
}

function wordsOfPhrase(phrase: Prepared): readonly Word[] {
  phrase.words ??= wordsOf(phrase.term.source.trim());
  return phrase.words;
}

function isLiteral(phrase: string): boolean {
  return unspacedScript.test(phrase) || /[^\p{L}\p{M}\p{N}\s'’.-]/u.test(phrase) || !/[\p{L}\p{N}]/u.test(phrase);
}

function findWords(text: string, language: string, phrases: ByStart<Prepared>, matches: TermMatch[]): void {
  const words = wordsOf(text);
  for (const [i, word] of words.entries()) {
    const here: { phrase: Prepared; end: number }[] = [];
    phrases.eachAt(
      (depth) => words[i + depth]?.folded,
      (phrase) => {
        const end = sequenceEnd(text, words, i, wordsOfPhrase(phrase), language);
        if (end !== undefined) here.push({ phrase, end });
      },
    );
    // Of terms that are found at the same place the first one of the glossary counts.
    here.sort((a, b) => a.phrase.place - b.phrase.place);
    for (const { phrase, end } of here) matches.push({ term: phrase.term, range: { start: word.start, end } });
  }
}

/** The end of a sequence of words that starts at `i`, if the wanted words stand there. */
function sequenceEnd(
  text: string,
  words: readonly Word[],
  i: number,
  wanted: readonly Word[],
  language: string,
): number | undefined {
  for (const [k, term] of wanted.entries()) {
    const word = words[i + k];
    if (!word || !isFormOf(word, term, language)) return undefined;
    const before = words[i + k - 1];
    if (k > 0 && before && !/^[\s\-'’.\u00a0\u2010\u2011]{1,3}$/u.test(text.slice(before.end, word.start)))
      return undefined;
  }
  return words[i + wanted.length - 1]?.end;
}

function phraseRanges(text: string, wanted: readonly Word[], language: string): TextRange[] {
  const words = wordsOf(text);
  const ranges: TextRange[] = [];
  for (const [i, word] of words.entries()) {
    const end = sequenceEnd(text, words, i, wanted, language);
    const only = wanted.length === 1 ? wanted[0] : undefined;
    const part = end === undefined && only ? inCompound(word, only, language) : undefined;
    if (end !== undefined) ranges.push({ start: word.start, end });
    else if (part) ranges.push(part);
  }
  return ranges;
}

/** @param terms by their letters. */
function findLiterals(text: string, terms: ByStart<Term>, matches: TermMatch[]): void {
  for (let offset = 0; offset < text.length; offset++) {
    terms.eachAt(
      (depth) => letterOf(text[offset + depth]),
      (term) => {
        const phrase = term.source.trim();
        if (standsAt(text, phrase, offset))
          matches.push({ term, range: { start: offset, end: offset + phrase.length } });
      },
    );
  }
}

/** What a character shares with itself in the other case. */
const letterOf = (char: string | undefined) => (char === 'ς' ? 'σ' : char === undefined ? undefined : fold(char));

function literalRanges(text: string, phrase: string): TextRange[] {
  const ranges: TextRange[] = [];
  for (let offset = 0; offset + phrase.length <= text.length; offset++) {
    if (!standsAt(text, phrase, offset)) continue;
    ranges.push({ start: offset, end: offset + phrase.length });
    offset += phrase.length - 1;
  }
  return ranges;
}

/** Whether a phrase stands at a place, not as part of a longer word where its script has words. */
function standsAt(text: string, phrase: string, offset: number): boolean {
  const here = text.slice(offset, offset + phrase.length);
  if (here !== phrase && here.toLowerCase() !== phrase.toLowerCase()) return false;
  return !joins(text[offset - 1], phrase[0]) && !joins(phrase.at(-1), text[offset + phrase.length]);
}

/** Whether two neighbouring characters belong to one word of a spaced script. */
function joins(a: string | undefined, b: string | undefined): boolean {
  const inWord = (char: string | undefined) =>
    char !== undefined && /[\p{L}\p{M}\p{N}]/u.test(char) && !unspacedScript.test(char);
  return inWord(a) && inWord(b);
}

function withoutOverlap(matches: TermMatch[]): readonly TermMatch[] {
  matches.sort((a, b) => a.range.start - b.range.start || b.range.end - a.range.end);
  let offset = 0;
  return matches.filter(({ range }) => {
    if (range.start < offset) return false;
    offset = range.end;
    return true;
  });
}
