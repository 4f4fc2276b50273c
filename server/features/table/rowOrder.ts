import { textOnly } from '../../../shared/catalog/content.ts';
import type { SegmentState } from '../../../shared/catalog/segment.ts';
import type { RowOrder } from '../../../shared/tableProtocol.ts';
import type { LocalizationFile } from '../../workspace/workspace.ts';
import { sourceOf, stateOf, type TableEntry, targetOf } from './tableEntries.ts';

/** The order of work. */
const states: readonly SegmentState[] = ['untranslated', 'needs-review', 'translated', 'final'];

/**
 * Places of rows in an order other than that of the file. Equal rows keep the order of the file, also where the order is
 * reversed; texts that are empty come first.
 *
 * @param places ascending.
 * @example rowsInOrder([0, 1, 2], entries, file, '-length') // the longest source text, without its codes, first: [2, 0, 1]
 */
export function rowsInOrder(
  places: readonly number[],
  entries: readonly TableEntry[],
  file: Pick<LocalizationFile, 'catalog' | 'sourceLanguage' | 'targetLanguage'>,
  order: RowOrder,
): readonly number[] {
  const { catalog, sourceLanguage, targetLanguage } = file;
  const direction = order.startsWith('-') ? -1 : 1;
  const by = order.replace('-', '');
  const sorted = <Key>(keyOf: (entry: TableEntry) => Key, compare: (a: Key, b: Key) => number) =>
    places
      .map((place) => ({ place, key: keyOf(entries[place] as TableEntry) }))
      .sort((a, b) => direction * compare(a.key, b.key) || a.place - b.place)
      .map(({ place }) => place);
  const byNumber = (a: number, b: number) => a - b;
  const sourceSlot = (entry: TableEntry) => (catalog.isSource ? targetOf(entry) : sourceOf(entry, catalog));

  if (by === 'state') return sorted((entry) => states.indexOf(stateOf(entry)), byNumber);
  if (by === 'length') {
    return sorted((entry) => {
      const slot = sourceSlot(entry);
      return slot ? textOnly(slot).length : 0;
    }, byNumber);
  }
  const isSource = by === 'source' || catalog.isSource === true;
  const slotOf = isSource ? sourceSlot : targetOf;
  const { compare } = collatorOf(isSource ? sourceLanguage : targetLanguage);
  return sorted((entry) => slotOf(entry)?.value ?? '', compare);
}

/** The alphabet of a language; of English where the language has no tag that a program reads. */
function collatorOf(language: string | undefined): Intl.Collator {
  try {
    return new Intl.Collator([language?.replaceAll('_', '-') ?? 'en', 'en'], { numeric: true });
  } catch {
    return new Intl.Collator('en', { numeric: true });
  }
}
