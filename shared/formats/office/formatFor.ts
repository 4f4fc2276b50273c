import type { RunFormat } from './atoms.ts';
import type { OfficeSlot } from './officeSlot.ts';
import { rootScope } from './paragraphExtent.ts';

/**
 * A run of the paragraph that has a look: one of the same part of it, or of another part where that has none.
 *
 * @param scope the pair of codes around, or {@link rootScope}.
 * @param name of the look; `''` for what all text of the part has in common.
 */
export function findLook({ scopes }: OfficeSlot, scope: number, name: string): RunFormat | undefined {
  const look = scopes.get(scope)?.looks.get(name);
  if (look || name === '') return look;
  for (const { looks } of scopes.values()) {
    const other = looks.get(name) ?? looks.get(name.replace(/(?<!_)_+$/, ''));
    if (other) return other;
  }
  return undefined;
}

/** The look of a run that is to be made; where no run has what all have in common alone, one is cut down to it. */
export function formatFor(slot: OfficeSlot, scope: number, name: string): RunFormat {
  const look = findLook(slot, scope, name);
  if (look) return look;
  const surrounding = slot.scopes.get(scope) ?? slot.scopes.get(rootScope);
  const sample = surrounding?.looks.values().next().value;
  return surrounding && sample
    ? slot.paragraph.writer.reduce(sample, surrounding.base)
    : { raw: '', visible: new Map() };
}
