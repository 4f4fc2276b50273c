import type { Segment, Slot } from '../../catalog/segment.ts';
import { segmentWith } from '../../catalog/segmentWith.ts';
import { isWithin, type TextRange } from '../../catalog/textRange.ts';
import { attributeSlot } from '../../xml/attributeSlot.ts';
import { attributesOf } from '../../xml/attributes.ts';
import { scanXml } from '../../xml/scanXml.ts';
import { openEndOf, parentOf, startOf, type XmlDocument } from '../../xml/xmlDocument.ts';
import { withEditedAttribute } from '../editedAttribute.ts';
import type { Format, PartEdit } from '../format.ts';
import { sortedByPlace } from '../inFileOrder.ts';
import { movedAround, movedRange, movedSlot } from '../movedSegment.ts';
import { sameSlot } from '../sameSlot.ts';
import { DitaReading } from './ditaReading.ts';
import { hasOwnText } from './ditaTexts.ts';

/**
 * A text of a topic or map that was edited, or an attribute. The text is read by itself, as it was and as it is: where
 * both have the same tags in the same order, all that stands around it is read as it was.
 *
 * @returns undefined where that is not sure: another tag, a fault anywhere in the file, a text that lost its last word.
 */
export const readDitaPart: NonNullable<Format['readPart']> = (catalog, part) => {
  // A quotation mark that is missing in a tag may be the next one that is typed, wherever that is.
  if ((catalog.errors ?? catalog.problems).some(({ severity }) => severity === 'error')) return undefined;
  for (const segment of part.segments) {
    const { target } = segment;
    if (!target) continue;
    const isAttribute = /["']/.test(part.was.slice(target.range.start - 1, target.range.start));
    if (isAttribute && isWithin(part.edit, target.range)) return readAttribute(part, segment, target);
    const around = isAttribute ? undefined : withSpaces(part, target.range);
    if (around && isWithin(part.edit, around)) return readText(part, segment, around);
  }
  return undefined;
};

/** So much white space beside a text is looked at. */
const farthest = 500;

/** A text with the white space around it, which is a part of it as soon as a word stands there. */
function withSpaces({ was }: PartEdit, { start, end }: TextRange): TextRange | undefined {
  const before = was.slice(Math.max(0, start - farthest), start);
  const behind = was.slice(end, end + farthest);
  const from = start - before.length + before.replace(/(?<![ \t\r\n])[ \t\r\n]+$/, '').length;
  const to = end + behind.length - behind.replace(/^[ \t\r\n]+/, '').length;
  return was.slice(from - 1, from) === '>' && was.slice(to, to + 1) === '<' ? { start: from, end: to } : undefined;
}

function readText(part: PartEdit, text: Segment, around: TextRange): readonly Segment[] | undefined {
  const { segments, was, is, edit } = part;
  const by = is.length - was.length;
  const [old, now] = [was.slice(around.start, around.end), is.slice(around.start, around.end + by)];
  // Whether line ends are layout cannot be told from a text that has none.
  if (!old.includes('\n') && now.includes('\n')) return undefined;
  const read = segments.filter(({ range }) => range.start >= around.start || range === text.range);
  for (const element of ['p', 'pre']) {
    const [before, after] = [pieceOf(old, element), pieceOf(now, element)];
    const move = around.start - before.at;
    const isSame =
      before.segments.length === read.length &&
      read.every(({ target }, i) => sameSlot(target, before.segments[i]?.target, move));
    if (!isSame) continue;
    if (!sameFrame(before, after)) return undefined;
    const become = new Map<Segment, Segment>();
    for (const [i, own] of read.entries()) {
      const { range, target } = after.segments[i] as Segment;
      if (!target) return undefined;
      // The range of a whole element is that of its tags, which are not in what was read by itself.
      const isElement = own.range.start !== own.target?.range.start;
      become.set(
        own,
        segmentWith(own, {
          range:
            own !== text
              ? movedRange(range, move)
              : isElement
                ? movedAround(own.range, edit, by)
                : movedRange(target.range, move),
          target: movedSlot(target, move),
          ...(own.idRange ? { idRange: movedAround(own.idRange, edit, by) } : {}),
        }),
      );
    }
    return segments.map((segment) => become.get(segment) ?? segment);
  }
  return undefined;
}

/** A text by itself. */
interface DitaPiece {
  readonly doc: XmlDocument;
  /** Where it starts in the document. */
  readonly at: number;
  /** Ids and ranges as if it were a document. */
  readonly segments: readonly Segment[];
}

function pieceOf(text: string, element: string): DitaPiece {
  const doc = scanXml(`<${element}>${text}</${element}>`);
  const reading = new DitaReading(doc);
  reading.read();
  return { doc, at: openEndOf(doc, 0), segments: sortedByPlace(reading.segments) };
}

/** Whether two states of a text have the same tags, none with a fault, and texts at the same places. */
function sameFrame(a: DitaPiece, b: DitaPiece): boolean {
  const [one, other] = [a.doc, b.doc];
  if (one.problems.length > 0 || other.problems.length > 0 || one.size !== other.size) return false;
  if (hasOwnText(one, 0) !== hasOwnText(other, 0)) return false;
  for (let node = 0; node < one.size; node++) {
    if (parentOf(one, node) !== parentOf(other, node) || tagOf(one, node) !== tagOf(other, node)) return false;
  }
  return a.segments.length === b.segments.length && a.segments.every(({ id }, i) => id === b.segments[i]?.id);
}

const tagOf = (doc: XmlDocument, node: number) => doc.text.slice(startOf(doc, node), openEndOf(doc, node));

/** An attribute in the tag of an element whose text, if it has one, stands behind it. */
function readAttribute(part: PartEdit, attribute: Segment, old: Slot): readonly Segment[] | undefined {
  const { was, is } = part;
  const by = is.length - was.length;
  const { start, end } = attribute.range;
  const [before, target] = [attributeOf(was.slice(start, end)), attributeOf(is.slice(start, end + by))];
  if (!before || !target || !sameSlot(old, before, start)) return undefined;
  return withEditedAttribute(part, attribute, movedSlot(target, start));
}

/** The text of what is one attribute and nothing else. */
function attributeOf(raw: string): Slot | undefined {
  const lead = '<a ';
  const doc = scanXml(`${lead}${raw}/>`);
  const [only, ...others] = attributesOf(doc, 0).all;
  if (doc.problems.length > 0 || doc.size !== 1 || !only || others.length > 0) return undefined;
  const { start, end } = only.valueRange;
  if (only.range.end !== lead.length + raw.length) return undefined;
  const slot = attributeSlot(doc.text, start, end);
  return slot.value.trim() === '' ? undefined : movedSlot(slot, -lead.length);
}
