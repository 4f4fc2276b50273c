import type { MessageUnit } from '../../messages/message.ts';

/**
 * What a tag does: its kind, and the name that it shares with its partner. Angular writes pairs as two empty codes:
 * `START_LINK` and `CLOSE_LINK`.
 */
export function roleOf(unit: MessageUnit): { readonly kind: MessageUnit['kind']; readonly id: string } {
  const pair =
    unit.kind === 'standalone' && unit.id.includes('_') ? /(?:^|:)(START|CLOSE)_(.+)$/.exec(unit.id) : undefined;
  return pair ? { kind: pair[1] === 'START' ? 'open' : 'close', id: pair[2] ?? '' } : unit;
}
