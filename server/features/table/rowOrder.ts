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
  const direction = order.startsWith('-') ? -1 : 1;
  const compare = comparison(order.replace('-', ''), entries, file);
  return [...places].sort((a, b) => direction * compare(a, b) || a - b);
}

function comparison(
  by: string,
  entries: readonly TableEntry[],
  { catalog, sourceLanguage, targetLanguage }: Pick<LocalizationFile, 'catalog' | 'sourceLanguage' | 'targetLanguage'>,
): (a: number, b: number) => number {
  const entryAt = (place: number) => entries[place] as TableEntry;
  const sourceSlot = (place: number) => {
    const entry = entryAt(place);
    return catalog.isSource ? targetOf(entry) : sourceOf(entry, catalog);
  };
  const source = (place: number) => sourceSlot(place)?.value ?? '';
  const target = (place: number) => targetOf(entryAt(place))?.value ?? '';
  const rank = (place: number) => states.indexOf(stateOf(entryAt(place)));
  if (by === 'state') return (a, b) => rank(a) - rank(b);
  if (by === 'length') {
    const length = (place: number) => {
      const slot = sourceSlot(place);
      return slot ? textOnly(slot).length : 0;
    };
    return (a, b) => length(a) - length(b);
  }
  const isSource = by === 'source' || catalog.isSource === true;
  const text = isSource ? source : target;
  const { compare } = collatorOf(isSource ? sourceLanguage : targetLanguage);
  return (a, b) => compare(text(a), text(b));
}

/** The alphabet of a language; of English where the language has no tag that a program reads. */
function collatorOf(language: string | undefined): Intl.Collator {
  try {
    return new Intl.Collator([language?.replaceAll('_', '-') ?? 'en', 'en'], { numeric: true });
  } catch {
    return new Intl.Collator('en', { numeric: true });
  }
}
