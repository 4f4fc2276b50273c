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
  const ofCatalog = groups.get(catalog) ?? new Map<string, Group>();
  groups.set(catalog, ofCatalog);
  const name = groupOf(id);
  const group = ofCatalog.get(name) ?? countGroup(name, catalog);
  ofCatalog.set(name, group);
  const shown = group.shown.get(unitKey(unit)) ?? 0;
  return shown >= fewestPassed && 2 * shown >= group.texts;
}

const fewestPassed = 5;

/** The texts of one object of a file, and how many of them show each placeholder in the source. */
interface Group {
  readonly texts: number;
  readonly shown: ReadonlyMap<string, number>;
}

const groups = new WeakMap<Catalog, Map<string, Group>>();

const groupOf = (id: string) => id.slice(0, id.lastIndexOf('.') + 1);

function countGroup(name: string, catalog: Catalog): Group {
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
