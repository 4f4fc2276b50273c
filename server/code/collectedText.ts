import { type Content, withCodesAs } from '../../shared/catalog/content.ts';

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
export function collectedContent(content: Content): string {
  return collectedText(withCodesAs(content, () => filled).replace(/\{\$\w+\}/g, filled));
}
