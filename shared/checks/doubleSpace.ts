import type { SegmentCheck } from './check.ts';
import { fact } from './segmentTraits.ts';
import { sidesOf } from './sides.ts';
import { trait } from './traits.ts';

/** Two or more spaces in a row within a line, where the source has none. */
export const doubleSpace: SegmentCheck = {
  scope: 'segment',
  id: 'double-space',
  severity: 'warning',
  summary: 'Two spaces in a row',
  needs: { segment: fact.source | fact.differs, text: { target: trait.doubleSpace } },
  *run(segment, context) {
    const sides = sidesOf(segment, context);
    if (!sides || / {2}/.test(sides.source.shape)) return;
    for (const match of sides.target.shape.matchAll(/(?<=[^\s]) {2,}(?=[^\s])/g)) {
      const range = { start: match.index, end: match.index + match[0].length };
      yield {
        ...range,
        message: match[0].length === 2 ? 'Two spaces in a row' : `${match[0].length} spaces in a row`,
        fix: { title: 'Leave one space', edits: [{ range, newText: ' ' }] },
      };
    }
  },
};
