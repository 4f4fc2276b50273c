import type { TextRange } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { trait } from '../contract/traits.ts';

/** A tatweel between letters: it stretches a word for looks, and breaks searching for it. */
export const kashida: SegmentCheck = {
  id: 'kashida',
  severity: 'info',
  optional: true,
  summary: 'A word is stretched by a tatweel',
  judges: 'writing',
  needs: { text: { target: trait.combining } },
  *run(segment, context) {
    const { shape } = context.message(segment, 'target');
    if (segment.source?.value.includes('\u0640')) return;
    // One at the end keeps the form of its letter: in abbreviations (هـ), before Latin words, figures, signs and placeholders.
    const ranges = Array.from(shape.matchAll(stretched), ({ 0: { length }, index }) => ({
      start: index,
      end: index + length,
    })).filter((range) => !isBehindPrefix(shape, range));
    const [first] = ranges;
    if (!first) return;
    const edits = ranges.map((range) => ({ range, newText: '' }));
    const title = ranges.length === 1 ? say`Remove the tatweel` : say`Remove the tatweels`;
    yield {
      ...first,
      message: say`The word is stretched by a tatweel`,
      habit,
      fix: { kind: 'suggestion', title, edits },
    };
  },
  habit: () => habit,
};

/** Whether a tatweel sets off a prefix of one letter from a word that stands elsewhere in the text on its own. */
function isBehindPrefix(shape: string, { start, end }: TextRange): boolean {
  if (end - start > 1 || !/(?<![\p{L}\p{M}])[لبكفو]$/u.test(shape.slice(Math.max(0, start - 2), start))) return false;
  const word = /^[\p{L}\p{M}]{2,}/u.exec(shape.slice(end))?.[0];
  return word !== undefined && new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'u').test(shape);
}

const stretched = /(?<=[\p{L}\p{M}])(?<!\u0640)\u0640+(?=\p{M}{0,3}(?=\p{L})\p{sc=Arab})/gu;
const habit = say`Words in this file are often stretched by tatweels`;
