/**
 * Adds all of some values to a list, however many they are: a call with each of them as an argument fails beyond a
 * hundred thousand.
 *
 * @example pushAll(problems, problemsOf(text));
 */
export function pushAll<Value>(list: Value[], values: Iterable<Value>): void {
  for (const value of values) list.push(value);
}
