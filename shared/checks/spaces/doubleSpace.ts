import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { replacing } from '../contract/replacing.ts';
import { sidesOf } from '../contract/sides.ts';
import { fact, trait } from '../contract/traits.ts';
import { hasTextsOfPages } from '../texts/textsOfPages.ts';
import { writtenAs } from '../texts/writtenAs.ts';

/** So many spaces are a slip; more may be a gap to fill in, or a column. */
const mostSlipped = 3;

/** Two or more spaces in a row within a line, where the source has none. */
export const doubleSpace: SegmentCheck = {
  id: 'double-space',
  severity: 'warning',
  summary: 'Two spaces in a row',
  judges: 'writing',
  needs: { segment: fact.source | fact.differs, text: { target: trait.doubleSpace } },
  *run(segment, context) {
    const sides = sidesOf(segment, context);
    if (!sides || !segment.target || / {2}/.test(sides.source.shape)) return;
    // `-t, --time=<limit>  wait no longer`: columns of options and what they do.
    if (/^\s*--?[\w?]/.test(sides.source.shape)) return;
    // Placeholders without a word between them are set in columns.
    if (!/\p{L}/u.test(sides.target.shape)) return;
    // Spaces may align what tabs do in the source; that these are lost is another finding.
    const aligns = sides.source.shape.includes('\t') && !sides.target.shape.includes('\t');
    const { shape } = sides.target;
    let isByHand: boolean | undefined;
    for (const match of shape.matchAll(/(?<=[^\s]) {2,}(?=[^\s])/g)) {
      if (aligns && match[0].length > 2) continue;
      // The indent of a line that a written line break begins.
      if (/\\[nr]$/.test(sides.target.value.slice(0, match.index))) continue;
      // The word between two placeholders was left out.
      if (isBetweenUnits(shape, match) && /\uFFFC\s*\p{L}+\s*\uFFFC/u.test(sides.source.shape)) continue;
      const range = { start: match.index, end: match.index + match[0].length };
      // Whoever writes a space as `\u0020`, `\ ` or `&#32;` means it.
      if (/[\\&]/.test(writtenAs(segment.target, range, context))) continue;
      isByHand ??= isLaidOut(shape);
      const isBesideBackslash = shape[range.start - 1] === '\\' || shape[range.end] === '\\';
      const isSlip = match[0].length <= mostSlipped && !isBesideBackslash && !isByHand;
      yield {
        ...range,
        // A browser shows one.
        optional: hasTextsOfPages(context.catalog),
        message: match[0].length === 2 ? say`Two spaces in a row` : say`${match[0].length} spaces in a row`,
        fix: replacing(range, ' ', say`Leave one space`, isSlip ? 'safe' : 'suggestion'),
      };
    }
  },
};

const isBetweenUnits = (shape: string, { index, 0: spaces }: RegExpExecArray) =>
  shape[index - 1] === '\uFFFC' && shape[index + spaces.length] === '\uFFFC';

/** Whether a text is laid out by hand: several lines, or columns. */
const isLaidOut = (shape: string) => /\n/.test(shape.trim()) || / {4}/.test(shape);
