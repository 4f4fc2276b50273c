import { english } from '../sentences/sentence.ts';
import type { Changed } from './change.ts';

/** Why the change of a segment was not made, in English; undefined where it was. */
export function refusalOf({ refused }: Pick<Changed, 'refused'>, id: string): string | undefined {
  const reason = refused.get(id);
  return reason && english(reason);
}
