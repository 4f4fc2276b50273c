/** The words of one language, for checks, which wait for nothing. */
export interface Spelling {
  /**
   * Whether a word is right; undefined where it was not looked up yet. It is then noted, and whoever runs the checks
   * sees to it that it is looked up and that they run again.
   *
   * @param word as written, with straight apostrophes, without soft hyphens.
   */
  isRight(word: string): boolean | undefined;
}
