import type { SegmentCheck } from '../contract/check.ts';
import { trait } from '../contract/traits.ts';

/** A tatweel between letters: it stretches a word for looks, and breaks searching for it. */
export const kashida: SegmentCheck = {
  scope: 'segment',
  id: 'kashida',
  severity: 'info',
  summary: 'A word is stretched by a tatweel',
  needs: { text: { target: trait.combining } },
  *run(segment, context) {
    const { shape } = context.message(segment, 'target');
    if (segment.source?.value.includes('\u0640')) return;
    // One at the end keeps the form of its letter: in abbreviations (هـ), before Latin words, figures, signs and placeholders.
    const ranges = Array.from(shape.matchAll(stretched), ({ 0: { length }, index }) => ({
      start: index,
      end: index + length,
    }));
    const [first] = ranges;
    if (!first) return;
    const edits = ranges.map((range) => ({ range, newText: '' }));
    const title = ranges.length === 1 ? 'Remove the tatweel' : 'Remove the tatweels';
    yield { ...first, message: 'The word is stretched by a tatweel', habit, fix: { kind: 'suggestion', title, edits } };
  },
  habit: () => habit,
};

const stretched = /(?<=[\p{L}\p{M}])(?<!\u0640)\u0640+(?=\p{M}{0,3}(?=\p{L})\p{sc=Arab})/gu;
const habit = 'Words in this file are often stretched by tatweels';
