import type { Catalog } from '../../catalog/catalog.ts';
import { ignoreNote } from '../../catalog/ignoreNote.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { insertAfter, shiftEdit } from '../../xml/editElement.ts';
import { none, prefixOf, qualifiedName } from '../../xml/xmlDocument.ts';
import { placeOf } from './xliff12Place.ts';

/** Silences a check for one unit by a note, which stands behind its other notes or its texts. */
export function ignoreXliff12(catalog: Catalog, segment: Segment, check: string): readonly TextEdit[] {
  if (segment.ignored.includes(check)) return [];
  const place = placeOf(catalog, segment);
  const { doc, unit, base } = place;
  const before = [unit.notes.at(-1) ?? none, unit.target, unit.segSource, unit.source].find((node) => node !== none);
  if (before === undefined) return [];
  const name = `${prefixOf(qualifiedName(doc, 0))}note`;
  return [shiftEdit(insertAfter(doc, before, `<${name} from="interline">${ignoreNote(check)}</${name}>`), base)];
}
