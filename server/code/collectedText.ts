import type { Content } from '../../shared/catalog/content.ts';

/** Stands for what a program puts in: an element, a value, a message within the message. */
export const filled = '\uFFFC';

/**
 * A text that a tool collects from code, in the form in which what the code has and what the tool writes are the same: white
 * space is one blank, each stretch of elements and values is one sign.
 *
 * @param text with `filled` for each of them.
 * @example collectedText(`Hello ${filled} ${filled}!`) // 'Hello\uFFFC!'
 */
export function collectedText(text: string): string {
  return text
    .replace(/\s*\uFFFC[\s\uFFFC]*/g, filled)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The same of the text of a segment. */
export function collectedContent({ value, codes }: Content): string {
  let text = '';
  let from = 0;
  for (const { start, end } of codes) {
    text += value.slice(from, start) + filled;
    from = end;
  }
  return collectedText((text + value.slice(from)).replace(/\{\$\w+\}/g, filled));
}
