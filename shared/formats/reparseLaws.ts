import fc from 'fast-check';
import { expect } from 'vitest';
import type { Catalog } from '../catalog/catalog.ts';
import type { Segment, Slot } from '../catalog/segment.ts';
import { segmentWith } from '../catalog/segmentWith.ts';
import type { Format } from './format.ts';
import { formatFor } from './formats.ts';
import { reparse, reparseOne } from './reparse.ts';

/** Everything that a reader can see of a catalog. */
export function visible(catalog: Catalog): unknown {
  return {
    text: catalog.text,
    dialect: catalog.dialect,
    languages: [catalog.sourceLanguage, catalog.targetLanguage],
    problems: [...catalog.problems],
    segments: catalog.segments.all().map((segment) => ({
      ...summary(segmentWith(segment, {})),
      source: segment.source && side(segment.source),
      target: segment.target && side(segment.target),
    })),
  };
}

/** What a segment tells; what it is made of is its own affair. */
const properties = [
  'id',
  'range',
  'idRange',
  'state',
  'rawState',
  'rawOrigin',
  'translatable',
  'notes',
  'matches',
  'context',
  'maxLength',
  'plural',
  'variant',
  'terms',
  'validation',
  'syntaxes',
  'declaredPlaceholders',
  'timing',
  'ignored',
  'sourceLanguage',
  'targetLanguage',
  'obsolete',
] as const satisfies readonly (keyof Segment)[];

function summary(segment: Segment) {
  return Object.fromEntries(properties.map((name) => [name, segment[name]]));
}

function side(slot: Slot) {
  const places = Array.from({ length: slot.value.length + 1 }, (_, offset) => slot.toText(offset));
  return { value: slot.value, codes: slot.codes, range: slot.range, places };
}

const xml = ['<', '>', '&', '<g id="1">', '</g>', '<!--'];

/**
 * Edits anywhere, one after the other, read as the whole text does.
 *
 * @param pieces what is typed beside words: signs that mean something to the format; default those of XML.
 */
export function checkEdits(path: string, text: string, numRuns: number, pieces: readonly string[] = xml): void {
  const format = formatFor(path, text);
  if (!format) throw new Error(`no format claims ${path}`);
  const all = ['x', ' ', '"', '\\', '\n', 'ä', '😀', '%s', '', ...pieces];
  const edit = fc.record({
    place: fc.nat(),
    length: fc.nat(3),
    piece: fc.constantFrom(...all),
    withRange: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 6 }), (edits) => {
      let catalog = format.parse(text, path);
      for (const { place, length, piece, withRange } of edits) {
        const before = catalog.text;
        const start = place % (before.length + 1);
        const after = before.slice(0, start) + piece + before.slice(start + length);
        const suffix = Math.max(0, before.length - start - length);
        catalog = reparse(format, catalog, after, withRange ? { prefix: start, suffix } : undefined);
        expect(visible(catalog)).toEqual(visible(format.parse(after, path)));
      }
    }),
    { numRuns },
  );
}

/**
 * Letters typed into each text of a file, one after the other, cost no reading of the whole file and read as that does.
 *
 * @param typing.letters default `e`.
 * @param typing.place where in a text, UTF-16 code units of its value; default its end.
 * @param typing.each gets the file as it became, as it is when it is opened, and which of its segments was edited.
 */
export function checkTyping(
  path: string,
  text: string,
  typing: {
    readonly letters?: string;
    readonly place?: number;
    each?(format: Format, catalog: Catalog, opened: Catalog, i: number): void;
  } = {},
): void {
  const format = formatFor(path, text);
  if (!format) throw new Error(`no format claims ${path}`);
  let catalog = format.parse(text, path);
  for (let i = 0; i < catalog.segments.count; i++) {
    const { target } = catalog.segments.at(i) ?? {};
    if (!target || target.value === '') continue;
    const offset = target.toText(typing.place ?? target.value.length);
    const typed = `${catalog.text.slice(0, offset)}${typing.letters ?? 'e'}${catalog.text.slice(offset)}`;
    const parse: typeof format.parse = (part, name) => {
      if (part === typed) throw new Error('the file was read as a whole');
      return format.parse(part, name);
    };
    catalog = reparse({ ...format, parse }, catalog, typed, { prefix: offset, suffix: catalog.text.length - offset });
    const opened = format.parse(typed, path);
    expect(visible(catalog)).toEqual(visible(opened));
    typing.each?.(format, catalog, opened, i);
  }
}

/**
 * Letters typed into a text of a file whose segments nobody lists read as the whole file does.
 *
 * @param read makes such a file of a text.
 * @returns how many texts were read again without the others.
 */
export function checkTypingUnlisted(format: Format, text: string, read: (text: string) => Catalog): number {
  let alone = 0;
  for (const { id, target } of read(text).segments) {
    if (!target || target.value === '') continue;
    const offset = target.toText(target.value.length);
    const typed = `${text.slice(0, offset)} e${text.slice(offset)}`;
    const one = reparseOne(format, read(text), id, typed, { prefix: offset, suffix: text.length - offset });
    if (!one) continue;
    alone++;
    expect(visible(one.catalog)).toEqual(visible(read(typed)));
  }
  return alone;
}
