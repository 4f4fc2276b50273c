import { say } from '../sentences/sentence.ts';
import type { StyleFinding, StyleText } from './styleRule.ts';

/** Languages of which questions and exclamations begin with a mark too (Real Academia Española; Asturian alike). */
const languages = new Set(['es', 'ast']);

/** What ends a sentence. */
const end = /[.?!\n:;…]+/gu;

/**
 * Questions and exclamations of Spanish without the mark at their start. Where in the sentence they begin the writer
 * knows alone, so that nothing is put right.
 */
export function* invertedMarks({ text, root }: StyleText): Iterable<StyleFinding> {
  if (!languages.has(root) || !/[?!]/.test(text)) return;
  let from = 0;
  for (const { 0: marks, index } of text.matchAll(end)) {
    const words = text.slice(from, index);
    const next = index + marks.length;
    from = next;
    // A mark within a word is a part of it.
    if (!/^[?!]+$/.test(marks) || !/^["'”’»)\]]{0,3}(?:\s|$)/u.test(text.slice(next, next + 4))) continue;
    if (/[¿¡]/.test(words) || !/\p{L}{2}/u.test(words)) continue;
    const wanted = marks.includes('?') ? '¿' : '¡';
    yield { start: index, end: next, message: say`“${wanted}” is missing where this sentence begins` };
  }
}
