import { type Catalog, errorCount, type MissingSegment, type Pair } from '../catalog/catalog.ts';
import { EditRefused } from '../catalog/editRefused.ts';
import { applyEdits } from '../catalog/textRange.ts';
import type { Format } from '../formats/format.ts';
import { asDraft, lineEndOf, textOf, withAdditions } from '../merge/draft.ts';
import { entriesOf } from '../merge/entries.ts';
import { asItIs, isAsExpected } from '../merge/expected.ts';
import { lineEdits } from '../merge/lineEdits.ts';
import { type Sentence, say } from '../sentences/sentence.ts';
import { removeEntries } from './removeEntries.ts';
import type { Synced, SyncOptions } from './syncCatalog.ts';

/** Units of a source file, by their ids there. */
export interface WantedUnits {
  readonly wanted: ReadonlySet<string>;
  /** The id that a unit of the source file has, or would have, in the other file. */
  idOf(id: string): string;
}

/** The units of the source file that a file lacks, or some of those. */
export function missingUnits(
  pair: Pair,
  missing: Iterable<Pick<MissingSegment, 'source'>> = pair.eachMissing(),
): WantedUnits {
  return { wanted: new Set(Array.from(missing, ({ source }) => source.id)), idOf: (id) => pair.idOf(id) };
}

/**
 * As `syncCatalog`, for a bilingual file and the extracted file that its units come from (`messages.xlf`): units that it
 * lacks are copied from there, without a target, behind their neighbours.
 *
 * @param source the extracted file; its units without translations.
 * @param options.units of a file whose sources are keys, which the ids of both files need not tell: the units of the source file
 *   that are added, and the ids that those have here.
 */
export function syncUnits(
  format: Format,
  catalog: Catalog,
  source: Catalog,
  {
    language,
    fill,
    remove,
    units,
  }: Pick<SyncOptions, 'language' | 'fill' | 'remove'> & { readonly units?: WantedUnits },
): Synced {
  const blank = fill === 'none' || source.format !== format.id ? undefined : blankOf(format, source, language, units);
  const lacking = blank ? lackingIds(format, catalog, blank) : [];
  const wanted = units && new Set(Array.from(units.wanted, units.idOf));
  const added = wanted ? lacking.filter((id) => wanted.has(id)) : lacking;
  const noPlace = say`The file has no place for it; run the tool that extracts it.`;
  const refused = new Map<string, Sentence>();
  for (const id of wanted ?? []) if (!added.includes(id)) refused.set(id, noPlace);
  let text = catalog.text;
  if (blank && added.length > 0) {
    const draft = withAdditions(
      format,
      asDraft(catalog, format),
      new Set(added),
      blank,
      lineEndOf(catalog.text),
      units?.idOf,
    );
    const all = [...catalog.segments.all(), ...added.flatMap((id) => blank.segments.find(id) ?? [])];
    const expected = new Map(all.map((segment) => [segment.id, asItIs(segment)]));
    const parsed = format.parse(textOf(draft), catalog.path);
    if (isAsExpected(parsed, expected, errorCount(catalog))) text = parsed.text;
    else for (const id of added) refused.set(id, noPlace);
  }
  const rest = removeEntries(format, format.parse(text, catalog.path), remove ?? new Set());
  for (const [id, reason] of rest.refused) refused.set(id, reason);
  return {
    edits: lineEdits(catalog.text, rest.text),
    text: rest.text,
    added: added.filter((id) => !refused.has(id)),
    removed: rest.removed,
    refused,
  };
}

/** The extracted file as one of the language in which nothing is translated, its wanted units with the ids that they will have. */
function blankOf(format: Format, source: Catalog, language: string, units?: WantedUnits): Catalog | undefined {
  try {
    const edits = format.derive?.(source, language, new Map());
    const blank = edits && format.parse(applyEdits(source.text, edits), source.path);
    if (!blank || !units) return blank;
    const needed = Array.from(units.wanted).flatMap((id) => {
      const [range, newText] = [blank.segments.find(id)?.idRange, units.idOf(id)];
      return range && newText !== id ? [{ range, newText }] : [];
    });
    return needed.length > 0 ? format.parse(applyEdits(blank.text, needed), source.path) : blank;
  } catch (error) {
    if (error instanceof EditRefused) return undefined;
    throw error;
  }
}

/** The segments of the entries of which a file has none at all. */
function lackingIds(format: Format, catalog: Catalog, blank: Catalog): readonly string[] {
  return entriesOf(blank, format)
    .filter(({ segments }) => segments.every(({ id }) => catalog.segments.placeOf(id) < 0))
    .flatMap(({ segments }) => segments.map(({ id }) => id));
}
