/** True for a blank, and for a sign that steers how text runs. @param letter one character. */
export function isInvisible(letter: string): boolean {
  return /[\p{Cf}\s]/u.test(letter);
}
