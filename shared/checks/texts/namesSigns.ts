/** A bracket or a quotation mark that stands alone, as one does that is spoken of. */
const alone = /(?<=^|\s)[()[\]{}"'“”„«»](?=[,.;:]?(?:\s|$))/g;

/**
 * Whether a text speaks of brackets and quotation marks: at least three different ones stand alone in it, and so need no
 * partner.
 *
 * @param shape see `Message.shape`.
 * @example namesSigns('one of (, [, { and "'); // true
 * @example namesSigns('one ( two'); // false
 */
export function namesSigns(shape: string): boolean {
  return new Set(shape.match(alone)).size >= 3;
}
