import type { TextEdit } from '../../catalog/textRange.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { fact, trait } from '../contract/traits.ts';
import { dialogueStyle } from './subtitleFigures.ts';

/** Tags, marks of direction and spaces, a hyphen or dash, and the space behind it. */
const opening = /^([\uFFFC\s\u200e\u200f\u202a-\u202e\u2066-\u2069]*)([-–—‐])([ \u00a0]*)(?=[^\s-])/;

const leading = /^[\uFFFC\s\u200e\u200f\u202a-\u202e\u2066-\u2069]*/;

/** Two speakers in one subtitle who are not told apart as the language does it. */
export const subtitleDialogueDash: SegmentCheck = {
  id: 'subtitle-dialogue-dash',
  severity: 'hint',
  optional: true,
  summary: 'The hyphens of a dialogue are not set as the language sets them',
  inSource: true,
  needs: { segment: fact.timing, text: { target: trait.lineBreak } },
  *run(segment, context) {
    const style = dialogueStyle(context.targetLanguage);
    if (!style) return;
    const { shape } = context.message(segment, 'target');
    const [first = '', second = '', ...more] = shape.split('\n');
    const below = opening.exec(second);
    // A dash that opens the first line alone may be that of a sentence that was cut off.
    if (!below || more.length > 0) return;
    const above = opening.exec(first);
    const edits: TextEdit[] = [];
    const gap = style.space ? ' ' : '';
    const offset = leading.exec(first)?.[0].length ?? 0;
    if (style.lines === 'second') {
      if (above) edits.push({ range: { start: offset, end: offset + 1 + (above[3] ?? '').length }, newText: '' });
    } else if (!above) edits.push({ range: { start: offset, end: offset }, newText: `${below[2]}${gap}` });
    else if ((above[3] !== '') !== style.space) edits.push(spacing(offset + 1, above[3] ?? '', gap));
    if ((below[3] !== '') !== style.space) {
      edits.push(spacing(first.length + 1 + (below[1] ?? '').length + 1, below[3] ?? '', gap));
    }
    if (edits.length === 0) return;
    const both = style.lines === 'both';
    yield {
      message: convention(both, style.space),
      fix: {
        kind: 'suggestion',
        title: both ? say`Set hyphens before both speakers` : say`Set a hyphen before the second speaker only`,
        edits,
      },
    };
  },
};

const spacing = (start: number, space: string, newText: string): TextEdit => ({
  range: { start, end: start + space.length },
  newText,
});

function convention(both: boolean, space: boolean): Sentence {
  if (both) {
    return space
      ? say`The language sets a hyphen and a space before both speakers`
      : say`The language sets a hyphen without a space before both speakers`;
  }
  return space
    ? say`The language sets a hyphen and a space before the second speaker only`
    : say`The language sets a hyphen without a space before the second speaker only`;
}
