import type { MessageUnit } from '../../messages/message.ts';

/** A stand-in of itstool for an element that is not translated: `<_:command-1/>` for `<command>row</command>`. */
const standIn = /^_:([\w.-]+)-\d+$/;

/**
 * Tags that only one side has, without stand-ins of itstool whose element the translation writes out: the manual that is
 * made of it has the element either way.
 *
 * @example withoutWrittenOut([{ id: '_:command-1', … }], [{ id: 'command', kind: 'open', … }, { id: 'command', kind: 'close', … }]); // [[], []]
 */
export function withoutWrittenOut(
  lost: readonly MessageUnit[],
  more: readonly MessageUnit[],
): [lost: readonly MessageUnit[], more: readonly MessageUnit[]] {
  if (!lost.some(({ id }) => standIn.test(id))) return [lost, more];
  const dropped = new Set<MessageUnit>();
  for (const unit of lost) {
    const name = standIn.exec(unit.id)?.[1];
    const open = more.find((other) => other.id === name && other.kind === 'open' && !dropped.has(other));
    const close = open && more.find((other) => other.id === name && other.kind === 'close' && !dropped.has(other));
    if (!open || !close) continue;
    dropped.add(unit).add(open).add(close);
  }
  const isLeft = (unit: MessageUnit) => !dropped.has(unit);
  return [lost.filter(isLeft), more.filter(isLeft)];
}
