import type { Catalog } from '../../catalog/catalog.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';

/** A translator's comment, the first lines of the entry. */
export function notePo({ text }: Catalog, { range }: Segment, note: string): readonly TextEdit[] {
  const lineEnd = /\r?\n/.exec(text)?.[0] ?? '\n';
  const lines = note.split('\n').map((line) => `# ${line}${lineEnd}`);
  return [{ range: { start: range.start, end: range.start }, newText: lines.join('') }];
}
