import type { Segment } from '../catalog/segment.ts';
import type { TextEdit } from '../catalog/textRange.ts';
import { EditRefused, type NewEntry } from './format.ts';

/**
 * The edits that put translations into the texts of a document, for {@link Format.derive}. A text that the file cannot
 * hold stays in the source language, where it is seen as untranslated; so does one that is not to be translated.
 *
 * @param editsOf the edits for one of them. @throws what it throws beside {@link EditRefused}.
 */
export function derivedTexts(
  segments: readonly Segment[],
  translations: ReadonlyMap<string, NewEntry>,
  editsOf: (segment: Segment, entry: NewEntry) => readonly TextEdit[],
): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  for (const segment of segments) {
    const entry = translations.get(segment.id);
    if (!entry || !segment.target || !segment.translatable) continue;
    try {
      for (const edit of editsOf(segment, entry)) edits.push(edit);
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
    }
  }
  return edits;
}
