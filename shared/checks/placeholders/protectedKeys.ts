import { plain } from '../../catalog/content.ts';
import { analyzeMessage } from '../../messages/analyzeMessage.ts';
import type { Message, MessageUnit } from '../../messages/message.ts';
import { unitKey } from './freePlaceholders.ts';

/**
 * The placeholders that a code protects and nothing else: a translation may have them without the code, or put the code
 * around those that the source shows bare. Empty for all else.
 *
 * @example protectedUnits(unit) // `%1$s` for `<xliff:g id="name">%s</xliff:g>`
 */
export function protectedUnits({ type, kind, id }: MessageUnit): readonly MessageUnit[] {
  if (type !== 'code' || kind !== 'standalone' || !id.startsWith('g:%')) return none;
  const { units, shape } = analyzeMessage(plain(id.slice(2)), ['printf']);
  return /^\uFFFC*$/.test(shape) ? units : none;
}

const none: readonly MessageUnit[] = [];

/** The keys of {@link protectedUnits}. */
export const protectedKeys = (unit: MessageUnit): readonly string[] => protectedUnits(unit).map(unitKey);

/** Keys of all placeholders of a message, those that codes protect among them. */
export function keysWithProtected({ units }: Message): ReadonlySet<string> {
  return new Set(units.flatMap((unit) => (unit.type === 'placeholder' ? [unitKey(unit)] : protectedKeys(unit))));
}
