import type { TermIndex } from '../../shared/terms/termIndex.ts';
import type { EnginePart, EngineText } from '../engines/engine.ts';
import { restoreCase } from '../engines/phraseText.ts';
import type { SentenceToken } from './analyseText.ts';
import type { Sentence } from './prepareText.ts';

/** A sentence as engines get it, with what its marks stand for. */
export interface SentenceText {
  readonly text: EngineText;
  /** By id: what to write for each mark, already as the answer needs it. */
  readonly outputs: ReadonlyMap<string, string>;
  /** Ids of marks that must keep their order. */
  readonly ordered: readonly number[];
}

/**
 * Numbers a sentence's marks. Glossary terms become marks as well: what they stand for is the target term, so that no
 * engine can miss it. An engine that inflects words gets the term.
 *
 * @param language root code of the sentence.
 */
export function sentenceText(
  sentence: Sentence,
  encode: (words: string) => string,
  terms: TermIndex | undefined,
  language: string,
): SentenceText {
  const parts: EnginePart[] = [];
  const outputs = new Map<string, string>();
  const ordered: number[] = [];
  const ids = new Map<number, number>();
  const whole = pairsOf(sentence.tokens);
  let next = 1;
  for (const token of sentence.tokens) {
    if (token.kind === 'text') {
      next = addWords(token.text, parts, outputs, next, encode, terms, language);
      continue;
    }
    const role = whole.has(token.pair) ? token.role : 'standalone';
    const id = (role === 'close' ? ids.get(token.pair) : undefined) ?? next++;
    if (role === 'open') ids.set(token.pair, id);
    parts.push({ kind: 'mark', id, role });
    outputs.set(`${role}${id}`, token.output);
    if (token.ordered) ordered.push(id);
  }
  return { text: { parts }, outputs, ordered };
}

/** Translated parts as the answer's text. */
export function writeParts(
  parts: readonly EnginePart[],
  sentence: SentenceText,
  encode: (words: string) => string,
): string {
  return parts
    .map((part) => (part.kind === 'text' ? encode(part.text) : (sentence.outputs.get(`${part.role}${part.id}`) ?? '')))
    .join('');
}

function addWords(
  text: string,
  parts: EnginePart[],
  outputs: Map<string, string>,
  first: number,
  encode: (words: string) => string,
  terms: TermIndex | undefined,
  language: string,
): number {
  let next = first;
  let end = 0;
  for (const { term, range } of terms?.findSource(text, language) ?? []) {
    const target = term.targets[0];
    if (target === undefined || range.start < end) continue;
    if (range.start > end) parts.push({ kind: 'text', text: text.slice(end, range.start) });
    const id = next++;
    const written = text.slice(range.start, range.end);
    parts.push({ kind: 'mark', id, role: 'standalone', term: { written, source: term.source, target } });
    const starts = range.start === 0 && parts.length === 1;
    outputs.set(`standalone${id}`, encode(starts ? restoreCase(target, written, term.source, 'de') : target));
    end = range.end;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return next;
}

/** Pairs of which both tags stand in the sentence. */
function pairsOf(tokens: readonly SentenceToken[]): Set<number> {
  const open = new Set<number>();
  const whole = new Set<number>();
  for (const token of tokens) {
    if (token.kind !== 'mark') continue;
    if (token.role === 'open') open.add(token.pair);
    if (token.role === 'close' && open.has(token.pair)) whole.add(token.pair);
  }
  return whole;
}
