import type { Message } from '../../messages/message.ts';

/** A list has at least so many lines. */
const fewest = 3;

/**
 * Whether a text is a list of wordings, one on each line with the same placeholders: commands that a user may speak. A
 * language has as many as it needs.
 *
 * @example isPhraseList(message) // true for 'Turn on %@\\nTurn %@ on\\nActivate %@'
 */
export function isPhraseList({ value, units }: Message): boolean {
  const lines = new Map<number, string>();
  let [start, count] = [0, 0];
  for (const line of value.split('\n')) {
    const end = start + line.length;
    if (line.trim() !== '') {
      const names = units
        .filter((unit) => unit.start >= start && unit.end <= end)
        .map((unit) => value.slice(unit.start, unit.end));
      lines.set(count++, names.sort().join(' '));
    }
    start = end + 1;
  }
  const [first] = lines.values();
  return count >= fewest && !!first && [...lines.values()].every((names) => names === first);
}
