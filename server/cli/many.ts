/**
 * A number with its noun.
 *
 * @example many(1, 'file'); // '1 file'
 */
export function many(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}
