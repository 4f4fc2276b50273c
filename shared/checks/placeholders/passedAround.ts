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

/**
 * Whether a placeholder is the name of the program, which is passed to every text of a file: five of the source show it. A
 * translation may say the name elsewhere, or not at all.
 */
export function isNameOfProgram(unit: MessageUnit, catalog: Catalog): boolean {
  if (!nameOfProgram.test(unit.id)) return false;
  const { shown } = catalog.segments.facts.ofEach(countGroup, catalog, undefined);
  return (shown.get(unitKey(unit)) ?? 0) >= fewestPassed;
}

const nameOfProgram = /^\P{L}*(?:app|application|brand|instance|product|program|project|server|site)[_-]?name\P{L}*$/iu;

/** The texts of one object of a file, and how many of them show each placeholder in the source. */
interface Group {
  readonly texts: number;
  readonly shown: ReadonlyMap<string, number>;
}

const groupOf = (id: string) => id.slice(0, id.lastIndexOf('.') + 1);

/** @param name of the group; all texts of the file where there is none. */
function countGroup(catalog: Catalog, name: string | undefined): Group {
  const shown = new Map<string, number>();
  let texts = 0;
  for (const segment of catalog.segments) {
    if (!segment.source || (name !== undefined && groupOf(segment.id) !== name)) continue;
    texts++;
    const { units } = analyzeMessage(segment.source, syntaxesOf(segment, catalog));
    for (const key of new Set(units.filter(({ type }) => type === 'placeholder').map(unitKey)))
      shown.set(key, (shown.get(key) ?? 0) + 1);
  }
  return { texts, shown };
}
