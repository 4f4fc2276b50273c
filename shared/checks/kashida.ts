import type { SegmentCheck } from './check.ts';
import { trait } from './traits.ts';

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
    // One at the end keeps the form of its letter: in abbreviations (هـ), before Latin words, figures and placeholders.
    for (const match of shape.matchAll(/(?<=[\p{L}\p{M}])(?<!\u0640)\u0640+(?=\p{M}{0,3}(?!\p{Nd})\p{sc=Arab})/gu)) {
      const range = { start: match.index, end: match.index + match[0].length };
      yield {
        ...range,
        message: 'The word is stretched by a tatweel',
        habit,
        fix: { kind: 'suggestion', title: 'Remove the tatweel', edits: [{ range, newText: '' }] },
      };
    }
  },
  habit: () => habit,
};

const habit = 'Words in this file are often stretched by tatweels';
