import type { NumberInText } from './numbersInText.ts';

/**
 * What East Asia says in tenths: `8.5折` is what is left of 100 after a discount of 15 %, `3割` and `3成` are 30 %.
 *
 * @param theirs the numbers of the target.
 * @param ours the numbers of the source.
 * @returns those numbers of either side that are the same percentage.
 * @example discountsIn(numbersInText('9折', true), '9折', numbersInText('10% off', false)).size; // 2
 */
export function discountsIn(
  theirs: readonly NumberInText[],
  target: string,
  ours: readonly NumberInText[],
): ReadonlySet<NumberInText> {
  const same = new Set<NumberInText>();
  if (!/[折割成]/u.test(target)) return same;
  const byValue = new Map(ours.map((one) => [Number(one.text), one]));
  for (const one of theirs) {
    const percent = percentOf(one, target);
    // A number that cannot be read (`1,000`) is NaN in the map.
    const twin = percent === undefined ? undefined : byValue.get(percent);
    if (twin) same.add(one).add(twin);
  }
  return same;
}

function percentOf({ text, end }: NumberInText, target: string): number | undefined {
  const sign = /^\s?([折割成])/u.exec(target.slice(end, end + 2))?.[1];
  const amount = Number(text);
  if (sign === undefined || !Number.isFinite(amount)) return undefined;
  const tenths = Math.round(amount < 10 ? amount * 10 : amount);
  return sign === '折' ? 100 - tenths : tenths;
}
