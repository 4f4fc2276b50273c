import { adaptMatch, type MatchPiece } from '../../shared/memory/adaptMatch.ts';
import type { EngineHint } from '../engines/engine.ts';
import { analyseText, type SentenceToken } from './analyseText.ts';
import type { PipelineOptions, PipelineOrigin } from './pipeline.ts';
import type { PreparedText } from './prepareText.ts';

/** A translation that is known and needs no engine. */
export interface KnownTranslation {
  readonly text: string;
  readonly origin: PipelineOrigin;
}

/** What a memory has for a text. */
export interface Remembered {
  readonly exact?: KnownTranslation;
  /** The best match that may be written. */
  readonly fuzzy?: KnownTranslation;
  /** Matches that may not, for an engine that reads them; best first. */
  readonly hints: readonly EngineHint[];
}

type Memory = NonNullable<PipelineOptions['memory']>;

/** Matches that are looked at, and hints that an engine gets. */
const [mostMatches, mostHints] = [8, 2];

/** Numbers and marks may differ: a text that has some is looked for among less similar ones, by so much. */
const allowance = 25;

/**
 * A text or a sentence of it in the request's memory: to the letter, or its best matches. White space and marks at its
 * edges, a pair of which may end elsewhere, stay where they are.
 */
export async function fromMemory(
  tokens: readonly SentenceToken[],
  { encode }: PreparedText,
  memory: Memory,
): Promise<Remembered> {
  const raw = rawOf(tokens, encode);
  const whole = await exactly(raw, tokens, memory);
  if (whole) return { exact: whole, hints: [] };
  const { start, end } = insideOf(tokens);
  const inside = tokens.slice(start, end);
  const words = inside.map((token) => (token.kind === 'text' ? token.text : token.output)).join('');
  const query = words.trim();
  if (query === '') return { hints: [] };
  const before = rawOf(tokens.slice(0, start), encode) + words.slice(0, words.length - words.trimStart().length);
  const after = words.slice(words.trimEnd().length) + rawOf(tokens.slice(end), encode);
  // The memory's text is as people read it: one without marks still has to be escaped for the answer.
  const isBare = inside.every((token) => token.kind === 'text');
  const same = await exactly(query, inside, memory);
  if (same) return { exact: { ...same, text: before + (isBare ? encode(same.text) : same.text) + after }, hints: [] };
  const { fuzzy, hints } = await similar(inside, encode, memory);
  return { ...(fuzzy ? { fuzzy: { ...fuzzy, text: before + fuzzy.text + after } } : {}), hints };
}

/** Where the words begin and end that the marks and the white space at both edges are outside of. */
function insideOf(tokens: readonly SentenceToken[]): { readonly start: number; readonly end: number } {
  const isEdge = (token: SentenceToken | undefined) =>
    token !== undefined && (token.kind === 'mark' ? markup.test(token.output) : token.text.trim() === '');
  let [start, end] = [0, tokens.length];
  while (isEdge(tokens[start])) start++;
  while (end > start && isEdge(tokens[end - 1])) end--;
  return { start, end };
}

/** The newest translation of a text to the letter that has its marks, and no others. */
async function exactly(query: string, tokens: readonly SentenceToken[], { index }: Memory) {
  const marks = tokens.flatMap((token) =>
    token.kind === 'mark' && markStart.test(token.output) ? [token.output] : [],
  );
  const entry = (await index.exact(query)).find(({ target }) => hasMarks(target, marks));
  if (entry) index.used?.(entry);
  return entry && ({ text: entry.target, origin: { kind: 'memory', name: entry.origin, match: 100 } } as const);
}

/** The matches of a text, numbers and marks put in the place of those that differ. */
async function similar(
  tokens: readonly SentenceToken[],
  encode: PreparedText['encode'],
  { index, threshold, written }: Memory,
): Promise<Remembered> {
  if (threshold >= 100) return { hints: [] };
  const pieces = piecesOf(tokens);
  const varies = pieces.some(({ text, isMark }) => isMark || /\d/.test(text));
  const query = tokens.map((token) => (token.kind === 'text' ? token.text : usualMark(token))).join('');
  const entries = await index.find(query.trim(), varies ? Math.max(1, threshold - allowance) : threshold, mostMatches);
  const matches = entries.flatMap(({ entry }) => {
    const match = adaptMatch(pieces, readPieces(entry.source), readPieces(entry.target), threshold);
    return match ? [{ entry, ...match }] : [];
  });
  const [best, ...others] = matches.sort((a, b) => b.similarity - a.similarity);
  if (!best) return { hints: [] };
  if (best.similarity < written) {
    const hints = [best, ...others].slice(0, mostHints);
    return { hints: hints.map(({ entry: { source, target }, similarity }) => ({ source, target, match: similarity })) };
  }
  index.used?.(best.entry);
  const text = best.target.map((piece) => (piece.isMark ? piece.text : encode(piece.text))).join('');
  return { fuzzy: { text, origin: { kind: 'fuzzy', name: best.entry.origin, match: best.similarity } }, hints: [] };
}

/** What a mark is likely to be in a memory: of a file, its tags stand for what is short there. */
function usualMark({ output, role }: SentenceToken & { readonly kind: 'mark' }): string {
  if (!markup.test(output)) return output;
  return { open: '<b>', close: '</b>', standalone: '{0}' }[role];
}

/** Tags stand around words, placeholders among them. */
const markup = /^</;

/** What a program reads; an address or a name may be another one in a translation. */
const markStart = /^[<{%$]/;

function piecesOf(tokens: readonly SentenceToken[]): MatchPiece[] {
  return tokens.map((token) =>
    token.kind === 'text' ? { text: token.text, isMark: false } : { text: token.output, isMark: true },
  );
}

/** A text of the memory: its codes stand in it as their native text. */
const readPieces = (text: string): MatchPiece[] => piecesOf(analyseText(text.trim()).tokens);

function rawOf(tokens: readonly SentenceToken[], encode: PreparedText['encode']): string {
  return tokens.map((token) => (token.kind === 'text' ? encode(token.text) : token.output)).join('');
}

/** True when a text holds each mark as often as the source does. */
function hasMarks(text: string, marks: readonly string[]): boolean {
  let rest = text;
  for (const mark of [...marks].sort((a, b) => b.length - a.length)) {
    const start = rest.indexOf(mark);
    if (start < 0) return false;
    rest = rest.slice(0, start) + rest.slice(start + mark.length);
  }
  return !/<\/?[\p{L}_][^<>]*>|\{[\w.]+\}/u.test(rest);
}
