import { escaped } from '../catalog/escaped.ts';
import type { TextEdit } from '../catalog/textRange.ts';

/** What a rule finds in a text, in UTF-16 code units of the value. */
export interface RuleFinding {
  readonly start: number;
  readonly end: number;
  /** What stands for `{match}`, `{replacement}`, `{count}` and `{limit}` in the rule's message. */
  readonly words?: Readonly<Record<string, string | number>>;
  /** What puts it right, where the rule says. */
  readonly replacement?: string;
}

/** Finds what a rule is about in the shape of a message: placeholders and tags are `\uFFFC`, offsets are the value's. */
export type RuleFinder = (shape: string) => Iterable<RuleFinding>;

/** Flags of a rule's patterns; `u` always, so that `\p{L}` and characters beyond the BMP are what they seem. */
export function flagsOf(rule: { readonly ignoreCase: boolean }): string {
  return rule.ignoreCase ? 'giu' : 'gu';
}

/** A pattern that matches whole words only: beside it stands no letter, mark or digit. */
export function wholeWord(pattern: string): string {
  return `(?<![\\p{L}\\p{M}\\p{N}_])(?:${pattern})(?![\\p{L}\\p{M}\\p{N}_])`;
}

/** A word or phrase as a pattern: any white space for its spaces. */
export function literal(phrase: string): string {
  return escaped(phrase.trim()).replace(/\s+/g, '\\s+');
}

/** Matches of a pattern that are not empty. */
export function* matchesOf(pattern: RegExp, text: string): Iterable<RegExpExecArray> {
  for (const match of text.matchAll(pattern)) if (match[0] !== '') yield match;
}

/** Whether a match is, or lies within, one of the phrases that are fine. */
export function exceptions(
  phrases: readonly string[] | undefined,
  flags: string,
): (text: string, start: number, end: number) => boolean {
  if (!phrases || phrases.length === 0) return () => false;
  const fine = new RegExp(phrases.map((phrase) => wholeWord(literal(phrase))).join('|'), flags);
  return (text, start, end) => {
    for (const match of text.matchAll(fine)) {
      if (match.index <= start && match.index + match[0].length >= end) return true;
    }
    return false;
  };
}

/**
 * A replacement with `$1` … `$9` and `$&` filled in from a match.
 *
 * @example filled('$1 MB', /(\d+)MB/.exec('5MB')) // '5 MB'
 */
export function filled(replacement: string, match: RegExpExecArray): string {
  return replacement.replace(/\$(\d|&|\$)/g, (_, name: string) =>
    name === '$' ? '$' : name === '&' ? match[0] : (match[Number(name)] ?? ''),
  );
}

/** The edits of a finding's replacement; removing a word takes one of the spaces around it along. */
export function editsOf(finding: RuleFinding, text: string): readonly TextEdit[] {
  const { replacement } = finding;
  if (replacement === undefined) return [];
  let { start, end } = finding;
  if (replacement === '') {
    if (text[end] === ' ' && (start === 0 || text[start - 1] === ' ')) end++;
    else if (text[start - 1] === ' ' && (end === text.length || /\p{P}/u.test(text[end] ?? ''))) start--;
  }
  return [{ range: { start, end }, newText: replacement }];
}
