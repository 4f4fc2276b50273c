import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { changeTo } from '../contract/replacing.ts';
import { quote, sidesOf } from '../contract/sides.ts';

/** Two capitals at the start of a word, and small letters behind. */
const slipped = /(?<![\p{L}\p{M}\p{Nd}_\uFFFC])\p{Lu}{2}\p{Ll}{2,}(?![\p{L}\p{M}\p{Nd}_\uFFFC])/gu;
const quick = /\p{Lu}{2}\p{Ll}/u;
const word = /\p{L}[\p{L}\p{M}]+/gu;

/** A capital too much at the start of a word, or a text in capitals where the source is none. */
export const capitals: SegmentCheck = {
  id: 'capitals',
  severity: 'hint',
  optional: true,
  summary: 'A word has a capital too much, or the whole text is in capitals',
  judges: 'words',
  mayFind: ({ target, source }) => target !== undefined && source !== undefined && target.value !== source.value,
  *run(segment, context) {
    const sides = sidesOf(segment, context);
    if (!sides) return;
    const { source, target } = sides;
    if (quick.test(target.shape)) {
      for (const match of target.shape.matchAll(slipped)) {
        const [slip] = match;
        if (source.shape.includes(slip) || source.shape.includes(slip.slice(0, 2))) continue;
        const meant = slip.charAt(0) + slip.slice(1).toLowerCase();
        const range = { start: match.index, end: match.index + slip.length };
        yield {
          ...range,
          message: say`${quote(slip)} has two capitals`,
          data: { word: slip },
          fix: changeTo(meant, range),
        };
      }
    }
    if (!isLoud(target.shape) || isLoud(source.shape)) return;
    const small = (source.shape.match(word) ?? []).filter((one) => one !== one.toUpperCase()).length;
    if (small > 1) yield { message: say`The text is in capitals, the source is not` };
  },
};

/** Two words or more, and all in capitals. */
function isLoud(shape: string): boolean {
  // Scripts without capitals are neither.
  if (/[\p{Ll}\p{Lo}_]/u.test(shape)) return false;
  return (shape.match(word) ?? []).filter((one) => one.length > 2 && one !== one.toLowerCase()).length > 1;
}
