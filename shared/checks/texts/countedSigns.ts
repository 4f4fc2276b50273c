import { countedBy } from '../../catalog/countedBy.ts';
import type { Message } from '../../messages/message.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';

/** A sign of a text that was found, in UTF-16 code units of the value. */
export interface FoundSign {
  readonly sign: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The signs of the text around placeholders and tags, in order.
 *
 * @param pattern global; each match is one sign.
 * @param same the spelling in which signs are compared: a full-width sign is the sign itself.
 */
export function signsOf(
  { shape }: Pick<Message, 'shape'>,
  pattern: RegExp,
  same: (sign: string) => string = (sign) => sign,
): FoundSign[] {
  const signs: FoundSign[] = [];
  for (const match of shape.matchAll(pattern)) {
    signs.push({ sign: same(match[0]), start: match.index, end: match.index + match[0].length });
  }
  return signs;
}

/** A sign that is there more or less often than in the source. */
export interface SignDifference {
  readonly sign: string;
  /** How often the source has it, and how often the translation. */
  readonly wanted: number;
  readonly there: number;
  /** The first one that is too much; absent where some are missing. */
  readonly place: FoundSign | undefined;
}

/** Signs that one side has more often than the other, those of the source first. */
export function* signDifferences(source: readonly FoundSign[], target: readonly FoundSign[]): Iterable<SignDifference> {
  if (source.length === target.length && source.every(({ sign }, i) => sign === target[i]?.sign)) return;
  const signOf = ({ sign }: FoundSign) => sign;
  const [ours, theirs] = [countedBy(source, signOf), countedBy(target, signOf)];
  for (const sign of new Set([...ours.keys(), ...theirs.keys()])) {
    const [wanted, there] = [ours.get(sign) ?? 0, theirs.get(sign) ?? 0];
    if (wanted === there) continue;
    yield { sign, wanted, there, place: target.filter((one) => one.sign === sign)[wanted] };
  }
}

/**
 * A sentence that says how often something is there.
 *
 * @example countsDiffer('@', 0, 2); // '“@” is missing; the source has it twice'
 */
export function countsDiffer(sign: string, there: number, wanted: number): Sentence {
  const times = (count: number) => (count === 1 ? say`once` : count === 2 ? say`twice` : say`${count} times`);
  if (there === 0) return say`“${sign}” is missing; the source has it ${times(wanted)}`;
  if (wanted === 0) return say`“${sign}” is there ${times(there)}; the source has none`;
  return say`“${sign}” is there ${times(there)}; the source has it ${times(wanted)}`;
}

/** The half-width form of a full-width sign; other signs are as they are (Unicode, Halfwidth and Fullwidth Forms). */
export function halfWidth(sign: string): string {
  const code = sign.charCodeAt(0);
  return code >= 0xff01 && code <= 0xff5e ? String.fromCharCode(code - 0xfee0) : sign;
}
