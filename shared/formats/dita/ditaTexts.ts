import type { Draft } from '../../catalog/draft.ts';
import type { Note, Segment, Slot } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { attributeSlot } from '../../xml/attributeSlot.ts';
import type { Attributes } from '../../xml/attributes.ts';
import { isSpace } from '../../xml/characters.ts';
import {
  closeStartOf,
  elementRange,
  endOf,
  nextOf,
  openEndOf,
  qualifiedName,
  startOf,
  type XmlDocument,
} from '../../xml/xmlDocument.ts';
import { conditions, textAttributes } from './ditaElements.data.ts';
import type { RunTexts } from './runTexts.ts';

/** An element whose texts have its id or its path as theirs. */
export interface NamedElement {
  readonly node: number;
  readonly path: string;
  readonly translate: boolean;
  readonly attributes: Attributes;
}

/** A run of text of an element. */
export interface TextRun extends NamedElement {
  /** True where white space is kept as it is written. */
  readonly preserve: boolean;
  /** Where it starts. */
  readonly start: number;
  /** How many runs with text there are before it. */
  readonly runs: number;
}

const nothing: readonly never[] = [];

/** The text for people between where a run starts and an offset, if there is any. */
export function runSegment(doc: XmlDocument, element: TextRun, to: number, textOf: RunTexts): Segment | undefined {
  const { node, translate, preserve, attributes, start: from } = element;
  const { text } = doc;
  let start = from;
  let end = to;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  if (start === end) return undefined;
  const slot = textOf(start, end, preserve);
  if (!slot) return undefined;
  const whole = from === openEndOf(doc, node) && to === closeStartOf(doc, node);
  const path = idOf(element);
  const id = element.runs === 0 ? path : `${path}/text[${element.runs + 1}]`;
  const segment = segmentOf(id, whole ? elementRange(doc, node) : { start, end }, slot, translate);
  segment.notes = conditionNotes(attributes);
  const idRange = attributes.find('id')?.valueRange;
  if (idRange) segment.idRange = idRange;
  return segment;
}

/** The attributes of an element that are texts for people. */
export function attributeSegments(doc: XmlDocument, element: NamedElement): readonly Segment[] {
  const { node, attributes } = element;
  if (attributes.isEmpty) return nothing;
  const segments: Segment[] = [];
  for (const attribute of attributes.all) {
    const { name } = attribute;
    const isMapTitle = name === 'title' && /(?:map|Scheme)$/.test(qualifiedName(doc, node));
    // The name of a kind of note that DITA has no name for is shown above it.
    const isLabel = name === 'othertype' && attributes.get('type') === 'other';
    if (!textAttributes.has(name) && !isMapTitle && !isLabel) continue;
    const { start, end } = attribute.valueRange;
    const slot = attributeSlot(doc.text, start, end);
    if (slot.value.trim() === '') continue;
    segments.push(segmentOf(`${idOf(element)}/@${name}`, attribute.range, slot, element.translate));
  }
  return segments;
}

function segmentOf(id: string, range: TextRange, target: Slot, translatable: boolean): Draft<Segment> {
  return {
    id,
    range,
    target,
    state: 'translated',
    translatable,
    notes: nothing,
    matches: nothing,
    ignored: nothing,
  };
}

/** The id that an element has, or its path. */
function idOf({ path, attributes }: NamedElement): string {
  return attributes.get('id') || path;
}

/** For whom a text is, where it is not for everybody. */
function conditionNotes(attributes: Attributes): readonly Note[] {
  if (attributes.isEmpty) return nothing;
  const said = attributes.all
    .filter(({ name }) => conditions.has(name))
    .map(({ name }) => `${name}: ${attributes.get(name)}`);
  return said.length > 0 ? [{ text: said.join('\n') }] : nothing;
}

/** True when an element has text of its own beside its child elements. */
export function hasOwnText(doc: XmlDocument, node: number): boolean {
  const end = nextOf(doc, node);
  let offset = openEndOf(doc, node);
  for (let child = node + 1; child < end; child = nextOf(doc, child)) {
    if (isText(doc.text.slice(offset, startOf(doc, child)))) return true;
    offset = endOf(doc, child);
  }
  return isText(doc.text.slice(offset, closeStartOf(doc, node)));
}

/** Whether there is more than white space, comments and instructions. */
function isText(raw: string): boolean {
  for (let offset = 0; ; ) {
    while (offset < raw.length && isSpace(raw.charCodeAt(offset))) offset++;
    if (offset === raw.length) return false;
    const close = raw.startsWith('<!--', offset) ? '-->' : raw.startsWith('<?', offset) ? '?>' : undefined;
    const end = close ? raw.indexOf(close, offset + 2) : -1;
    if (!close || end < 0) return true;
    offset = end + close.length;
  }
}
