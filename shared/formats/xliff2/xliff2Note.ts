import type { Catalog } from '../../catalog/catalog.ts';
import { plain } from '../../catalog/content.ts';
import { lastAtMost } from '../../catalog/lastAtMost.ts';
import { movedRange } from '../../catalog/movedSegment.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit, TextRange } from '../../catalog/textRange.ts';
import { attributesOf } from '../../xml/attributes.ts';
import { expandTag, insertAfter, rangeWithIndent, shiftEdit } from '../../xml/editElement.ts';
import { encodeContent, lineEndFor } from '../../xml/encodeContent.ts';
import { indentBefore } from '../../xml/indentBefore.ts';
import { plainText } from '../../xml/plainText.ts';
import { scanXml } from '../../xml/scanXml.ts';
import { vocabularyOf } from '../../xml/vocabulary.ts';
import {
  childrenOf,
  contentRange,
  elementRange,
  endOf,
  isEmptyTag,
  none,
  prefixOf,
  qualifiedName,
  startOf,
  type XmlDocument,
} from '../../xml/xmlDocument.ts';
import { type Remark, type ReviewNote, type ReviewNotes, signedText, silencesChecks } from '../reviewNotes.ts';

/**
 * Remarks are notes of the unit that apply to the target (XLIFF 2.1 §4.2.2.8), in the category `review`; a name goes in
 * front of the text, as a note has no place for one. In a unit of several segments `ref` says which one is meant.
 */
export const xliff2Review: ReviewNotes = { sign: /\bappliesTo\b|\bcategory\b/, read: readRemarks, add: addRemark };

/** One `<unit>` scanned by itself; `base` is where it stands in the file. */
interface Place {
  readonly doc: XmlDocument;
  readonly base: number;
  /** `<notes>`, {@link none} without. */
  readonly notes: number;
  readonly segments: readonly number[];
  /** What notes have to stand before (XLIFF 2.1 §4.2.2.6). */
  readonly next: number;
}

function addRemark(catalog: Catalog, segment: Segment, remark: Remark): readonly TextEdit[] {
  const place = placeOf(catalog, segment);
  const text = signedText(remark);
  if (!place || text === '') return [];
  const { doc, base, notes, next } = place;
  const prefix = prefixOf(qualifiedName(doc, 0));
  const raw = encodeContent(plain(text), lineEndFor(text, catalog.text));
  const about = place.segments.length > 1 ? ownId(place, segment) : undefined;
  const ref = about === undefined ? '' : ` ref="#${about}"`;
  const note = `<${prefix}note appliesTo="target" category="review"${ref}>${raw}</${prefix}note>`;
  if (notes === none) {
    const start = startOf(doc, next);
    const newText = `<${prefix}notes>${note}</${prefix}notes>${indentBefore(doc.text, start)}`;
    return [shiftEdit({ range: { start, end: start }, newText }, base)];
  }
  const last = [...childrenOf(doc, notes)].at(-1);
  if (last !== undefined) return [shiftEdit(insertAfter(doc, last, note), base)];
  if (isEmptyTag(doc, notes)) return [shiftEdit(expandTag(doc, notes, note), base)];
  const { start } = contentRange(doc, notes);
  return [shiftEdit({ range: { start, end: start }, newText: note }, base)];
}

function readRemarks(catalog: Catalog, segment: Segment): readonly ReviewNote[] {
  const place = placeOf(catalog, segment);
  if (!place || place.notes === none) return [];
  const { doc, base, notes } = place;
  const ids = new Set(place.segments.map((node) => attributesOf(doc, node).get('id')));
  const segmentId = ownId(place, segment);
  const all = [...childrenOf(doc, notes)];
  return all.flatMap((node) => {
    const attributes = attributesOf(doc, node);
    const text = plainText(doc.text, contentRange(doc, node));
    const category = attributes.get('category');
    const isRemark = attributes.get('appliesTo') === 'target' || category === 'review' || category === 'interline';
    const about = /^#([^/=]+)$/.exec(attributes.get('ref') ?? '')?.[1];
    const isOfOther = about !== undefined && ids.has(about) && about !== segmentId;
    if (!isRemark || isOfOther || text === '' || silencesChecks(text)) return [];
    return [{ text, cut: movedRange(all.length === 1 ? wholeNotes(doc, notes) : rangeWithIndent(doc, node), base) }];
  });
}

/** The only note goes with the element around it, and the white space behind that. */
function wholeNotes(doc: XmlDocument, notes: number): TextRange {
  const { start, end } = elementRange(doc, notes);
  const space = /^[ \t]*(?:\r\n?|\n)?[ \t]*/.exec(doc.text.slice(end, end + 1000))?.[0].length ?? 0;
  return { start, end: end + space };
}

function placeOf({ text }: Catalog, { range }: Segment): Place | undefined {
  const base = unitStart(text, range.start);
  if (base < 0) return undefined;
  const prefix = /^<((?:[\w.-]+:)?)/.exec(text.slice(base, base + 100))?.[1] ?? '';
  const close = text.indexOf(`</${prefix}unit`, range.end);
  if (close < 0) return undefined;
  const doc = scanXml(text.slice(base, text.indexOf('>', close) + 1));
  if (doc.size === 0) return undefined;
  const vocabulary = vocabularyOf(doc, 0);
  const children = [...childrenOf(doc, 0)];
  const named = (...names: readonly string[]) => children.filter((child) => names.includes(vocabulary(child)));
  const next = named('originalData', 'segment', 'ignorable')[0];
  if (next === undefined) return undefined;
  return { doc, base, notes: named('notes')[0] ?? none, segments: named('segment'), next };
}

/** Where the `<unit>` begins that an offset lies in; -1 where it lies in none. */
function unitStart(text: string, offset: number): number {
  for (let word = text.lastIndexOf('unit', offset); word > 0; word = text.lastIndexOf('unit', word - 1)) {
    const start = text.lastIndexOf('<', word);
    if (start >= 0 && word - start < 100 && /^<(?:[\w.-]+:)?unit[\s>]$/.test(text.slice(start, word + 5))) return start;
  }
  return -1;
}

/** The `id` of a segment's element, where it has one. */
function ownId({ doc, base, segments }: Place, { range }: Segment): string | undefined {
  const node = segments.find((one) => base + startOf(doc, one) === range.start && base + endOf(doc, one) === range.end);
  return node === undefined ? undefined : attributesOf(doc, node).get('id');
}

/** Finds the unit around a segment of XLIFF 2: the segment alone could neither be removed nor added. */
export function unitsAround(text: string): (range: TextRange) => TextRange | undefined {
  const units = Array.from(
    text.matchAll(/<((?:[\w.-]+:)?)unit\b[^>]*>[\s\S]*?<\/\1unit\s*>/g),
    ({ index, 0: unit }) => ({
      start: index,
      end: index + unit.length,
    }),
  );
  return ({ start }) => {
    const unit = units[lastAtMost(units.length, (place) => units[place]?.start ?? 0, start)];
    return unit && start < unit.end ? unit : undefined;
  };
}
