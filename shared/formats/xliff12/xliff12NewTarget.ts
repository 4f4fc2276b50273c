import { EditRefused } from '../../catalog/editRefused.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { attributesEnd } from '../../xml/editAttribute.ts';
import { type AttributeChanges, expandTag, insertAfter, writeAttributes } from '../../xml/editElement.ts';
import { contentStart } from '../../xml/subflows.ts';
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
} from '../../xml/xmlDocument.ts';
import type { Place } from './xliff12Place.ts';
import { pairMarks } from './xliff12Unit.ts';

/** Raw texts by where the content of their source starts in the file. */
export type NewTexts = ReadonlyMap<number, string>;

/**
 * The edits that write texts where there is no place for them yet: no target, an empty tag, a target without the
 * segment or without the text within a code.
 *
 * @param attributes of a target that is new.
 */
export function fillTarget(place: Place, texts: NewTexts, attributes: AttributeChanges): TextEdit[] {
  const inFlows = new Set(place.flows.map(({ source }) => contentStart(place, source)));
  const ownTexts = new Map([...texts].filter(([start]) => !inFlows.has(start)));
  return ownTexts.size > 0 ? fillOwn(place, ownTexts, attributes) : fillFlows(place, texts);
}

function fillOwn(place: Place, texts: NewTexts, attributes: AttributeChanges): TextEdit[] {
  const { doc, unit, marks, targets, text } = place;
  const bySegment = marks.some((mark) => texts.has(contentStart(place, mark.node)));
  const content = bySegment ? skeleton(place, texts) : (texts.values().next().value ?? '');
  if (unit.target === none) return [insertion(place, content, attributes)];
  if (isEmptyTag(doc, unit.target)) return [expandTag(doc, unit.target, content)];
  const range = contentRange(doc, unit.target);
  if (targets.length === 0 && text.slice(range.start, range.end).trim() === '') {
    return [{ range, newText: content }];
  }
  return missingMarks(place, texts);
}

/** Texts within codes can stand only where the target has the code. */
function fillFlows(place: Place, texts: NewTexts): TextEdit[] {
  return place.flows.flatMap(({ source, target }) => {
    const raw = texts.get(contentStart(place, source));
    if (raw === undefined) return [];
    if (target === none) throw new EditRefused(say`The text around this one must be translated first.`);
    return [expandTag(place.doc, target, raw)];
  });
}

/** A new target behind the source. */
function insertion(place: Place, raw: string, attributes: AttributeChanges): TextEdit {
  const { doc, unit } = place;
  const sibling = unit.segSource === none ? unit.source : unit.segSource;
  const name = `${prefixOf(qualifiedName(doc, 0))}target`;
  const element = `<${name}${writeAttributes(attributes)}>${raw}</${name}>`;
  if (sibling !== none) return insertAfter(doc, sibling, element);
  if (isEmptyTag(doc, 0)) throw new EditRefused(say`An empty unit cannot hold a translation.`);
  const offset = closeStartOf(doc, 0);
  return { range: { start: offset, end: offset }, newText: element };
}

/** The content of the segmented source with other texts in its segments: the shape of a segmented target. */
function skeleton(place: Place, texts: NewTexts): string {
  const { doc, unit, marks, text } = place;
  let raw = '';
  let offset = openEndOf(doc, unit.segSource);
  for (const { node } of marks) {
    raw += text.slice(offset, startOf(doc, node)) + markText(place, node, texts.get(contentStart(place, node)) ?? '');
    offset = endOf(doc, node);
  }
  return raw + text.slice(offset, closeStartOf(doc, unit.segSource));
}

function markText({ doc, text }: Place, node: number, raw: string): string {
  const name = qualifiedName(doc, node);
  const start = startOf(doc, node);
  const tag = text.slice(start, isEmptyTag(doc, node) ? attributesEnd(text, start) : openEndOf(doc, node));
  return `${tag}${isEmptyTag(doc, node) ? '>' : ''}${raw}</${name}>`;
}

/** Segments that a segmented target lacks: behind the nearest one before them, else at its start. */
function missingMarks(place: Place, texts: NewTexts): TextEdit[] {
  const { doc, unit, marks, targets } = place;
  const edits: TextEdit[] = [];
  let offset = openEndOf(doc, unit.target);
  const paired = pairMarks(marks, targets);
  for (const [i, { node }] of marks.entries()) {
    const present = paired[i];
    const raw = texts.get(contentStart(place, node));
    if (present && raw !== undefined) {
      edits.push(expandTag(doc, present.node, raw));
    } else if (raw !== undefined) {
      edits.push({ range: { start: offset, end: offset }, newText: markText(place, node, raw) });
    }
    if (present && parentOf(doc, present.node) === unit.target) offset = endOf(doc, present.node);
  }
  return edits;
}
