/**
 * The spoken terms of a text with a term a line, as a service takes them: each once, without blank lines and white space
 * around them. Empty where there are none.
 *
 * @example spokenEntries('Fairlead\r\n\r\n Bollard \nFairlead'); // 'Fairlead\nBollard'
 */
export function spokenEntries(text: string): string {
  const terms = text.split(/\r?\n/).map((line) => line.trim());
  return [...new Set(terms.filter((term) => term !== ''))].join('\n');
}
