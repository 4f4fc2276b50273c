/** The words of one language, for checks, which wait for nothing. */
export interface Spelling {
  /**
   * Whether a word is right, as {@link isSpelled} has it; undefined where it was not looked up yet. It is then noted, and
   * whoever runs the checks sees to it that it is looked up and that they run again.
   *
   * @param word as written, with straight apostrophes, without soft hyphens.
   */
  isRight(word: string): boolean | undefined;
}

/**
 * Whether a word is right: as it stands, in lower case, or without an article that lost its vowel.
 *
 * @param isWord true for the words of the dictionary.
 * @example isSpelled("L'été", (word) => word === 'été'); // true
 */
export function isSpelled(word: string, isWord: (word: string) => boolean): boolean {
  if (isWord(word)) return true;
  const lower = word.toLowerCase();
  if (lower !== word && isWord(lower)) return true;
  const apostrophe = word.indexOf("'");
  return (
    apostrophe > 0 && apostrophe < 6 && apostrophe < word.length - 2 && isSpelled(word.slice(apostrophe + 1), isWord)
  );
}
