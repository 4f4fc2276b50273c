/** A check with more findings than this is perhaps not meant for the project: whoever reads them is shown a way out. */
const loudest = 500;

/**
 * How to do without the checks that find very much, as lines for people; none where no check does.
 *
 * @param counts findings by the id of their check.
 * @example turnOff(new Map([['untranslated', 9402]]));
 */
export function turnOff(counts: ReadonlyMap<string, number>): readonly string[] {
  const loud = [...counts].filter(([, count]) => count > loudest).sort(([, a], [, b]) => b - a);
  if (loud.length === 0) return [];
  const settings = loud.map(([check]) => `"${check}": "off"`).join(', ');
  return [
    `To turn off ${loud.length === 1 ? 'the check with' : 'checks with'} more than ${loudest} findings, write this in interline.json:`,
    `  "checks": { ${settings} }`,
    'To count only new findings from now on, add --write-baseline once.',
  ];
}
