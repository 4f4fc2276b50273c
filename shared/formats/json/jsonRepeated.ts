import type { Problem } from '../../catalog/catalog.ts';
import { hashedIds, idHash } from '../../catalog/idSet.ts';
import { isAmong } from '../../catalog/lastAtMost.ts';
import { type DoubtfulHashes, manyIds, repeatedHashes } from '../../catalog/repeatedHashes.ts';
import { say } from '../../sentences/sentence.ts';
import type { JsonEntries } from './jsonEntries.ts';
import { type JsonNode, pathOf } from './jsonNode.ts';

/** A text whose key is there before it. */
interface Repeated {
  readonly place: number;
  /** The id that is its own. */
  readonly id: string;
  readonly problem: Problem;
}

/** Gives texts whose keys are there twice ids of their own, and says so. */
export function makeUnique(entries: JsonEntries, problems: Problem[]): void {
  const { length } = entries.strings;
  const doubtful = length < manyIds ? undefined : repeatedHashes(length, (place) => entries.segment(place).idHash);
  const repeated = (doubtful && repeatedAmong(entries, doubtful)) ?? repeatedAmong(entries, undefined) ?? [];
  for (const { place, id, problem } of repeated) {
    entries.segment(place).rename(id);
    problems.push(problem);
  }
}

/**
 * @param doubtful the only ids that are looked at.
 * @returns undefined where an id that is made may be that of a text which was not looked at.
 */
function repeatedAmong(entries: JsonEntries, doubtful: DoubtfulHashes | undefined): Repeated[] | undefined {
  const { length } = entries.strings;
  const renamed = new Map<number, string>();
  const ids = hashedIds(
    (place) => renamed.get(place) ?? entries.segment(place).id,
    doubtful ? doubtful.repeated.size : length,
  );
  /** The last members of keys that are there again, and how often they were met. */
  const byId = new Map<string, { member: JsonNode; count: number }>();
  const repeated: Repeated[] = [];
  for (let place = 0; place < length; place++) {
    const segment = entries.segment(place);
    const hash = segment.idHash;
    if ((doubtful && !doubtful.repeated.has(hash)) || ids.add(hash, place)) continue;
    const { id, member } = segment;
    const earlier = byId.get(id) ?? { member: entries.segment(ids.find(hash, id)).member, count: 1 };
    const range = segment.idRange ?? { start: segment.node.start, end: segment.node.end };
    const message = samePath(earlier.member, member)
      ? say`The key “${id}” appears twice; programs see only the last one.`
      : say`The key “${id}” appears with dots and nested as well; programs see only one of them.`;
    let { count } = earlier;
    let free: string;
    do free = `${id}~${++count}`;
    while (ids.find(idHash(free), free) >= 0);
    if (doubtful && isAmong(doubtful.sorted, idHash(free))) return undefined;
    byId.set(id, { member, count });
    renamed.set(place, free);
    ids.add(idHash(free), place);
    repeated.push({ place, id: free, problem: { id: 'duplicate-id', range, message, severity: 'warning' } });
  }
  return repeated;
}

function samePath(a: JsonNode, b: JsonNode): boolean {
  const left = pathOf(a);
  const right = pathOf(b);
  return left.length === right.length && left.every((key, i) => key === right[i]);
}
