import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { replacing } from '../contract/replacing.ts';
import { fact, trait } from '../contract/traits.ts';

/** Three dots in a subtitle instead of the one character. */
export const subtitleEllipsis: SegmentCheck = {
  id: 'subtitle-ellipsis',
  severity: 'hint',
  optional: true,
  summary: 'An ellipsis in a subtitle is written as three dots',
  inSource: true,
  needs: { segment: fact.timing, text: { target: trait.run } },
  mayFind: ({ target }) => target?.value.includes('...') === true,
  *run(segment, context) {
    const { shape } = context.message(segment, 'target');
    for (let start = shape.indexOf('...'); start >= 0; ) {
      let end = start + 3;
      while (shape[end] === '.') end++;
      yield {
        start,
        end,
        message: say`Write “…” instead of “${shape.slice(start, end)}”`,
        fix: replacing({ start, end }, '…', say`Replace with “…”`),
      };
      start = shape.indexOf('...', end);
    }
  },
};
