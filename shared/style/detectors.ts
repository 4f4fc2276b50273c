import { escaped } from '../catalog/escaped.ts';
import { pushAll } from '../catalog/pushAll.ts';
import { withCaseOf } from '../languages/withCaseOf.ts';
import { type Sentence, say } from '../sentences/sentence.ts';
import type { StyleDetector, StyleFinding, StyleText } from './styleRule.ts';

/** A place and what should stand there; see {@link finding}. */
export interface Swap {
  readonly start: number;
  readonly end: number;
  readonly newText: string;
}

/**
 * A finding with the usual sentence.
 *
 * @example finding('10 %', { start: 2, end: 3, newText: '' })
 */
export function finding(text: string, { start, end, newText }: Swap): StyleFinding {
  return {
    start,
    end,
    message: sentence(text.slice(start, end), newText),
    edits: [{ range: { start, end }, newText }],
  };
}

function sentence(hit: string, wanted: string): Sentence {
  if (wanted === '') return say`“${visible(hit)}” should not be here`;
  return hit === '' ? say`“${visible(wanted)}” is missing` : say`“${visible(hit)}” should be “${visible(wanted)}”`;
}

/** White space that looks like an ordinary space, by name. */
function visible(text: string): string {
  return text.replaceAll('\u00a0', '[no-break space]').replaceAll('\u202f', '[narrow no-break space]');
}

/** Detectors whose findings only a person can put right. */
const withoutEdits = new WeakSet<StyleDetector>();

/** Marks a detector that never offers an edit. */
export function onlyReports(detector: StyleDetector): StyleDetector {
  withoutEdits.add(detector);
  return detector;
}

/** Whether a detector's findings can be put right. */
export function offersEdits(detector: StyleDetector): boolean {
  return !withoutEdits.has(detector);
}

/** For an option that asks for nothing, or steers other rules. */
export const nothingToFind: StyleDetector = onlyReports(() => []);

/**
 * Everything that a pattern matches becomes something else; undefined or the same text: nothing to do.
 *
 * @param pattern with the flag `g`; by language, or one for all.
 * @example swap(/\s*%/g, () => '%')
 */
export function swap(
  pattern: RegExp | Readonly<Record<string, RegExp>>,
  to: (match: RegExpExecArray, text: StyleText) => string | undefined,
): StyleDetector {
  return function* (text) {
    const one = pattern instanceof RegExp ? pattern : pattern[text.root];
    if (!one) return;
    for (const match of text.text.matchAll(one)) {
      const newText = to(match, text);
      if (newText === undefined || newText === match[0]) continue;
      yield finding(text.text, { start: match.index, end: match.index + match[0].length, newText });
    }
  };
}

/** Everything that a pattern matches is found, and nothing can put it right but a person. */
export function report(
  pattern: RegExp | Readonly<Record<string, RegExp>>,
  message: Sentence | ((hit: string) => Sentence),
): StyleDetector {
  return onlyReports(function* (text) {
    const one = pattern instanceof RegExp ? pattern : pattern[text.root];
    if (!one) return;
    for (const match of text.text.matchAll(one)) {
      const hit = match[0];
      yield {
        start: match.index,
        end: match.index + hit.length,
        message: typeof message === 'function' ? message(hit) : message,
      };
    }
  });
}

/** Several detectors as one; of findings that overlap the first is kept. */
export function all(...detectors: readonly StyleDetector[]): StyleDetector {
  const made: StyleDetector = function* (text) {
    const taken: { readonly start: number; readonly end: number }[] = [];
    for (const detector of detectors) {
      for (const one of detector(text)) {
        const ranges = (one.edits ?? []).map((edit) => edit.range).concat([one]);
        if (ranges.some((range) => taken.some((other) => range.start < other.end && other.start < range.end))) continue;
        pushAll(taken, ranges);
        yield one;
      }
    }
  };
  return detectors.some(offersEdits) ? made : onlyReports(made);
}

/** Words and phrases by language, each with what to write instead; an empty text: a person has to find one. */
export type WordTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Letters, digits and marks of words; a unit beside a word is part of it. */
const inWord = '[\\p{L}\\p{M}\\p{Nd}\\uFFFC_]';

/** A table made ready: single words by themselves, and a pattern of what is more than one word or none. */
interface Lookup {
  readonly single: ReadonlyMap<string, string>;
  readonly phrases: RegExp | undefined;
}

const anyWord = new RegExp(`${inWord}+`, 'gu');

/**
 * Whole words of a table, in any case; the replacement takes the first letter's case.
 *
 * @example words({ en: { utilize: 'use' } })
 */
export function words(table: WordTable): StyleDetector {
  /** By language, made when a text of it comes. */
  const lookups = new Map<string, Lookup>();
  const made: StyleDetector = function* (text) {
    const entries = table[text.root];
    if (!entries) return;
    const lookup = lookups.get(text.root) ?? lookupOf(entries);
    lookups.set(text.root, lookup);
    const { single, phrases } = lookup;
    const taken: StyleFinding[] = [];
    for (const match of phrases ? text.text.matchAll(phrases) : []) {
      const one = wordFinding(text, match.index, match[0], entryOf(entries, match[0]));
      if (one) taken.push(one);
    }
    yield* taken;
    if (single.size === 0) return;
    for (const { index, 0: word } of text.text.matchAll(anyWord)) {
      const wanted = single.get(word) ?? single.get(lowerFirst(word));
      if (wanted === undefined || taken.some(({ start, end }) => index < end && start < index + word.length)) continue;
      const one = wordFinding(text, index, word, wanted);
      if (one) yield one;
    }
  };
  const fixes = Object.values(table).some((entries) => Object.values(entries).some((wanted) => wanted !== ''));
  return fixes ? made : onlyReports(made);
}

function wordFinding({ text }: StyleText, start: number, hit: string, wanted?: string): StyleFinding | undefined {
  const end = start + hit.length;
  if (wanted === '') return { start, end, message: say`“${hit}” should be put another way` };
  return wanted === undefined || wanted === hit
    ? undefined
    : finding(text, { start, end, newText: withStop(hit, withCaseOf(hit, wanted), text.slice(end)) });
}

/** The full stop of an abbreviation is that of the sentence too, where it stands last. */
function withStop(hit: string, wanted: string, rest: string): string {
  if (wanted.endsWith('.')) return rest.startsWith('.') ? wanted.slice(0, -1) : wanted;
  return hit.endsWith('.') && /^["”’»)]*\s*$/u.test(rest) ? `${wanted}.` : wanted;
}

function lowerFirst(word: string): string {
  const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
  return first.toLowerCase() + word.slice(first.length);
}

function entryOf(entries: Readonly<Record<string, string>>, hit: string): string | undefined {
  const folded = hit.replace(/\s/gu, ' ');
  if (Object.hasOwn(entries, folded)) return entries[folded];
  const lower = lowerFirst(folded);
  return Object.hasOwn(entries, lower) ? entries[lower] : undefined;
}

/** Words with capitals stand for themselves, others for both cases of the first letter; the longest phrase wins. */
function lookupOf(entries: Readonly<Record<string, string>>): Lookup {
  const isSingle = (word: string) => /^[\p{L}\p{M}]+$/u.test(word) && !/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(word);
  const single = new Map(Object.entries(entries).filter(([word]) => isSingle(word)));
  const phrases = Object.keys(entries)
    .filter((word) => !isSingle(word))
    .sort((a, b) => b.length - a.length)
    .map((word) => {
      const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
      const rest = escaped(word.slice(first.length)).replaceAll(' ', '[ \\u00a0\\u202f]');
      const plainCase = first.toUpperCase() === first.toLowerCase() || first !== first.toLowerCase();
      const head = plainCase ? escaped(first) : `[${first}${first.toUpperCase()}]`;
      // Scripts without spaces have no ends of words.
      const east = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(word);
      const end = /[\p{L}\p{M}\p{Nd}]$/u.test(word) && !east ? `(?!${inWord})` : '';
      return `${east ? '' : `(?<!${inWord})`}${head}${rest}${end}`;
    });
  return { single, phrases: phrases.length === 0 ? undefined : new RegExp(phrases.join('|'), 'gu') };
}

/** The table the other way round; of several words with one replacement the first is taken. */
export function turned(table: WordTable): WordTable {
  return Object.fromEntries(
    Object.entries(table).map(([language, entries]) => {
      const other: Record<string, string> = {};
      for (const [from, to] of Object.entries(entries)) if (to !== '' && !Object.hasOwn(other, to)) other[to] = from;
      return [language, other];
    }),
  );
}
