import type { SegmentDifference, SideDifference } from '../../../shared/catalog/diffSegments.ts';
import { wordDiff } from '../../../shared/catalog/wordDiff.ts';
import { visible } from '../visible.ts';

const marks = { added: '+', removed: '-', changed: '~' } as const;
const colors = { added: '\u001b[32m', removed: '\u001b[31m', changed: '\u001b[36m' } as const;
const plain = '\u001b[0m';

/**
 * A segment that differs, for people: its id, and a line for each side, in which words that went are `[-so-]` and words that
 * came `{+so+}`, or red and green on a terminal.
 *
 * @param hasSources whether the file holds source texts too.
 */
export function differenceLines(difference: SegmentDifference, hasSources: boolean, color: boolean): readonly string[] {
  const { id, kind, source, target, state } = difference;
  const paint = (how: keyof typeof colors, text: string) => (color ? `${colors[how]}${text}${plain}` : text);
  const lines = [paint(kind, `${marks[kind]} ${visible(id)}`)];
  const add = (label: string, text: string) => lines.push(`    ${label.padEnd(8)}${text}`);
  if (source) add('source', sideText(source, paint, color));
  if (target) add(hasSources ? 'target' : 'text', sideText(target, paint, color));
  if (state && hasSources) {
    const states = [state.before, state.after].filter((one) => one !== undefined).map((one) => one.replace('-', ' '));
    add('state', states.join(' → '));
  }
  return lines;
}

function sideText(
  { before, after }: SideDifference,
  paint: (how: 'added' | 'removed', text: string) => string,
  color: boolean,
): string {
  if (before === undefined || after === undefined) return visible(before ?? after ?? '');
  const shown = wordDiff(before, after).map(({ kind, text }) => {
    if (kind === 'same') return visible(text);
    const marked = kind === 'removed' ? `[-${visible(text)}-]` : `{+${visible(text)}+}`;
    return color ? paint(kind, visible(text)) : marked;
  });
  return shown.join('');
}
