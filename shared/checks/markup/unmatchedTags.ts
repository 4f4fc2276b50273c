import { countedBy } from '../../catalog/countedBy.ts';
import { pushTo } from '../../catalog/pushTo.ts';
import type { Message, MessageUnit } from '../../messages/message.ts';
import { pageName } from '../texts/pageName.ts';

/** Tags of one side of a text, and the message that they stand in. */
export interface TagsOfSide {
  readonly message: Message;
  readonly tags: readonly MessageUnit[];
}

/** What a tag has in common with those that it may be compared with. */
export const tagKey = (unit: MessageUnit) => `${unit.type}\u0000${unit.kind}\u0000${unit.id}`;

/**
 * The tags of one side that the other lacks, in order. Tags that are written alike on both sides stand for each other
 * first, then links to the same page, then those of one name: the address tells which of three links is missing.
 *
 * @param language the primary one of the translation, which addresses may name.
 * @param once true where one tag stands for all of its kind: branches repeat them.
 */
export function unmatchedTags(side: TagsOfSide, other: TagsOfSide, language: string, once: boolean): MessageUnit[] {
  const there = new Set(other.tags.map(tagKey));
  const isThere = (unit: MessageUnit) => there.has(tagKey(unit));
  if (once) return side.tags.filter((unit) => !isThere(unit));
  const here = new Set(side.tags.map(tagKey));
  let [ours, theirs] = [side.tags.filter(isThere), other.tags.filter((unit) => here.has(tagKey(unit)))];
  const [written, writtenThere] = [writtenAs(side), writtenAs(other)];
  [ours, theirs] = withoutSame(ours, theirs, written, writtenThere);
  const toPage = (name: (unit: MessageUnit) => string) => (unit: MessageUnit) => withPages(name(unit), language);
  [ours, theirs] = withoutSame(ours, theirs, toPage(written), toPage(writtenThere));
  const left = new Set(withoutSame(ours, theirs, tagKey, tagKey)[0]);
  return side.tags.filter((unit) => !isThere(unit) || left.has(unit));
}

/** The units that each of two lists has alone: a unit stands for one unit of the other list that has the same name. */
function withoutSame(
  ours: readonly MessageUnit[],
  theirs: readonly MessageUnit[],
  nameOfOurs: (unit: MessageUnit) => string,
  nameOfTheirs: (unit: MessageUnit) => string,
): [MessageUnit[], MessageUnit[]] {
  if (ours.length === 0 || theirs.length === 0) return [[...ours], [...theirs]];
  const [names, namesThere] = [ours.map(nameOfOurs), theirs.map(nameOfTheirs)];
  const there = countedBy(namesThere, (name) => name);
  const here = countedBy(names, (name) => name);
  return [
    ours.filter((_, i) => !take(there, names[i] ?? '')),
    theirs.filter((_, i) => !take(here, namesThere[i] ?? '')),
  ];
}

function take(counts: Map<string, number>, name: string): boolean {
  const count = counts.get(name) ?? 0;
  if (count > 0) counts.set(name, count - 1);
  return count > 0;
}

/** How each tag is written, with its other half where it has one. */
function writtenAs({ message: { value }, tags }: TagsOfSide): (unit: MessageUnit) => string {
  const partners = new Map<MessageUnit, MessageUnit>();
  const open = new Map<string, MessageUnit[]>();
  for (const unit of tags) {
    const name = `${unit.type} ${unit.id}`;
    if (unit.kind === 'open') pushTo(open, name, unit);
    const partner = unit.kind === 'close' ? open.get(name)?.pop() : undefined;
    if (partner) partners.set(unit, partner).set(partner, unit);
  }
  const raw = (unit: MessageUnit | undefined) => (unit ? value.slice(unit.start, unit.end) : '');
  return (unit) => {
    const partner = partners.get(unit);
    const halves = unit.kind === 'close' ? [raw(partner), raw(unit)] : [raw(unit), raw(partner)];
    return `${tagKey(unit)}\u0000${halves.join('\u0000')}`;
  };
}

/** What is written with the names of pages in the place of addresses, without titles. */
function withPages(written: string, language: string): string {
  return written.replace(
    /(\]\(\s*<?|\s(?:href|src)\s*=\s*["']?)([^\s()<>"']+)(?:\s+(?:"[^"]*"|'[^']*')(?=\s*\)))?/g,
    (_, before: string, address: string) => before + (pageName(address, language) || address),
  );
}
