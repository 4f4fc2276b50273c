import { flagNames } from './poFlags.ts';

/** The comments in front of an entry by their kind, as lines without their ends. */
export interface PoComments {
  readonly translator: readonly string[];
  readonly extracted: readonly string[];
  readonly references: readonly string[];
  readonly flags: readonly string[];
  readonly previous: readonly string[];
  readonly isFuzzy: boolean;
  /** Behind the last of them. */
  readonly end: number;
}

/**
 * Reads the comments in front of an entry.
 *
 * @param text of the entry.
 * @example commentsOf('#: a.c:1\n#, fuzzy\nmsgid "Open"\n').references; // ['#: a.c:1']
 */
export function commentsOf(text: string): PoComments {
  const kinds = { '': [], '.': [], ':': [], ',': [], '=': [], '|': [] } as Record<string, string[]>;
  let end = 0;
  for (const { 0: line, 1: words = '', index } of text.matchAll(/([^\r\n]*)(?:\r\n?|\n|$)/g)) {
    const mark = /^[ \t]*(?:#(.?)|$)/.exec(words);
    if (!mark || line === '') break;
    end = index + line.length;
    const kind = mark[1] ?? '';
    if (words.trim() !== '') (kinds[kind] ?? kinds[''])?.push(words.trim());
  }
  const flags = [...(kinds[','] ?? []), ...(kinds['='] ?? [])];
  return {
    translator: kinds[''] ?? [],
    extracted: kinds['.'] ?? [],
    references: kinds[':'] ?? [],
    flags,
    previous: kinds['|'] ?? [],
    isFuzzy: namesOf(kinds[','] ?? []).includes('fuzzy'),
    end,
  };
}

const namesOf = (lines: readonly string[]) => lines.flatMap((line) => flagNames(line, { start: 0, end: line.length }));

/** What an entry has from the file and what from its template. */
export interface CommentChoice {
  readonly isFuzzy: boolean;
  /** New `#|` lines; default: those that are there. */
  readonly previous?: readonly string[] | undefined;
  /** Whether the file has references at all. */
  readonly withReferences: boolean;
}

/**
 * The comments of an entry that stands in a file and in its template: remarks of translators and flags of tools from the
 * file, all else from the template. Where nothing differs they keep their bytes.
 *
 * @param existing,template texts of the entry, with the same line ends.
 */
export function mergedComments(
  existing: string,
  template: string,
  { isFuzzy, previous, withReferences }: CommentChoice,
  lineEnd: string,
): string {
  const [mine, theirs] = [commentsOf(existing), commentsOf(template)];
  const references = withReferences ? theirs.references : mine.references;
  const flags = mergedFlags(mine.flags, theirs.flags, isFuzzy);
  const isSame =
    sameWords(mine.extracted, theirs.extracted) &&
    sameWords(mine.references, references) &&
    sameFlags(mine.flags, flags) &&
    (previous === undefined || previous.join('\n') === mine.previous.join('\n'));
  if (isSame) return existing.slice(0, mine.end);
  return linesText(
    [
      ...mine.translator,
      ...(sameWords(mine.extracted, theirs.extracted) ? mine.extracted : theirs.extracted),
      ...(sameWords(mine.references, references) ? mine.references : references),
      ...(sameFlags(mine.flags, flags) ? mine.flags : flags),
      ...(previous ?? mine.previous),
    ],
    lineEnd,
  );
}

/**
 * The comments of an entry that comes new from a template.
 *
 * @param remarks whether remarks of translators come along: those of a template are meant for all languages.
 */
export function newComments(template: string, remarks: boolean, withReferences: boolean, lineEnd: string): string {
  const { translator, extracted, references, flags } = commentsOf(template);
  return linesText(
    [
      ...(remarks ? translator : []),
      ...extracted,
      ...(withReferences ? references : []),
      ...mergedFlags([], flags, false),
    ],
    lineEnd,
  );
}

/** A text of lines. */
export const linesText = (lines: readonly string[], lineEnd: string): string =>
  lines.map((line) => line + lineEnd).join('');

const words = (lines: readonly string[]) => lines.flatMap((line) => line.slice(2).split(/\s+/)).filter(Boolean);
const sameWords = (a: readonly string[], b: readonly string[]) => words(a).join('\n') === words(b).join('\n');

/** Flags that say what the program does with the text; all others are notes of tools and translators. */
const isOfProgram = (flag: string) => /-format$|^(?:no-)?wrap$|^range:/.test(flag);

/** Sticky flags (`#=`) stay lines of their own. */
function mergedFlags(existing: readonly string[], template: readonly string[], isFuzzy: boolean): readonly string[] {
  const sticky = existing.filter((line) => line.startsWith('#='));
  const mine = namesOf(existing.filter((line) => !line.startsWith('#=')));
  const names = new Set([
    ...(isFuzzy ? ['fuzzy'] : []),
    ...namesOf(template.filter((line) => !line.startsWith('#='))).filter((flag) => flag !== 'fuzzy'),
    ...mine.filter((flag) => flag !== 'fuzzy' && !isOfProgram(flag)),
  ]);
  return [...(names.size > 0 ? [`#, ${[...names].join(', ')}`] : []), ...sticky];
}

const sameFlags = (a: readonly string[], b: readonly string[]) =>
  namesOf(a).sort().join('\n') === namesOf(b).sort().join('\n');
