import { escaped } from '../../shared/catalog/escaped.ts';

/**
 * What a recognizer without punctuation heard, as it is to be written: terms as the user writes them, the first letter
 * and the English “I” as capitals. A text in capitals alone, as some models write everything, becomes small letters.
 *
 * @param language root code of what is spoken.
 * @example heardText('I THINK ACME CLOUD IS DOWN', ['Acme Cloud'], 'en'); // 'I think Acme Cloud is down'
 */
export function heardText(heard: string, terms: readonly string[], language: string): string {
  const text = heard.replace(/\s+/g, ' ').trim();
  const small = text === text.toUpperCase() ? text.toLowerCase() : text;
  const sentence = small.charAt(0).toUpperCase() + small.slice(1);
  const withI = language === 'en' ? sentence.replace(/(?<![\p{L}\p{N}'’])i(?![\p{L}\p{N}])/gu, 'I') : sentence;
  if (terms.length === 0) return withI;
  const written = new Map(terms.map((term) => [term.toLowerCase(), term]));
  // where one term begins with another, the longer one is meant
  const longest = [...written.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longest.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return withI.replace(pattern, (term) => written.get(term.toLowerCase()) ?? term);
}
