/**
 * Each UTF-16 code unit of a text as `\uXXXX`.
 *
 * @example unicodeEscapes('é', 'upper'); // '\u00E9'
 */
export function unicodeEscapes(text: string, digits: 'upper' | 'lower'): string {
  let escaped = '';
  for (let i = 0; i < text.length; i++) {
    const hex = text.charCodeAt(i).toString(16).padStart(4, '0');
    escaped += `\\u${digits === 'upper' ? hex.toUpperCase() : hex}`;
  }
  return escaped;
}

/** How a text writes the hexadecimal digits of its first `\uXXXX` with a letter in it; `upper` where none tells. */
export function hexCase(text: string): 'upper' | 'lower' {
  const letter = /\\u\d{0,3}([a-f])/i.exec(text)?.[1] ?? 'A';
  return letter === letter.toLowerCase() ? 'lower' : 'upper';
}
