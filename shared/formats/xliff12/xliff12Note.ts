import type { Catalog } from '../../catalog/catalog.ts';
import { plain } from '../../catalog/content.ts';
import { movedRange } from '../../catalog/movedSegment.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { attributesOf } from '../../xml/attributes.ts';
import {
  type AttributeChanges,
  insertAfter,
  rangeWithIndent,
  shiftEdit,
  writeAttributes,
} from '../../xml/editElement.ts';
import { encodeContent, encodeText, lineEndFor } from '../../xml/encodeContent.ts';
import { plainText } from '../../xml/plainText.ts';
import { scanXml } from '../../xml/scanXml.ts';
import { vocabularyOf } from '../../xml/vocabulary.ts';
import { contentRange, none, prefixOf, qualifiedName } from '../../xml/xmlDocument.ts';
import { type Remark, type ReviewNote, type ReviewNotes, silencesChecks } from '../reviewNotes.ts';
import { placeOf } from './xliff12Place.ts';
import { readXliff12Unit } from './xliff12Unit.ts';

/**
 * Remarks are `<note annotates="target">`, with the name in `from` (XLIFF 1.2 §2.2.4: what a note is about). Notes that
 * Interline left by earlier versions count, too.
 */
export const xliff12Review: ReviewNotes = { sign: /\bannotates\b|\binterline\b/, read: readRemarks, add: addRemark };

/** The name under which Interline itself leaves notes. */
const ourName = 'interline';

/** The edit that gives a unit a note of Interline's own, behind its other notes or its texts. */
export function noteXliff12(catalog: Catalog, segment: Segment, text: string): readonly TextEdit[] {
  return addNote(catalog, segment, text, { from: ourName });
}

function addRemark(catalog: Catalog, segment: Segment, { text, author }: Remark): readonly TextEdit[] {
  const words = text.trim();
  if (words === '') return [];
  const from = author && encodeText(author, ' ').replaceAll('"', '&quot;');
  return addNote(catalog, segment, words, { from, annotates: 'target' });
}

function addNote(catalog: Catalog, segment: Segment, text: string, attributes: AttributeChanges): readonly TextEdit[] {
  const place = placeOf(catalog, segment);
  const { doc, unit, base } = place;
  const before = [unit.notes.at(-1) ?? none, unit.target, unit.segSource, unit.source].find((node) => node !== none);
  if (before === undefined) return [];
  const name = `${prefixOf(qualifiedName(doc, 0))}note`;
  const raw = encodeContent(plain(text), lineEndFor(text, catalog.text));
  return [shiftEdit(insertAfter(doc, before, `<${name}${writeAttributes(attributes)}>${raw}</${name}>`), base)];
}

function readRemarks({ text }: Catalog, { range }: Segment): readonly ReviewNote[] {
  const raw = text.slice(range.start, range.end);
  if (!xliff12Review.sign.test(raw)) return [];
  const doc = scanXml(raw);
  if (doc.size === 0) return [];
  const notes: ReviewNote[] = [];
  for (const node of readXliff12Unit(doc, 0, vocabularyOf(doc, 0)).notes) {
    const words = plainText(doc.text, contentRange(doc, node));
    const attributes = attributesOf(doc, node);
    const author = attributes.get('from');
    const isRemark = attributes.get('annotates') === 'target' || author === ourName;
    if (!isRemark || words === '' || silencesChecks(words)) continue;
    const cut = movedRange(rangeWithIndent(doc, node), range.start);
    notes.push(author && author !== ourName ? { text: words, author, cut } : { text: words, cut });
  }
  return notes;
}
