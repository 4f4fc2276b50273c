import type { Format } from '../format.ts';
import { contentOf } from '../segmentBlocks.ts';
import { badEscape, propertiesSlot } from './propertiesString.ts';

/** A value of one line that begins with what no separator takes, and whose last backslash joins no other line. */
const whole = /^(?![ \t\f=:])(?:[^\\\r\n]|\\[^\r\n])+$/;

/**
 * A value of a properties file that was edited. Keys and comments, on which all else depends, stand outside of it.
 *
 * @returns undefined where it may not end where it did: values of several lines, and those that were or are empty.
 */
export const readPropertiesTarget: NonNullable<Format['readTarget']> = (catalog, { target, idRange }, was, is) => {
  const isSure = (raw: string) => whole.test(raw) && badEscape(raw) < 0;
  if (!isSure(was) || !isSure(is)) return undefined;
  // A key alone has its value where its name ends: what is typed there is typed into the key.
  const start = target?.range.start ?? 0;
  if (!idRange || start <= idRange.end || contentOf(catalog).slice(idRange.end, start).includes('\\')) return undefined;
  return { target: propertiesSlot(is, [0, is.length]), state: 'translated' };
};
