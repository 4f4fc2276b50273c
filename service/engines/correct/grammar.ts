import { Dialect, LocalLinter } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import { grammarRules } from './grammarRules.data.ts';
import type { TextEdit } from './textEdit.ts';

/** The errors of an English text that are certain enough to be changed unseen; edits may overlap. */
export type Grammar = (text: string) => Promise<readonly TextEdit[]>;

/**
 * Loads harper.js (slim WebAssembly): about a second and 250 MB, so only in a worker that ends when idle. Its spelling is
 * off: what it takes to suggest words grows with the square of their length, to seconds and gigabytes.
 */
export async function loadGrammar(): Promise<Grammar> {
  const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.British });
  const rules = new Set(grammarRules);
  const settings = await linter.getLintConfig();
  await linter.setLintConfig(Object.fromEntries(Object.keys(settings).map((name) => [name, rules.has(name)])));
  return (text) => findErrors(linter, text);
}

/** Words that are none, and rows of one sign: each of these takes the checker as long as a whole text. */
const unreadable = /\p{L}{33,}|([^\p{L}\p{N}\s])\1{7,}/gu;

async function findErrors(linter: LocalLinter, given: string): Promise<readonly TextEdit[]> {
  const text = given.replace(unreadable, (run, sign?: string) => (sign ? ' ' : 'x').repeat(run.length));
  const offsets = codePointOffsets(text);
  const edits: TextEdit[] = [];
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
    lint.free();
    const [only, rival] = suggestions;
    if (only === undefined || rival !== undefined) continue;
    if (
      bare(only) !== bare(problem) &&
      !isDoubtful(problem, text.slice(Math.max(0, start - 200), start), text.slice(end, end + 40))
    )
      edits.push({ start, end, text: only });
  }
  return edits;
}

/** Without hyphens: whether a compound has one is a matter of its place in the sentence, which no rule is sure of. */
function bare(text: string): string {
  return text.replaceAll('-', ' ');
}

/** Words that “an” may have been meant for by nobody: `http` and `mdast` are spelt. */
const readable = /^ (?:[aeiou]|[^aeiou\W\d][aeioulrwy]|s[chkmnpqt]|[cgpstw]h|kn)\p{Ll}+(?![\p{L}\p{N}-])/u;

/** A condition in the same sentence: “If it is larger then the file is refused.” */
const conditional = /\b(?:if|once|unless|until|when)\b[^.!?]*$/i;

/** True for an article before what may be read or spelt (“a SQL query”, “an http client”), and a “then” that is one. */
function isDoubtful(problem: string, before: string, after: string): boolean {
  if (/^then$/i.test(problem)) return conditional.test(before);
  return /^an?$/i.test(problem) && (problem === 'A' || !readable.test(after));
}

/** The UTF-16 offset of each code point. */
function codePointOffsets(text: string): readonly number[] {
  const offsets: number[] = [];
  let offset = 0;
  for (const point of text) {
    offsets.push(offset);
    offset += point.length;
  }
  return [...offsets, offset];
}
