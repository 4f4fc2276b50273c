import type { TextEdit, TextRange } from '../../catalog/textRange.ts';

/**
 * The edit that takes a part out of a value, with one of two spaces that would be left side by side or at an edge, and
 * with the comma before it where a mark that ends the sentence follows: `Hello, %s!`.
 */
export function removal(value: string, { start, end }: TextRange): TextEdit {
  const before = value[start - 1];
  const after = value[end];
  const comma = /[,،、，][ \u00a0]?$/.exec(value.slice(Math.max(0, start - 2), start));
  if (comma && (after === undefined || /[.!?…。！？؟]/.test(after))) {
    return { range: { start: start - comma[0].length, end }, newText: '' };
  }
  if (before === ' ' && (after === undefined || /[\s.,;:!?)\]]/.test(after))) {
    return { range: { start: start - 1, end }, newText: '' };
  }
  if (after === ' ' && start === 0) return { range: { start, end: end + 1 }, newText: '' };
  return { range: { start, end }, newText: '' };
}
