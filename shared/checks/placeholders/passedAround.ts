import type { Catalog } from '../../catalog/catalog.ts';
import type { Segment } from '../../catalog/segment.ts';
import { analyzeMessage } from '../../messages/analyzeMessage.ts';
import type { MessageUnit } from '../../messages/message.ts';
import { syntaxesOf } from '../../messages/syntaxesOf.ts';
import { unitKey } from './freePlaceholders.ts';

/**
 * Whether the program passes a value to each text of a group: at least half of those that stand there in the source, and five,
 * show it, as messages of validation do with the name of their field.
 *
 * @example isPassedAround(fieldUnit, segment, catalog) // true where the texts beside it show `:field`, too
 */
export function isPassedAround(unit: MessageUnit, { id }: Segment, catalog: Catalog): boolean {
  const { texts, shown } = catalog.segments.facts.ofEach(countGroup, catalog, groupOf(id));
  const count = shown.get(unitKey(unit)) ?? 0;
  return count >= fewestPassed && 2 * count >= texts;
}

const fewestPassed = 5;

/** The texts of one object of a file, and how many of them show each placeholder in the source. */
interface Group {
  readonly texts: number;
  readonly shown: ReadonlyMap<string, number>;
}

const groupOf = (id: string) => id.slice(0, id.lastIndexOf('.') + 1);

function countGroup(catalog: Catalog, name: string): Group {
  const shown = new Map<string, number>();
  let texts = 0;
  for (const segment of catalog.segments) {
    if (!segment.source || groupOf(segment.id) !== name) continue;
    texts++;
    const { units } = analyzeMessage(segment.source, syntaxesOf(segment, catalog));
    for (const key of new Set(units.filter(({ type }) => type === 'placeholder').map(unitKey)))
      shown.set(key, (shown.get(key) ?? 0) + 1);
  }
  return { texts, shown };
}
