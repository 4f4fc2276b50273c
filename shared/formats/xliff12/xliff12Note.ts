import type { Catalog } from '../../catalog/catalog.ts';
import { plain } from '../../catalog/content.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { insertAfter, shiftEdit } from '../../xml/editElement.ts';
import { encodeContent } from '../../xml/encodeContent.ts';
import { none, prefixOf, qualifiedName } from '../../xml/xmlDocument.ts';
import { placeOf } from './xliff12Place.ts';

/** The edit that gives a unit a note of ours, behind its other notes or its texts. */
export function noteXliff12(catalog: Catalog, segment: Segment, text: string): readonly TextEdit[] {
  const place = placeOf(catalog, segment);
  const { doc, unit, base } = place;
  const before = [unit.notes.at(-1) ?? none, unit.target, unit.segSource, unit.source].find((node) => node !== none);
  if (before === undefined) return [];
  const name = `${prefixOf(qualifiedName(doc, 0))}note`;
  const note = `<${name} from="interline">${encodeContent(plain(text), '\n')}</${name}>`;
  return [shiftEdit(insertAfter(doc, before, note), base)];
}
