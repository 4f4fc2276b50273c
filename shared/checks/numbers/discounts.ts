import type { NumberInText } from './numbersInText.ts';

/** The numbers of both sides, and the target that those of it stand in. */
interface Compared {
  readonly ours: readonly NumberInText[];
  readonly theirs: readonly NumberInText[];
  readonly target: string;
}

/**
 * Whether a number is a percentage that East Asia says in tenths, or the tenths: `8.5折` is what is left of 100 after a
 * discount of 15 %, `3割` and `3成` are 30 %.
 *
 * @example isDiscount(number, { ours: numbersInText('10% off', false), theirs: numbersInText('9折', true), target: '9折' });
 */
export function isDiscount(number: NumberInText, { ours, theirs, target }: Compared): boolean {
  if (!/[折割成]/u.test(target)) return false;
  const values = theirs.map((one) => ({ one, value: percentOf(one, target) }));
  return values.some(
    ({ one, value }) =>
      value !== undefined &&
      (one === number || Number(number.text) === value) &&
      ours.some(({ text }) => Number(text) === value),
  );
}

function percentOf({ text, end }: NumberInText, target: string): number | undefined {
  const sign = /^\s?([折割成])/u.exec(target.slice(end, end + 2))?.[1];
  const amount = Number(text);
  if (sign === undefined || !Number.isFinite(amount)) return undefined;
  const tenths = Math.round(amount < 10 ? amount * 10 : amount);
  return sign === '折' ? 100 - tenths : tenths;
}
