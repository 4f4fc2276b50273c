/**
 * How many words a text has, as its language divides it (Unicode word boundaries); marks and spaces are none.
 *
 * @param language BCP 47.
 * @example wordCount('Two ropes, please.', 'en'); // 3
 */
export function wordCount(text: string, language: string): number {
  let count = 0;
  for (const { isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (isWordLike) count++;
  }
  return count;
}
