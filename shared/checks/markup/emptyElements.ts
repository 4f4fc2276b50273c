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
    const alone = others.filter(({ kind, type }) => kind === 'standalone' && type === 'tag');
    for (const [i, open] of tags.entries()) {
      const close = tags[i + 1];
      const isEmpty =
        open.kind === 'open' && close?.kind === 'close' && close.id === open.id && close.start === open.end;
      const other = isEmpty ? alone.find(({ id }) => id === open.id) : undefined;
      if (!close || !other) continue;
      alone.splice(alone.indexOf(other), 1);
      dropped.add(open).add(close).add(other);
    }
  }
  if (dropped.size === 0) return [ours, theirs];
  return [ours.filter((unit) => !dropped.has(unit)), theirs.filter((unit) => !dropped.has(unit))];
}
