import type { TextEdit, TextRange } from '../catalog/textRange.ts';

/** The edit that takes a part out of a value, with one of two spaces that would be left side by side or at an edge. */
export function removal(value: string, { start, end }: TextRange): TextEdit {
  const before = value[start - 1];
  const after = value[end];
  if (before === ' ' && (after === undefined || /[\s.,;:!?)\]]/.test(after))) {
    return { range: { start: start - 1, end }, newText: '' };
  }
  if (after === ' ' && start === 0) return { range: { start, end: end + 1 }, newText: '' };
  return { range: { start, end }, newText: '' };
}
