import { textOnly } from '../../catalog/content.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { fact } from '../contract/traits.ts';

/** A text longer than the file allows, in characters or in bytes of UTF-8. */
export const maxLength: SegmentCheck = {
  id: 'max-length',
  severity: 'error',
  summary: 'The text is longer than allowed',
  judges: 'writing',
  inSource: true,
  needs: { segment: fact.maxLength },
  *run(segment) {
    const { maxLength: limit, source, target } = segment;
    // Pixels depend on a font that the file does not bring.
    if (!limit || !target || limit.unit === 'pixel' || limit.max <= 0) return;
    const text = textOnly(target);
    if (limit.unit === 'char' && text.length <= limit.max) return;
    const length = limit.unit === 'byte' ? new TextEncoder().encode(text).length : [...text].length;
    if (length <= limit.max) return;
    // A comment that the source does not follow speaks of something else, as of one form of a plural message.
    if (limit.isAdvice && source && [...textOnly(source)].length > limit.max) return;
    yield {
      start: target.codes.length === 0 ? limitOffset(text, limit.max, limit.unit) : 0,
      message:
        limit.unit === 'byte'
          ? say`The text has ${length} bytes; at most ${limit.max} are allowed`
          : say`The text has ${length} characters; at most ${limit.max} are allowed`,
      data: { length, max: limit.max, unit: limit.unit },
      severity: limit.isAdvice ? 'warning' : undefined,
    };
  },
};

/** Offset of the first character that is too much. */
function limitOffset(text: string, max: number, unit: 'char' | 'byte'): number {
  let offset = 0;
  let used = 0;
  for (const char of text) {
    used += unit === 'char' ? 1 : new TextEncoder().encode(char).length;
    if (used > max) return offset;
    offset += char.length;
  }
  return offset;
}
