import { type Catalog, contentOf } from '../../catalog/catalog.ts';
import { pushTo } from '../../catalog/pushTo.ts';
import type { Segment, Slot } from '../../catalog/segment.ts';
import type { SegmentList } from '../../catalog/segmentList.ts';
import { analyzeMessage } from '../../messages/analyzeMessage.ts';
import type { MessageUnit } from '../../messages/message.ts';
import { syntaxesOf } from '../../messages/syntaxesOf.ts';
import { loneBrackets } from './loneBrackets.ts';

/** What tells the pieces of a sentence apart: `prompt1` and `prompt2`, `label.before` and `label.after`. */
const piece = /(?<=[^\d])(?:[-_. ]?(?:\d{1,2}|before|after|prefix|suffix|start|end|first|second))$/i;
/** UTF-16 code units of a file in which pieces are looked for: larger ones cost more than they tell. */
const mostText = 1_000_000;
/** More ids that differ in their number alone (`unit1`, `unit2` …) are a list of texts. */
const mostPieces = 4;
/** UTF-16 code units; a piece of a sentence is shorter. */
const longest = 2000;

/**
 * Whether a sentence is split over several keys and has a tag or placeholder as often in all pieces of the translation as
 * in those of the source: another language may have it in another piece.
 */
export function isEvenInPieces(unit: MessageUnit, segment: Segment, catalog: Catalog): boolean {
  if (piecesOf(segment, catalog).length === 0) return false;
  const { source, target } = catalog.segments.facts.ofEach(unitsOfPieces, catalog, stemOf(segment.id));
  const count = (units: readonly MessageUnit[]) => units.filter((other) => isSame(unit, other)).length;
  return count(source) === count(target);
}

interface UnitsOfPieces {
  readonly source: readonly MessageUnit[];
  readonly target: readonly MessageUnit[];
}

/** Read once for all units that are asked about: a text may have hundreds. */
function unitsOfPieces(catalog: Catalog, stem: string): UnitsOfPieces {
  const pieces = piecesWith(stem, catalog);
  const unitsIn = (one: Segment, slot: Slot | undefined) =>
    slot ? analyzeMessage(slot, syntaxesOf(one, catalog)).units : [];
  return {
    source: pieces.flatMap((one) => unitsIn(one, one.source)),
    target: pieces.flatMap((one) => unitsIn(one, one.target)),
  };
}

/**
 * The segments that a sentence is split into, by their numbers or else in the order of the file, the one that is asked about
 * among them; none where it stands alone.
 *
 * @example piecesOf(prompt1, catalog) // [prompt1, prompt2]
 */
export function piecesOf(segment: Segment, catalog: Catalog): readonly Segment[] {
  // A PO file has the text as its id: a long one is not searched for each of its placeholders.
  if (segment.plural || isLong(segment)) return [];
  if (contentOf(catalog).length > mostText || !piece.test(segment.id)) return [];
  const pieces = piecesWith(stemOf(segment.id), catalog);
  return pieces.length > 1 && !pieces.some(isLong) ? pieces : [];
}

/** Segments that may be pieces of one sentence with a segment, by their ids: what is found in one may depend on the others. */
export function piecesBeside({ id, plural }: Segment, catalog: Catalog): readonly Segment[] {
  if (plural || contentOf(catalog).length > mostText || !piece.test(id)) return [];
  return piecesWith(stemOf(id), catalog).filter((other) => other.id !== id);
}

/**
 * Whether the source shows that a sentence goes on from one key to the next: a bracket has no partner, or a piece ends or
 * begins with a space, or with anything but a capital. Texts such as `unit1` and `unit2` have no more in common than their ids.
 *
 * @example // { "ask1": "Delete", "ask2": "and all its boats?" }
 * goesOn(ask1, catalog) // true
 */
export function goesOn(segment: Segment, catalog: Catalog): boolean {
  if (loneBrackets(segment.source?.value ?? '').length > 0) return true;
  return piecesOf(segment, catalog).some(({ source }, i) => {
    const text = source?.value ?? '';
    return text !== text.trim() || (i > 0 && /^[^\p{Lu}\p{Lo}\p{N}]/u.test(text));
  });
}

const isLong = ({ source, target }: Segment) =>
  Math.max(source?.value.length ?? 0, target?.value.length ?? 0) > longest;

const isSame = (a: MessageUnit, b: MessageUnit) =>
  a.id === b.id && a.kind === b.kind && a.type === b.type && a.syntax === b.syntax;

const stemOf = (id: string) => id.replace(piece, '');

/** Those with a stem; none where they are too many to be a sentence. */
function piecesWith(stem: string, catalog: Catalog): readonly Segment[] {
  const { segments } = catalog;
  const places = segments.entryFacts.of(placesOfPieces, segments).get(stem) ?? [];
  return places.length > mostPieces ? [] : places.flatMap((place) => segments.at(place) ?? []);
}

/** The places of segments that may be pieces, by the stems of their ids. */
function placesOfPieces(segments: SegmentList): ReadonlyMap<string, readonly number[]> {
  const made = new Map<string, { readonly place: number; readonly number: number }[]>();
  let place = 0;
  for (const { id, plural } of segments.readings()) {
    const number = Number(/\d{1,2}$/.exec(id)?.[0]);
    if (!plural && piece.test(id)) pushTo(made, stemOf(id), { place, number });
    place++;
  }
  // A file that is sorted by the letters of another language shows the second piece before the first.
  const sorted = (pieces: readonly { readonly place: number; readonly number: number }[]) =>
    pieces.length <= mostPieces ? [...pieces].sort((a, b) => a.number - b.number || 0) : pieces;
  return new Map([...made].map(([stem, pieces]) => [stem, sorted(pieces).map((one) => one.place)]));
}
