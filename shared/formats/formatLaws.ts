import type { Catalog } from '../catalog/catalog.ts';
import { type Content, plain } from '../catalog/content.ts';
import { EditRefused } from '../catalog/editRefused.ts';
import { type Segment, type Slot, startOf } from '../catalog/segment.ts';
import { applyEdits } from '../catalog/textRange.ts';
import { english } from '../sentences/sentence.ts';
import { changeSegments } from './change.ts';
import type { Format } from './format.ts';
import { checkReview } from './reviewLaws.ts';

/** How thoroughly {@link checkFormatLaws} looks. */
export interface LawOptions {
  /** As for `Format.parse`. */
  readonly path?: string;
  /** Segments that are edited, spread over the file. Default 4. */
  readonly edits?: number;
  /** Prefixes of the text that are parsed, spread over the file. Default 10. */
  readonly prefixes?: number;
  /** Texts that every translatable segment must be able to hold. Default: {@link awkwardTexts}. */
  readonly texts?: readonly string[];
  /** Refusals that are right for the file: a text within a code whose surroundings are not translated. */
  readonly refused?: RegExp;
}

/** Texts that trip careless writers: characters that formats escape, other scripts, a surrogate pair. */
export const awkwardTexts: readonly string[] = [
  'Zwölf “Äpfel” & <5 Birnen>, \'ja\' "nein"',
  '日本語 😀 100% {0} \\ end',
];

/**
 * Tries the laws of {@link Format} on one text: `parse` never throws, not on a prefix either; ids are unique; segments
 * stand in the order of the text; ranges slice; `toText` keeps its laws; an edit that changes nothing is no edit; a new target is read back and nothing else
 * changes; a remark is read back and can be taken out again.
 *
 * @returns what was broken, a sentence each; nothing when all laws hold.
 * @example expect(checkFormatLaws(json, '{ "a": "b" }')).toEqual([]);
 */
export function checkFormatLaws(format: Format, text: string, options: LawOptions = {}): string[] {
  const faults: string[] = [];
  const catalog = parse(format, text, options.path, faults);
  if (!catalog) return faults;
  if (catalog.text !== text) faults.push('the catalog holds another text');
  checkPlaces(catalog, faults);
  if (format.readOnly === undefined) checkNoEdit(format, catalog, faults);
  for (const [name, { get }] of Object.entries(Object.getOwnPropertyDescriptors(catalog)))
    if (get) faults.push(`“${name}” is worked out when it is copied`);
  const broken = [...catalog.problems].filter((problem) => problem.id === 'syntax').map((problem) => problem.range);
  const editable = catalog.segments
    .all()
    .filter(
      ({ translatable, obsolete, range }) =>
        format.readOnly === undefined &&
        translatable &&
        !obsolete &&
        !broken.some((fault) => fault.start < range.end && fault.end > range.start),
    );
  for (const segment of spread(editable, options.edits ?? 4)) {
    checkEdits(format, catalog, segment, options, faults);
    // A remark above an entry may be read as a part of the broken one before it, and is refused.
    const isBehindFault = broken.some(
      ({ end }) => end <= segment.range.start && text.slice(end, segment.range.start).trim() === '',
    );
    if (!isBehindFault) checkReview(format, catalog, segment, faults);
  }
  const count = options.prefixes ?? 10;
  for (let i = 0; i < count; i++)
    parse(format, text.slice(0, Math.floor((text.length * i) / count)), options.path, faults);
  return faults;
}

/** The laws of {@link Slot} on one slot. */
export function checkSlot(text: string, slot: Slot, name: string, faults: string[]): void {
  checkRange(text, slot.range, name, faults);
  const { value, range } = slot;
  if (slot.toText(0) !== range.start) faults.push(`${name}: toText(0) is not the start`);
  if (slot.toText(value.length) !== range.end) faults.push(`${name}: toText(length) is not the end`);
  let last = range.start;
  for (let i = 0; i <= value.length; i++) {
    const offset = slot.toText(i);
    if (offset < last) faults.push(`${name}: toText decreases at ${i}`);
    const inPair = isLow(value, i) && isHigh(value, i - 1);
    if (inPair && offset !== last) faults.push(`${name}: toText cuts a surrogate pair at ${i}`);
    last = offset;
  }
  let end = 0;
  for (const code of slot.codes) {
    if (code.start < end || code.end <= code.start || code.end > value.length) {
      faults.push(`${name}: inline code ${code.id} overlaps another or lies outside`);
    }
    end = code.end;
    if (code.symbolic) continue;
    const markup = value.slice(code.start, code.end);
    // A CDATA section may start or end beside a code; what is a segment of its own inside a code is not in the markup.
    const delimiters = /^(?:\]\]>|<!\[CDATA\[)+|(?:\]\]>|<!\[CDATA\[)+$/g;
    const whole = text.slice(slot.toText(code.start), slot.toText(code.end));
    if (whole === markup) continue;
    const raw = whole.replace(delimiters, '');
    const parts = markup.split(/(?<=>)(?=<)|(?=<\/)|(?<=[=\s]["'(])(?=["')])|(?<==)(?=[\s/>])|(?<=`)(?=')/);
    // A closing tag may be cut off where the text ends.
    const around = /(?:[>)`]|<\/[^<>]*)$/.test(markup) && holdsInOrder(raw, parts);
    if (raw !== markup && !around) faults.push(`${name}: inline code ${code.id} is not its raw markup`);
  }
}

/** Ids are unique, segments stand in the order of the text, and every range lies within it. */
export function checkPlaces({ text, segments, problems }: Catalog, faults: string[]): void {
  const ids = new Set<string>();
  let last = 0;
  for (const segment of segments) {
    const start = startOf(segment);
    if (start < last) faults.push(`segment “${segment.id}” stands before the one before it`);
    last = start;
    if (ids.has(segment.id)) faults.push(`two segments are called “${segment.id}”`);
    ids.add(segment.id);
    checkRange(text, segment.range, `segment “${segment.id}”`, faults);
    if (segment.idRange) checkRange(text, segment.idRange, `the id of “${segment.id}”`, faults);
    for (const side of ['source', 'target'] as const) {
      const slot = segment[side];
      if (!slot) continue;
      checkSlot(text, slot, `${side} of “${segment.id}”`, faults);
      if (slot.range.start < start) faults.push(`${side} of “${segment.id}” stands before it`);
    }
  }
  for (const problem of problems) checkRange(text, problem.range, `problem “${english(problem.message)}”`, faults);
}

/** Whether a text starts with the first of some parts and has the others behind it, in order. */
function holdsInOrder(text: string, parts: readonly string[]): boolean {
  let offset = 0;
  return parts.every((part, i) => {
    const start = i === 0 ? (text.startsWith(part) ? 0 : -1) : text.indexOf(part, offset);
    offset = start + part.length;
    return start >= 0;
  });
}

function checkNoEdit(format: Format, catalog: Catalog, faults: string[]): void {
  for (const segment of catalog.segments) {
    if (!segment.target || !segment.translatable || segment.obsolete) continue;
    try {
      const { value, codes } = segment.target;
      const edits = format.edits(catalog, segment, { content: { value, codes } });
      if (applyEdits(catalog.text, edits) !== catalog.text)
        faults.push(`“${segment.id}”: an edit without a change edits`);
    } catch (error) {
      faults.push(`“${segment.id}”: an edit without a change is refused: ${String(error)}`);
    }
  }
}

function checkEdits(
  format: Format,
  catalog: Catalog,
  segment: Segment,
  { texts = awkwardTexts, refused }: LawOptions,
  faults: string[],
): void {
  // Not every format lets go of the codes of a text, so they are kept.
  const contents = texts.map((text) => (segment.target ? withStart(segment.target, text) : plain(text)));
  if (segment.source) contents.push({ value: segment.source.value, codes: segment.source.codes });
  if (segment.target) contents.push({ value: `${segment.target.value} z`, codes: segment.target.codes });
  for (const content of contents) {
    try {
      const changed = changeSegments(format, catalog, new Map([[segment.id, { content }]]));
      for (const reason of [...changed.refused.values()].map(english)) {
        if (refused?.test(reason)) continue;
        faults.push(`“${segment.id}” cannot be ${JSON.stringify(content.value)}: ${reason}`);
      }
      const outside = changed.edits.find(
        (edit) => edit.range.start < segment.range.start || edit.range.end > segment.range.end,
      );
      if (outside) faults.push(`“${segment.id}”: an edit lies outside the segment`);
    } catch (error) {
      faults.push(
        `“${segment.id}”: changing it throws: ${error instanceof EditRefused ? error.message : String(error)}`,
      );
    }
  }
}

/** A text with another before it; alone where it has no codes. */
function withStart(content: Content, text: string): Content {
  if (content.codes.length === 0) return plain(text);
  const codes = content.codes.map((code) => ({
    ...code,
    start: code.start + text.length,
    end: code.end + text.length,
  }));
  return { value: text + content.value, codes };
}

function parse(format: Format, text: string, path: string | undefined, faults: string[]): Catalog | undefined {
  try {
    return format.parse(text, path);
  } catch (error) {
    faults.push(`parse throws on ${text.length} code units: ${String(error)}`);
    return undefined;
  }
}

export function checkRange(text: string, range: { start: number; end: number }, name: string, faults: string[]): void {
  if (!(range.start >= 0 && range.start <= range.end && range.end <= text.length)) {
    faults.push(`${name}: range ${range.start}–${range.end} lies outside the text`);
  }
}

/** At most `count` of the items, evenly from the first to the last. */
function spread<T>(items: readonly T[], count: number): T[] {
  if (items.length <= count) return [...items];
  const step = (items.length - 1) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, i) => items[Math.round(i * step)]).filter((item) => item !== undefined);
}

const isHigh = (text: string, offset: number) => (text.charCodeAt(offset) & 0xfc00) === 0xd800;
const isLow = (text: string, offset: number) => (text.charCodeAt(offset) & 0xfc00) === 0xdc00;
