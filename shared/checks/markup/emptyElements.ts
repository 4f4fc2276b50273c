import { pushTo } from '../../catalog/pushTo.ts';
import type { MessageUnit } from '../../messages/message.ts';

/**
 * The tags of both sides without the empty elements that one writes as a pair and the other as one tag.
 *
 * @param ours,theirs in order.
 * @example withoutEmptied(tagsOf('<td></td>'), tagsOf('<td/>')) // [[], []]
 */
export function withoutEmptied(ours: MessageUnit[], theirs: MessageUnit[]): [MessageUnit[], MessageUnit[]] {
  const dropped = new Set<MessageUnit>();
  for (const [tags, others] of [
    [ours, theirs],
    [theirs, ours],
  ] as const) {
    const alone = new Map<string, MessageUnit[]>();
    for (const unit of others.toReversed())
      if (unit.kind === 'standalone' && unit.type === 'tag') pushTo(alone, unit.id, unit);
    for (const [i, open] of tags.entries()) {
      const close = tags[i + 1];
      const isEmpty =
        open.kind === 'open' && close?.kind === 'close' && close.id === open.id && close.start === open.end;
      const other = isEmpty ? alone.get(open.id)?.pop() : undefined;
      if (!close || !other) continue;
      dropped.add(open).add(close).add(other);
    }
  }
  if (dropped.size === 0) return [ours, theirs];
  return [ours.filter((unit) => !dropped.has(unit)), theirs.filter((unit) => !dropped.has(unit))];
}
