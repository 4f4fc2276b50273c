import { EditRefused } from '../catalog/editRefused.ts';
import type { Segment } from '../catalog/segment.ts';
import type { TextEdit } from '../catalog/textRange.ts';
import type { NewEntry } from './format.ts';
import { nestedEdits } from './nestedEdits.ts';

/**
 * The edits that put translations into the texts of a document, for {@link Format.derive}. A text that the file cannot
 * hold stays in the source language, where it is seen as untranslated; so does one that is not to be translated.
 *
 * @param editsOf the edits for one of them; as for {@link nestedEdits}. @throws what it throws beside
 *   {@link EditRefused}.
 */
export function derivedTexts(
  segments: Iterable<Segment>,
  translations: ReadonlyMap<string, NewEntry>,
  editsOf: (segment: Segment, entry: NewEntry, inner: readonly TextEdit[]) => readonly TextEdit[],
): readonly TextEdit[] {
  const items: { readonly segment: Segment; readonly entry: NewEntry }[] = [];
  for (const segment of segments) {
    const entry = translations.get(segment.id);
    if (entry && segment.target && segment.translatable) items.push({ segment, entry });
  }
  return nestedEdits(items, ({ segment, entry }, inner) => {
    try {
      return editsOf(segment, entry, inner);
    } catch (error) {
      if (error instanceof EditRefused) return [];
      throw error;
    }
  });
}
