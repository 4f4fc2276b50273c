/**
 * A text as a part of a regular expression.
 *
 * @example new RegExp(escaped('a.b')).test('axb'); // false
 */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
