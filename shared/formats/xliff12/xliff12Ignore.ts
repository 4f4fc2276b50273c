import type { Catalog } from '../../catalog/catalog.ts';
import { ignoreNote } from '../../catalog/ignoreNote.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { noteXliff12 } from './xliff12Note.ts';

/** Silences a check for one unit by a note. */
export function ignoreXliff12(catalog: Catalog, segment: Segment, check: string): readonly TextEdit[] {
  return segment.ignored.includes(check) ? [] : noteXliff12(catalog, segment, ignoreNote(check));
}
