import { type Content, codeTexts, contentFrom } from '../../shared/catalog/content.ts';
import { rootLanguage } from '../../shared/languages/languageTag.ts';
import { splitSentences } from '../../shared/languages/splitSentences.ts';
import { adaptMatch, certainMatch, type MatchPiece } from '../../shared/memory/adaptMatch.ts';
import type { MemoryEntry, MemoryIndex } from '../../shared/memory/memory.ts';
import { analyzeMessage } from '../../shared/messages/analyzeMessage.ts';
import type { Message } from '../../shared/messages/message.ts';
import type { Pending } from './pending.ts';

/** A translation found in a memory that fits the text: it carries the same placeholders, tags and codes. */
export interface FittingMatch {
  readonly content: Content;
  /** The source text that the memory has for it. */
  readonly source: string;
  /** 0 to 100; 100 only for the same text. */
  readonly similarity: number;
  /** Name of the memory. */
  readonly origin: string;
}

type Wanted = Pick<Pending, 'source' | 'syntaxes' | 'quoting'>;

/** Numbers and placeholders may differ: a text that has some is looked for among less similar ones, by so much. */
const allowance = 25;

/**
 * The best matches of a memory for a text, best first, with its numbers and placeholders. A match that would lose or
 * invent a placeholder, a tag or an inline code is left out: it could not be used without repair.
 *
 * @param threshold lowest similarity, 0 to 100.
 */
export function matchesFor(memory: MemoryIndex, wanted: Wanted, threshold: number, limit: number): FittingMatch[] {
  const { source } = wanted;
  const varies = source.units.length > 0 || /\d/.test(source.shape);
  const lowest = varies && !hasBranches(source) ? Math.max(1, threshold - allowance) : threshold;
  const matches: FittingMatch[] = [];
  for (const { entry, similarity } of memory.find(source.value, lowest, limit * 4)) {
    const match =
      similarity === 100
        ? { target: entry.target, similarity }
        : hasBranches(source)
          ? { target: entry.target, similarity: Math.min(similarity, certainMatch - 1) }
          : adapted(entry, wanted, threshold);
    const content = match && match.similarity >= threshold ? fitting(match.target, wanted) : undefined;
    if (match && content) {
      matches.push({ content, source: entry.source, similarity: match.similarity, origin: entry.origin });
    }
  }
  return matches.sort((a, b) => b.similarity - a.similarity).slice(0, limit);
}

/**
 * The translation of a text whose sentences a memory has one by one, to the letter; undefined where it lacks one. The
 * text as a whole is not looked for.
 *
 * @param language of the text, BCP 47.
 */
export function fromSentences(memory: MemoryIndex, wanted: Wanted, language: string): FittingMatch | undefined {
  const { value, shape } = wanted.source;
  if (hasBranches(wanted.source)) return undefined;
  const sentences = splitSentences(shape, 'nonewlines', rootLanguage(language));
  if (sentences.length < 2) return undefined;
  let translation = '';
  let origin = '';
  for (const { start, end } of sentences) {
    const written = value.slice(start, end);
    const sentence = written.trim();
    const [entry] = memory.exact(sentence);
    if (!entry || sentence === '') return undefined;
    origin ||= entry.origin;
    const [lead, trail] = [written.length - written.trimStart().length, written.trimEnd().length];
    translation += written.slice(0, lead) + entry.target.trim() + written.slice(trail);
  }
  const content = fitting(translation, wanted);
  return content && { content, source: value, similarity: 100, origin };
}

/** A translation as content of the file, where it has the marks of the text. */
function fitting(target: string, { source, syntaxes, quoting }: Wanted): Content | undefined {
  const content = contentFrom(target, codeTexts(source));
  if (target.trim() === '' || !carriesSameUnits(source, analyzeMessage(content, syntaxes, { quoting })))
    return undefined;
  return content;
}

function adapted(entry: MemoryEntry, { source, syntaxes, quoting }: Wanted, threshold: number) {
  const codes = codeTexts(source);
  const read = (text: string) => piecesOf(analyzeMessage(contentFrom(text, codes), syntaxes, { quoting }));
  const match = adaptMatch(piecesOf(source), read(entry.source), read(entry.target), threshold);
  return match && { target: match.target.map(({ text }) => text).join(''), similarity: match.similarity };
}

function piecesOf({ value, units }: Message): MatchPiece[] {
  const pieces: MatchPiece[] = [];
  let next = 0;
  for (const { start, end } of units) {
    if (start > next) pieces.push({ text: value.slice(next, start), isMark: false });
    pieces.push({ text: value.slice(start, end), isMark: true });
    next = end;
  }
  if (next < value.length) pieces.push({ text: value.slice(next), isMark: false });
  return pieces;
}

/** A plural or a select: its branches are those that the language needs. */
function hasBranches({ icu, forms }: Message): boolean {
  return forms !== undefined || [...(icu?.arguments.values() ?? [])].some(({ selectors }) => selectors.length > 0);
}

/** True when both hold the same units, in whatever order; what is optional may differ. */
function carriesSameUnits(source: Message, target: Message): boolean {
  if (target.faults.length > source.faults.length) return false;
  return unitList(source) === unitList(target);
}

function unitList(message: Message): string {
  // The number of times an ICU argument stands in a message depends on the plural forms of the language.
  if (message.icu) return [...message.icu.arguments.keys()].sort().join('\u0000');
  return message.units
    .filter((unit) => !unit.optional)
    .map((unit) => `${unit.syntax}:${unit.kind}:${unit.id}`)
    .sort()
    .join('\u0000');
}
