import { type Catalog, errorCount } from '../catalog/catalog.ts';
import { EditRefused } from '../catalog/editRefused.ts';
import type { Segment } from '../catalog/segment.ts';
import { applyEdits } from '../catalog/textRange.ts';
import type { Format, NewEntry } from '../formats/format.ts';
import { asDraft, takeOut, textOf } from '../merge/draft.ts';
import type { Entry } from '../merge/entries.ts';
import { asItIs, isAsExpected } from '../merge/expected.ts';
import { type Sentence, say } from '../sentences/sentence.ts';

/** What is left of a file without some of its entries. */
export interface Removal {
  readonly text: string;
  /** Ids of the segments that went. */
  readonly removed: readonly string[];
  /** By id: why a segment stays, in words for the user. */
  readonly refused: ReadonlyMap<string, Sentence>;
}

/**
 * Takes entries out of a file, with their comments and the sections that would be left empty. The rest keeps its bytes; a
 * result in which another segment would differ is refused, and the entries that can go go alone.
 *
 * @param catalog as its text was parsed, not paired.
 * @param ids of segments; those that are not there are passed over.
 * @example removeEntries(json, json.parse('{"a":"b","c":"d"}'), new Set(['c'])).text; // '{"a":"b"}'
 */
export function removeEntries(format: Format, catalog: Catalog, ids: ReadonlySet<string>): Removal {
  const wanted = catalog.segments.all().flatMap(({ id }) => (ids.has(id) ? [id] : []));
  if (errorCount(catalog) > 0) {
    // What nobody can read may belong to an entry.
    const broken = say`The file is not well formed; repair it first.`;
    return { text: catalog.text, removed: [], refused: new Map(wanted.map((id) => [id, broken])) };
  }
  const together = without(format, catalog, new Set(wanted));
  if (together !== undefined) return { text: together, removed: wanted, refused: new Map() };
  const removed: string[] = [];
  const refused = new Map<string, Sentence>();
  let rest = catalog;
  for (const id of wanted) {
    const text = without(format, rest, new Set([id]));
    if (text === undefined) {
      refused.set(id, say`It cannot be removed without a change to what is beside it.`);
      continue;
    }
    removed.push(id);
    rest = format.parse(text, catalog.path);
  }
  return { text: rest.text, removed, refused };
}

/** The text without some segments; undefined where others would change. */
function without(format: Format, catalog: Catalog, ids: ReadonlySet<string>): string | undefined {
  if (ids.size === 0) return catalog.text;
  const kept = catalog.segments.all().filter(({ id }) => !ids.has(id));
  const isRight = (text: string, left: readonly Entry[] = []): boolean => {
    const expected = [...kept, ...left.flatMap(({ segments }) => segments)];
    const parsed = format.parse(text, catalog.path);
    const byId = new Map(expected.map((segment) => [segment.id, asItIs(segment)]));
    if (!isAsExpected(parsed, byId, errorCount(catalog))) return false;
    if (parsed.targetLanguage !== catalog.targetLanguage) return false;
    return kept.every((segment) => saysTheSame(segment, parsed.segments.find(segment.id)));
  };
  const derived = byDerivation(format, catalog, kept);
  if (derived !== undefined && isRight(derived)) return derived;
  const draft = asDraft(catalog, format);
  const removed = draft.pieces.flatMap(({ entry }) => (entry.segments.some(({ id }) => ids.has(id)) ? [entry] : []));
  if (removed.some(({ segments }) => segments.some(({ id }) => !ids.has(id)))) return undefined;
  const rest = takeOut(draft, removed, isRight);
  return rest && isRight(textOf(rest)) ? textOf(rest) : undefined;
}

/** The file made again in its own language with the texts that stay: the format knows what goes with an entry. */
function byDerivation(format: Format, catalog: Catalog, kept: readonly Segment[]): string | undefined {
  if (catalog.kind === 'bilingual' || !format.derive) return undefined;
  const entries = kept.flatMap((segment): [string, NewEntry][] =>
    segment.target ? [[segment.id, { missing: { id: segment.id, source: segment }, content: segment.target }]] : [],
  );
  try {
    return applyEdits(catalog.text, format.derive(catalog, catalog.targetLanguage ?? 'en', new Map(entries)));
  } catch (error) {
    if (error instanceof EditRefused) return undefined;
    throw error;
  }
}

/** Whether what a file says about a text is the same. */
function saysTheSame(a: Segment, b: Segment | undefined): boolean {
  return JSON.stringify(described(a)) === JSON.stringify(b && described(b));
}

const described = ({ notes, context, maxLength, declaredPlaceholders, ignored }: Segment) => [
  notes,
  context,
  maxLength,
  declaredPlaceholders,
  ignored,
];
