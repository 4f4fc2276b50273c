import { Dialect, LocalLinter } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import { slipBetween } from '../../../shared/spelling/nearWord.ts';
import type { TextEdit } from './textEdit.ts';

/** What a grammar checker says of a text. Offsets are UTF-16 code units. */
export interface GrammarFindings {
  /** What is certain enough to be changed unseen, not overlapping. */
  readonly edits: readonly TextEdit[];
  /** Words that the dialect's dictionary does not know, with what they may have been. */
  readonly unknown: readonly {
    readonly start: number;
    readonly end: number;
    readonly suggestions: readonly string[];
  }[];
}

/** Checks English grammar. */
export type Grammar = (text: string, dialect: 'en-GB' | 'en-US') => Promise<GrammarFindings>;

/** Findings that are matters of taste or of the region, not errors. */
const taste = new Set(['Enhancement', 'Readability', 'Redundancy', 'Regionalism', 'Style']);

/** Loads harper.js (slim WebAssembly): about a second and 300 MB, so only in a worker that ends when idle. */
export async function loadGrammar(): Promise<Grammar> {
  const dialects = { 'en-GB': Dialect.British, 'en-US': Dialect.American } as const;
  let current: keyof typeof dialects = 'en-GB';
  const linter = new LocalLinter({ binary: slimBinary, dialect: dialects[current] });
  await linter.setup();
  return async (text, dialect) => {
    if (dialect !== current) await linter.setDialect(dialects[dialect]);
    current = dialect;
    return findings(linter, text);
  };
}

async function findings(linter: LocalLinter, text: string): Promise<GrammarFindings> {
  const offsets = codePointOffsets(text);
  const edits: TextEdit[] = [];
  const unknown: GrammarFindings['unknown'][number][] = [];
  for (const lint of await linter.lint(text, { language: 'plaintext' })) {
    const span = lint.span();
    const [start, end] = [offsets[span.start] ?? text.length, offsets[span.end] ?? text.length];
    span.free();
    const problem = text.slice(start, end);
    const suggestions = lint.suggestions().map((suggestion) => {
      // Replace, Remove, InsertAfter
      const kind = Number(suggestion.kind());
      const words = suggestion.get_replacement_text();
      suggestion.free();
      return kind === 1 ? '' : kind === 2 ? problem + words : words;
    });
    const kind = lint.lint_kind();
    lint.free();
    const torn = kind === 'Typo' && /^\S+$/.test(problem) && suggestions.every((text) => text.includes(' '));
    if (kind === 'Spelling' || torn) unknown.push({ start, end, suggestions });
    else if (!taste.has(kind)) {
      const replacement = certain(problem, suggestions, kind === 'Typo');
      if (replacement !== undefined && bare(replacement) !== bare(problem))
        edits.push({ start, end, text: replacement });
    }
  }
  return { edits, unknown };
}

/** The only suggestion, or the only one so near; of a typing error only one at edit distance 1. */
function certain(problem: string, suggestions: readonly string[], typo: boolean): string | undefined {
  const [first] = suggestions;
  if (first === undefined) return undefined;
  const near = suggestions.filter((text) => slipBetween(problem.toLowerCase(), text.toLowerCase()) !== undefined);
  if (typo || suggestions.length > 1) return near.length === 1 && near[0] === first ? first : undefined;
  return first;
}

/** Without hyphens: whether a compound has one is a matter of its place in the sentence, which no rule is sure of. */
function bare(text: string): string {
  return text.replaceAll('-', ' ');
}

/** The UTF-16 offset of each code point. */
function codePointOffsets(text: string): readonly number[] {
  const offsets: number[] = [];
  let at = 0;
  for (const point of text) {
    offsets.push(at);
    at += point.length;
  }
  return [...offsets, at];
}
