import { type Catalog, type SegmentChange, withItsKeys } from '../catalog/catalog.ts';
import { type Changed, changeSegments } from '../formats/change.ts';
import type { Format, NewEntry } from '../formats/format.ts';
import { lineEdits } from '../merge/lineEdits.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { missingUnits, syncUnits } from './syncUnits.ts';

/**
 * As `changeSegments`, also for new entries of a bilingual file whose sources are keys: their units are copied from the file of
 * the source language, behind their neighbours.
 *
 * @example changeEntries(xliff12, german, new Map(), [{ missing, content }], 'de').text
 */
export function changeEntries(
  format: Format,
  catalog: Catalog,
  changes: ReadonlyMap<string, SegmentChange>,
  additions: readonly NewEntry[] = [],
  language?: string,
): Changed {
  const keyed = withItsKeys(catalog);
  if (keyed === catalog || !catalog.pair || additions.length === 0)
    return changeSegments(format, catalog, changes, additions, language);
  const units = missingUnits(
    catalog.pair,
    additions.map(({ missing }) => missing),
  );
  const added = syncUnits(format, keyed, catalog.pair.source, { language: language ?? '', units });
  const there = new Map(changes);
  const refused = new Map<string, Sentence>();
  for (const { missing, ...change } of additions) {
    const reason = added.refused.get(missing.id);
    if (reason) refused.set(missing.id, reason);
    else there.set(missing.id, change);
  }
  const changed = changeSegments(format, format.parse(added.text, keyed.path), there, [], language);
  for (const [id, reason] of changed.refused) refused.set(id, reason);
  return { ...changed, edits: lineEdits(catalog.text, changed.text), refused };
}
