import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { trait } from '../contract/traits.ts';

const combining = /[\p{L}][\u0300-\u036f\u3099\u309a]+/gu;

/** A letter that is written as a base letter and a mark although it exists as one character (Unicode, form C). */
export const normalization: SegmentCheck = {
  id: 'normalization',
  severity: 'hint',
  optional: true,
  summary: 'A letter is written as letter and mark',
  judges: 'writing',
  inSource: true,
  needs: { text: { target: trait.combining } },
  *run(segment, context) {
    const value = segment.target?.value ?? '';
    const { shape } = context.message(segment, 'target');
    for (const match of shape.matchAll(combining)) {
      const composed = match[0].normalize('NFC');
      if (composed === match[0]) continue;
      const range = { start: match.index, end: match.index + match[0].length };
      yield {
        ...range,
        message:
          composed.length === 1
            ? say`“${match[0]}” is written as ${match[0].length} characters and exists as one`
            : say`“${match[0]}” is written as ${match[0].length} characters and exists as ${composed.length}`,
        data: { composed },
        fix: { kind: 'safe', title: say`Compose the text (Unicode form C)`, edits: composedEdits(value, shape) },
      };
      return;
    }
  },
};

function composedEdits(value: string, shape: string) {
  const edits = [];
  for (const match of shape.matchAll(combining)) {
    const newText = match[0].normalize('NFC');
    const range = { start: match.index, end: match.index + match[0].length };
    if (newText !== value.slice(range.start, range.end)) edits.push({ range, newText });
  }
  return edits;
}
