import type { Segment } from '../../catalog/segment.ts';
import { segmentWith } from '../../catalog/segmentWith.ts';
import { isWithin, type TextRange } from '../../catalog/textRange.ts';
import { withEditedAttribute } from '../editedAttribute.ts';
import type { Format, PartEdit } from '../format.ts';
import { movedAround, movedRange, movedSlot } from '../movedSegment.ts';
import { sameSlot } from '../sameSlot.ts';
import { type HtmlPiece, htmlPiece, unsureTexts } from './htmlParse.ts';
import { attributeSlot, htmlPlace } from './htmlSlot.ts';
import type { HtmlToken } from './htmlTokens.ts';
import { hasWords } from './textAttributesOf.ts';

/**
 * A text of a page that was edited, or an attribute. The text is read by itself, with its codes, as it was and as it is:
 * where both have the same tags in the same order, all that stands around it is read as it was.
 *
 * @returns undefined where that is not sure: another tag, comment or sign of one, the first attribute or the last word
 *   of a text, a fault.
 */
export const readHtmlPart: NonNullable<Format['readPart']> = (catalog, part) => {
  const unsure = unsureTexts(catalog);
  if (part.segments.some(({ id }) => unsure.has(id))) return undefined;
  const isAttribute = ({ target }: Segment) => htmlPlace(target) === 'attribute';
  const text = part.segments.find((segment) => !isAttribute(segment));
  const around = text?.target && withSpaces(part, text.target.range);
  if (text && around && isWithin(part.edit, around)) return readText(part, text, around);
  const attribute = part.segments.find((segment) => isAttribute(segment) && isWithin(part.edit, segment.range));
  return attribute && readAttribute(part, attribute);
};

/** So much white space beside a text is looked at. */
const farthest = 500;

/** A text with the white space around it, which is a part of it as soon as a word stands there. */
function withSpaces({ was }: PartEdit, { start, end }: TextRange): TextRange | undefined {
  const before = was.slice(Math.max(0, start - farthest), start);
  const behind = was.slice(end, end + farthest);
  const from = start - before.length + before.trimEnd().length;
  const to = end + behind.length - behind.trimStart().length;
  const next = was.slice(to, to + 1);
  return next === '<' || next === '' ? { start: from, end: to } : undefined;
}

function readText(
  { segments, was, is, edit }: PartEdit,
  text: Segment,
  around: TextRange,
): readonly Segment[] | undefined {
  const by = is.length - was.length;
  const [old, now] = [was.slice(around.start, around.end), is.slice(around.start, around.end + by)];
  if (signsOf(old) !== signsOf(now) || mayGoOn.test(old) || mayGoOn.test(now)) return undefined;
  if (conflict.test(old) || conflict.test(now)) return undefined;
  const keepSpace = htmlPlace(text.target) === 'preformatted';
  const [before, after] = [htmlPiece(old, keepSpace), htmlPiece(now, keepSpace)];
  if (before.problems.length > 0 || after.problems.length > 0 || !sameFrame(before, after)) return undefined;
  // Attributes of the element's own tag stand before its text.
  const read = segments.filter((segment) => segment === text || segment.range.start >= around.start);
  if (read.length !== before.segments.length) return undefined;
  if (!read.every(({ target }, i) => sameSlot(target, before.segments[i]?.target, around.start))) return undefined;
  const become = new Map<Segment, Segment>();
  for (const [i, own] of read.entries()) {
    const { range, target } = after.segments[i] as Segment;
    const isElement = own === text && own.range.start !== own.target?.range.start;
    const changes = { range: isElement ? movedAround(own.range, edit, by) : movedRange(range, around.start) };
    become.set(own, segmentWith(own, target ? { ...changes, target: movedSlot(target, around.start) } : changes));
  }
  return segments.map((segment) => become.get(segment) ?? segment);
}

/** What may be a tag together with the text behind it. */
const mayGoOn = /<[^>]*$/;

/** The marks of a merge conflict, which no text has around it. */
const conflict = /^(?:[<=|>]{7})/m;

/** Runs of signs of which some may open or close a tag or a comment, of HTML or of templates. */
function signsOf(raw: string): string {
  return (raw.match(/(?<![-!#%?{}<>])[-!#%?]*[{}<>][-!#%?{}<>]*/g) ?? []).join(' ');
}

/** Attributes by which a tag says more than what it looks like. */
const telling = new Set(['id', 'lang', 'xml:lang', 'translate', 'class', 'type', 'name', 'property', 'itemprop']);

/** Whether two states of a text have the same tags and comments, and the same texts in them. */
function sameFrame(a: HtmlPiece, b: HtmlPiece): boolean {
  const [one, other] = [a, b].map(({ tokens, text }) =>
    tokens
      .filter(({ kind }) => kind !== 'text' && kind !== 'entity' && kind !== 'template')
      .map((tag) => frameOf(tag, text)),
  );
  return (
    one?.length === other?.length &&
    (one ?? []).every((tag, i) => tag === other?.[i]) &&
    a.segments.length === b.segments.length &&
    a.segments.every(({ id }, i) => id === b.segments[i]?.id)
  );
}

function frameOf({ kind, name, attributes, start, end }: HtmlToken, text: string): string {
  if (kind === 'hidden') return text.slice(start, end);
  const values = attributes.map((own) =>
    telling.has(own.name) ? `${own.name}=${text.slice(own.value.start, own.value.end)}` : own.name,
  );
  return [kind, name, text.slice(end - 2, end) === '/>', ...values].join('\n');
}

/** An attribute in quotes, in the tag of an element whose text, if it has one, stands behind it. */
function readAttribute(part: PartEdit, attribute: Segment): readonly Segment[] | undefined {
  const { was, is, edit } = part;
  const by = is.length - was.length;
  const { start, end } = attribute.range;
  const [old, now] = [was.slice(start, end), is.slice(start, end + by)];
  const opened = /^[^\s"'=]+\s*=\s*["']/.exec(old)?.[0];
  const quote = opened?.at(-1) ?? '';
  if (!opened || edit.start < start + opened.length || edit.end >= end || signsOf(old) !== signsOf(now))
    return undefined;
  const slotOf = (raw: string) => {
    const value = raw.slice(opened.length, -1);
    if (value.includes(quote) || conflict.test(value) || !hasWords(value)) return undefined;
    return attributeSlot(raw, { start: opened.length, end: raw.length - 1 });
  };
  const [before, target] = [slotOf(old), slotOf(now)];
  if (!before || !target || !sameSlot(attribute.target, before, start)) return undefined;
  return withEditedAttribute(part, attribute, movedSlot(target, start));
}
