import type { Catalog } from '../catalog/catalog.ts';
import { plain } from '../catalog/content.ts';
import type { TextEdit } from '../catalog/textRange.ts';
import { isRepeated } from '../checks/keys/extraKey.ts';
import { changeSegments } from '../formats/change.ts';
import { factsOf } from '../formats/factsOf.ts';
import type { Format, NewEntry } from '../formats/format.ts';
import { lackingEntries } from '../formats/lackingEntries.ts';
import { lineEdits } from '../merge/lineEdits.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { removeEntries } from './removeEntries.ts';

/** What an entry that is added has as its text until it is translated: nothing, or the source text. */
export type Fill = 'empty' | 'source';

/** How a file is brought to the keys of its source. */
export interface SyncOptions {
  /** BCP 47, of the file. */
  readonly language: string;
  /** Default: as is usual for the format; `none` adds nothing. */
  readonly fill?: Fill | 'none' | undefined;
  /** Ids of entries to be taken out. */
  readonly remove?: ReadonlySet<string> | undefined;
}

/** What became of a file. */
export interface Synced {
  /** Edits of the catalog's text; none where nothing changes. */
  readonly edits: readonly TextEdit[];
  readonly text: string;
  /** Ids, in the order of the source file. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** By id: why an entry was not added or not taken out, in words for the user. */
  readonly refused: ReadonlyMap<string, Sentence>;
}

/**
 * Brings a monolingual file to the keys of its source file: what it lacks is added untranslated, beside its neighbours of
 * the source; what it shall no longer have is taken out. Texts that are there keep their bytes.
 *
 * @param catalog paired with its source file; one without a pair stays as it is.
 * @example syncCatalog(json, paired, { language: 'de' }).added; // ['cart.title']
 */
export function syncCatalog(format: Format, catalog: Catalog, options: SyncOptions): Synced {
  const { language, fill = usualFill(catalog), remove } = options;
  const additions = fill === 'none' ? [] : newEntries(catalog, language, fill);
  const changed = changeSegments(format, catalog, new Map(), additions);
  const refused = new Map(changed.refused);
  const added = additions.flatMap(({ missing: { id } }) => (refused.has(id) ? [] : [id]));
  if (!remove || remove.size === 0) {
    return { edits: changed.edits, text: changed.text, added, removed: [], refused };
  }
  const parsed = format.parse(changed.text, catalog.path);
  const { text, removed, refused: kept } = removeEntries(format, parsed, remove);
  for (const [id, reason] of kept) refused.set(id, reason);
  return { edits: lineEdits(catalog.text, text), text, added, removed, refused };
}

/** What entries of a file have before they are translated: no text, but for files whose programs would show just that. */
export function usualFill(catalog: Pick<Catalog, 'format' | 'dialect'>): Fill {
  return factsOf(catalog).emptyIsShown ? 'source' : 'empty';
}

/**
 * The entries that a file lacks of its source, untranslated; second entries of one key are left out.
 *
 * @param language BCP 47, of the file: it decides about plural forms.
 */
export function newEntries(catalog: Catalog, language: string, fill: Fill): readonly NewEntry[] {
  const { pair } = catalog;
  if (!pair) return [];
  const entries: NewEntry[] = [];
  for (const missing of lackingEntries(catalog, language)) {
    if (missing.id === '' || isRepeated(missing.source, pair.source)) continue;
    const { target } = missing.source;
    entries.push({ missing, content: fill === 'source' && target ? target : plain('') });
  }
  return entries;
}
