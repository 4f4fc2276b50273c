import type { StyleFinding, StyleText } from './styleRule.ts';

/** Languages of which questions and exclamations begin with a mark too (Real Academia Española; Asturian alike). */
const languages = new Set(['es', 'ast']);

/** What ends a sentence, with what stands before it since the last one. */
const sentence = /([^.?!\n:;…]*)([?!]+)(?=["'”’»)\]]*(?:\s|$))/gu;

/**
 * Questions and exclamations of Spanish without the mark at their start. Where in the sentence they begin the writer
 * knows alone, so that nothing is put right.
 */
export function* invertedMarks({ text, root }: StyleText): Iterable<StyleFinding> {
  if (!languages.has(root) || !/[?!]/.test(text)) return;
  for (const { 0: whole, 1: words = '', 2: marks = '', index } of text.matchAll(sentence)) {
    if (/[¿¡]/.test(words) || !/\p{L}{2}/u.test(words)) continue;
    const start = index + whole.length - marks.length;
    const wanted = marks.includes('?') ? '¿' : '¡';
    yield { start, end: start + marks.length, message: `“${wanted}” is missing where this sentence begins` };
  }
}
