/** How many values are kept; a power of two. */
const size = 256;

/**
 * Values by number, of which those that were asked for last are kept: what is asked for again at once is the same
 * object, and whoever walks a large file once does not leave a hundred thousand of them behind.
 *
 * @param make gives the value of a number, equal ones each time.
 * @example const slotOf = recent((string) => slotAt(string)); slotOf(7) === slotOf(7); // true
 */
export function recent<T>(make: (number: number) => T): (number: number) => T {
  const numbers: number[] = [];
  const values: T[] = [];
  return (number) => {
    const place = number & (size - 1);
    if (numbers[place] === number) return values[place] as T;
    const value = make(number);
    numbers[place] = number;
    values[place] = value;
    return value;
  };
}
