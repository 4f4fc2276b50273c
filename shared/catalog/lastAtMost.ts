/**
 * The last of some ascending numbers that is not greater than another one.
 *
 * @param count how many there are.
 * @param numberAt gives the one at a place from 0.
 * @returns its place; -1 where all are greater, or where there are none.
 * @example lastAtMost(3, (place) => [0, 5, 9][place] as number, 7); // 1
 */
export function lastAtMost(count: number, numberAt: (place: number) => number, number: number): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numberAt(middle) <= number) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The same of numbers in a list. */
export function lastAtMostOf(ascending: ArrayLike<number>, number: number): number {
  return lastAtMost(ascending.length, (place) => ascending[place] as number, number);
}

/** Whether a number is among some ascending ones. */
export function isAmong(ascending: Int32Array, number: number): boolean {
  return ascending[lastAtMostOf(ascending, number)] === number;
}
