import type { Problem } from '../../catalog/catalog.ts';
import { hashedIds, idHash } from '../../catalog/idSet.ts';
import { say } from '../../sentences/sentence.ts';
import type { JsonEntries } from './jsonEntries.ts';
import { type JsonNode, pathOf } from './jsonNode.ts';

/** Gives texts whose keys are there twice ids of their own, and says so. */
export function makeUnique(entries: JsonEntries, problems: Problem[]): void {
  const { length } = entries.strings;
  const ids = hashedIds((place) => entries.segment(place).id, length);
  /** The last members of keys that are there again, and how often they were met. */
  const byId = new Map<string, { member: JsonNode; count: number }>();
  for (let place = 0; place < length; place++) {
    const segment = entries.segment(place);
    const hash = segment.idHash;
    if (ids.add(hash, place)) continue;
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
    byId.set(id, { member, count });
    segment.rename(free);
    ids.add(idHash(free), place);
    problems.push({ id: 'duplicate-id', range, message, severity: 'warning' });
  }
}

function samePath(a: JsonNode, b: JsonNode): boolean {
  const left = pathOf(a);
  const right = pathOf(b);
  return left.length === right.length && left.every((key, i) => key === right[i]);
}
