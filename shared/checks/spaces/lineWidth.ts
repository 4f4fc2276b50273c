import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { fact, trait } from '../contract/traits.ts';

/** Columns of a terminal. */
const columns = 80;
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/gu;
const narrow = /[\p{Mn}\p{Me}\u200b-\u200f]/gu;

/** A line that is wider than a terminal, in a text whose source was broken into lines that fit. */
export const lineWidth: SegmentCheck = {
  id: 'line-width',
  severity: 'hint',
  optional: true,
  summary: 'A line is wider than a terminal, though the source was broken into lines',
  needs: { segment: fact.source | fact.differs, source: trait.lineBreak, target: trait.lineBreak },
  *run({ source, target }) {
    if (!source || !target || source.value === target.value) return;
    const lines = source.value.split('\n');
    // Only texts that were wrapped say how wide a line may be.
    if (lines.length < 3 || !lines.some((line) => line.length > 50) || lines.some((line) => widthOf(line) > columns))
      return;
    let start = 0;
    for (const line of target.value.split('\n')) {
      const width = line.length * 2 > columns ? widthOf(line) : 0;
      if (width > columns) {
        const message = say`The line is ${width} columns wide; those of the source fit into ${columns}`;
        yield { start, end: start + line.length, message, data: { width, columns } };
      }
      start += line.length + 1;
    }
  },
};

/** Columns that a line takes: two for wide signs of East Asia, none for marks (Unicode, UAX #11). */
function widthOf(line: string): number {
  const points = line.replace(/[\ud800-\udbff][\udc00-\udfff]/g, ' ').length;
  return points + (line.match(wide)?.length ?? 0) - (line.match(narrow)?.length ?? 0);
}
