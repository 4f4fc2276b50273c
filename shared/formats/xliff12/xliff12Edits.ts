import type { Catalog, SegmentChange } from '../../catalog/catalog.ts';
import type { Content } from '../../catalog/content.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { EditRefused } from '../format.ts';
import { attributesOf } from '../xml/attributes.ts';
import { attributesEnd } from '../xml/editAttribute.ts';
import {
  type AttributeChanges,
  editAttributes,
  expandTag,
  insertAfter,
  shiftEdit,
  writeAttributes,
} from '../xml/editElement.ts';
import { editSlot } from '../xml/editSlot.ts';
import { encodeContent, lineEndFor, refuseBroken } from '../xml/encodeContent.ts';
import { scanXml } from '../xml/scanXml.ts';
import { vocabularyOf } from '../xml/vocabulary.ts';
import {
  closeStartOf,
  contentRange,
  endOf,
  isEmptyTag,
  none,
  openEndOf,
  parentOf,
  prefixOf,
  qualifiedName,
  startOf,
  type XmlDocument,
} from '../xml/xmlDocument.ts';
import { foldXliff12, qualifierOf, xliff12States } from './xliff12State.ts';
import { readXliff12Unit, type SegmentMark, segmentMarks, type Xliff12Unit } from './xliff12Unit.ts';

/** One `<trans-unit>` scanned by itself; `base` is where it stands in the file. */
interface Place {
  readonly text: string;
  readonly base: number;
  readonly doc: XmlDocument;
  readonly unit: Xliff12Unit;
  readonly marks: readonly SegmentMark[];
  readonly targets: readonly SegmentMark[];
}

/** The edits that change one segment of an XLIFF 1.2 file. See {@link Format.edits}. */
export function editXliff12(catalog: Catalog, segment: Segment, change: SegmentChange): readonly TextEdit[] {
  return editXliff12Unit(catalog, [[segment, change]]);
}

/** The edits that change segments of one unit together. */
export function editXliff12Unit(
  catalog: Catalog,
  changes: readonly (readonly [Segment, SegmentChange])[],
): readonly TextEdit[] {
  const first = changes[0]?.[0];
  if (!first) return [];
  for (const [segment] of changes) {
    if (!segment.translatable && segment.source && segment.source.value.trim() !== '') {
      throw new EditRefused(`The file says that “${segment.id}” is not to be translated.`);
    }
  }
  const edits: TextEdit[] = [];
  const absent = new Map<number, string>();
  for (const [segment, { content }] of changes) {
    if (!content) continue;
    if (segment.target) {
      const edit = editSlot(catalog.text, segment.target, content);
      if (edit) edits.push(edit);
    } else if (content.value !== '') {
      absent.set(segment.source?.range.start ?? none, encode(content, catalog.text));
    }
  }
  if (absent.size === 0 && !changes.some(([, change]) => change.state || change.origin)) return edits;
  const place = placeOf(catalog, first);
  const attributes = stateAttributes(place, changes);
  const { doc, unit } = place;
  const within = [
    ...(absent.size > 0 ? fill(place, absent, attributes) : []),
    ...(unit.target === none ? [] : editAttributes(doc, unit.target, attributes.target)),
    ...editAttributes(doc, 0, attributes.unit),
  ];
  return [...edits, ...within.map((edit) => shiftEdit(edit, place.base))];
}

function encode(content: Content, text: string): string {
  refuseBroken(content);
  return encodeContent(content, lineEndFor(content.value, text));
}

function placeOf(catalog: Catalog, segment: Segment): Place {
  const text = catalog.text.slice(segment.range.start, segment.range.end);
  const doc = scanXml(text);
  if (doc.size === 0) throw new EditRefused(`The markup of “${segment.id}” is broken.`);
  const vocabulary = vocabularyOf(doc, 0);
  const unit = readXliff12Unit(doc, 0, vocabulary);
  const marks = segmentMarks(doc, unit.segSource, vocabulary);
  const targets = segmentMarks(doc, unit.target, vocabulary);
  return { text, base: segment.range.start, doc, unit, marks, targets };
}

/** The text for the segment whose source is an element, if there is one. */
const textFor = (place: Place, texts: ReadonlyMap<number, string>, node: number) =>
  texts.get(openEndOf(place.doc, node) + place.base);

/** Writes texts where there is no place for them yet: no target, an empty tag, or a target without the segment. */
function fill(place: Place, texts: ReadonlyMap<number, string>, attributes: StateAttributes): TextEdit[] {
  const { doc, unit, marks, targets, text } = place;
  const bySegment = marks.some((mark) => textFor(place, texts, mark.node) !== undefined);
  const content = bySegment ? skeleton(place, texts) : (texts.values().next().value ?? '');
  if (unit.target === none) return [insertion(place, content, attributes)];
  if (isEmptyTag(doc, unit.target)) return [expandTag(doc, unit.target, content)];
  const range = contentRange(doc, unit.target);
  if (targets.length === 0 && text.slice(range.start, range.end).trim() === '') {
    return [{ range, newText: content }];
  }
  return missingMarks(place, texts);
}

/** A new target behind the source. */
function insertion(place: Place, raw: string, attributes: StateAttributes): TextEdit {
  const { doc, unit } = place;
  const sibling = unit.segSource === none ? unit.source : unit.segSource;
  const name = `${prefixOf(qualifiedName(doc, 0))}target`;
  const element = `<${name}${writeAttributes(attributes.target)}>${raw}</${name}>`;
  if (sibling !== none) return insertAfter(doc, sibling, element);
  if (isEmptyTag(doc, 0)) throw new EditRefused('An empty unit cannot hold a translation.');
  const at = closeStartOf(doc, 0);
  return { range: { start: at, end: at }, newText: element };
}

/** The content of the segmented source with other texts in its segments: the shape of a segmented target. */
function skeleton(place: Place, texts: ReadonlyMap<number, string>): string {
  const { doc, unit, marks, text } = place;
  let raw = '';
  let at = openEndOf(doc, unit.segSource);
  for (const { node } of marks) {
    raw += text.slice(at, startOf(doc, node)) + markText(place, node, textFor(place, texts, node) ?? '');
    at = endOf(doc, node);
  }
  return raw + text.slice(at, closeStartOf(doc, unit.segSource));
}

function markText(place: Place, node: number, raw: string): string {
  const { doc, text } = place;
  const name = qualifiedName(doc, node);
  const tag = text.slice(
    startOf(doc, node),
    isEmptyTag(doc, node) ? attributesEnd(text, startOf(doc, node)) : openEndOf(doc, node),
  );
  return `${tag}${isEmptyTag(doc, node) ? '>' : ''}${raw}</${name}>`;
}

/** Segments that a segmented target lacks: behind the nearest one before them, else at its start. */
function missingMarks(place: Place, texts: ReadonlyMap<number, string>): TextEdit[] {
  const { doc, unit, marks, targets } = place;
  const edits: TextEdit[] = [];
  let at = openEndOf(doc, unit.target);
  for (const { node, mid } of marks) {
    const present = targets.find((target) => target.mid === mid);
    const raw = textFor(place, texts, node);
    if (present && raw !== undefined) {
      edits.push(expandTag(doc, present.node, raw));
    } else if (raw !== undefined) {
      edits.push({ range: { start: at, end: at }, newText: markText(place, node, raw) });
    }
    if (present && parentOf(doc, present.node) === unit.target) at = endOf(doc, present.node);
  }
  return edits;
}

interface StateAttributes {
  readonly target: AttributeChanges;
  readonly unit: AttributeChanges;
}

/**
 * State and origin as attributes, only where what is there would say something else. A target that holds several
 * segments has no place for the state of one.
 */
function stateAttributes(place: Place, changes: readonly (readonly [Segment, SegmentChange])[]): StateAttributes {
  const { doc, unit, marks } = place;
  const [segment, change] = changes[0] ?? [];
  if (!segment || !change || (marks.length > 1 && segment.source?.range.start !== sourceOf(place))) {
    return { target: {}, unit: {} };
  }
  const attributes = unit.target === none ? undefined : attributesOf(doc, unit.target);
  const approved = attributesOf(doc, 0).get('approved');
  const target: Record<string, string | undefined> = {};
  const own: Record<string, string | undefined> = {};
  const state = attributes?.get('state');
  if (change.state) {
    if ((change.state === 'final') !== (approved === 'yes') && approved !== undefined) {
      own.approved = change.state === 'final' ? 'yes' : 'no';
    }
    const now = foldXliff12({ state, approved: own.approved ?? approved, sourceEmpty: false, targetEmpty: false });
    if (now !== change.state || !state || (change.state === 'final' && state === 'translated')) {
      target.state = xliff12States[change.state];
    }
  }
  if (change.origin) {
    const qualifier = qualifierOf(change.origin);
    if (qualifier !== attributes?.get('state-qualifier')) target['state-qualifier'] = qualifier;
  }
  return { target, unit: own };
}

/** Where the content of the unsegmented source starts in the file. */
function sourceOf(place: Place): number {
  return place.unit.source === none ? -1 : openEndOf(place.doc, place.unit.source) + place.base;
}
