import type { Message } from '../../messages/message.ts';

/** A list of the source has at least so many lines. */
const fewest = 3;

/** Whether two texts are lists of wordings, each with the same placeholders on each of its lines, see {@link isPhraseList}. */
export const arePhraseLists = (source: Message, target: Message): boolean =>
  isPhraseList(source) && isPhraseList(target, 1);

/**
 * Whether a text is a list of wordings, one on each line with the same placeholders: commands that a user may speak. A
 * language has as many as it needs.
 *
 * @param least so many lines are a list.
 * @example isPhraseList(message) // true for 'Turn on %@\\nTurn %@ on\\nActivate %@'
 */
function isPhraseList({ value, units }: Message, least = fewest): boolean {
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
  return count >= least && !!first && [...lines.values()].every((names) => names === first);
}
