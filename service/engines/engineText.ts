import { addedPlaceholder } from '../../shared/messages/addedPlaceholder.ts';
import type { EnginePart, EngineResult, EngineText } from './engine.ts';

/** The words of a text, one after the other; marks give nothing. */
export function wordsOf(parts: readonly EnginePart[]): string {
  return parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
}

/** True where there is something to translate: a letter. */
export function hasWords(parts: readonly EnginePart[]): boolean {
  return parts.some((part) => part.kind === 'text' && /\p{L}/u.test(part.text));
}

/**
 * True when an answer may be used: every mark of the text exactly once, none added, opened before closed, and pairs
 * within those that they are in in the text: what is bold there must not become part of a link.
 *
 * @param answer.inflected marks of terms that stand there as words.
 */
export function keepsMarks(text: EngineText, { parts, inflected }: Pick<EngineResult, 'parts' | 'inflected'>): boolean {
  const expected = new Set(text.parts.flatMap((part) => (part.kind === 'mark' ? [`${part.role}${part.id}`] : [])));
  for (const id of inflected ?? []) expected.delete(`standalone${id}`);
  const open: number[] = [];
  for (const part of parts) {
    if (part.kind === 'text') continue;
    if (!expected.delete(`${part.role}${part.id}`)) return false;
    if (part.role === 'open') open.push(part.id);
    if (part.role === 'close' && open.pop() !== part.id) return false;
  }
  if (expected.size > 0 || open.length > 0) return false;
  const [before, after] = [parentsOf(text.parts), parentsOf(parts)];
  return [...before].every(([id, parent]) => after.get(id) === parent);
}

/**
 * A placeholder among the words of an answer that the text does not have.
 *
 * @example addedBy([{ kind: 'text', text: 'Save' }], [{ kind: 'text', text: '{0} speichern' }]); // '{0}'
 */
export function addedBy(asked: readonly EnginePart[], answer: readonly EnginePart[]): string | undefined {
  const words = answer.flatMap((part) => (part.kind === 'text' ? [part.text] : []));
  return addedPlaceholder(wordsOf(asked), words);
}

/** By the id of each pair, that of the pair that it is directly in. */
function parentsOf(parts: readonly EnginePart[]): Map<number, number | undefined> {
  const parents = new Map<number, number | undefined>();
  const open: number[] = [];
  for (const part of parts) {
    if (part.kind === 'text' || part.role === 'standalone') continue;
    if (part.role === 'close') open.pop();
    else {
      parents.set(part.id, open.at(-1));
      open.push(part.id);
    }
  }
  return parents;
}

/** Neighbouring texts joined, empty ones left out. */
export function joinParts(parts: readonly EnginePart[]): EnginePart[] {
  const joined: EnginePart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.kind === 'text' && part.text === '') continue;
    if (part.kind === 'text' && last?.kind === 'text') {
      joined[joined.length - 1] = { kind: 'text', text: last.text + part.text };
    } else joined.push(part);
  }
  return joined;
}
