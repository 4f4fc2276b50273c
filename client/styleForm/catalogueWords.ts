/**
 * A name of the catalogue as words.
 *
 * @example catalogueWords('use_curly_apostrophes'); // 'Use curly apostrophes'
 */
export function catalogueWords(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
