/** A string of a PO file, which may be split into several quoted parts. Offsets are UTF-16 code units of the text. */
export interface PoString {
  /** Start of the keyword. */
  readonly keyword: number;
  /** Start and end of each part, inside its quotes, one after the other. */
  readonly parts: readonly number[];
  /** Behind the last part's closing quote. */
  readonly end: number;
  /** True when a closing quote is missing. */
  readonly broken: boolean;
}

const letters: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  a: '\x07',
  '\\': '\\',
  '"': '"',
  "'": "'",
  '?': '?',
};

/** True when an odd number of backslashes stands before a quote. */
export function isEscaped(text: string, quote: number, open: number): boolean {
  let count = 0;
  while (quote - 1 - count >= open && text.charCodeAt(quote - 1 - count) === 0x5c) count++;
  return count % 2 === 1;
}

/** A value as the raw text of one part, without quotes. */
export function encodePo(value: string): string {
  return value.replace(/["\\\u0000-\u001f\u007f]/g, (character) => {
    if (character === '"' || character === '\\') return `\\${character}`;
    const letter = Object.keys(letters).find((key) => letters[key] === character);
    return letter ? `\\${letter}` : `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`;
  });
}

/**
 * A value as quoted parts: one line, or a line for each line of the value.
 *
 * @param layout.first `empty` starts a text of several lines with `""`, as gettext does.
 * @param layout.prefix what stands before the quote of each further line.
 * @example quotePo('a\nb', { first: 'empty', prefix: '', end: '\n' }); // '""\n"a\\n"\n"b"'
 */
export function quotePo(
  value: string,
  layout: { readonly first: 'empty' | 'text'; readonly prefix: string; readonly end: string },
): string {
  const lines = value.match(/[^\n]*\n|[^\n]+$/g) ?? [''];
  if (lines.length === 1) return `"${encodePo(lines[0] ?? '')}"`;
  const quoted = lines.map((line) => `"${encodePo(line)}"`);
  if (layout.first === 'empty') quoted.unshift('""');
  return quoted.join(layout.end + layout.prefix);
}

/** True when a raw text holds an escape whose meaning may change with what is written beside it. */
export function hasOpenEscape(raw: string): boolean {
  return /\\(?:[0-7x]|[^ntrbfva\\"'?])/.test(raw.replaceAll('\\\\', ''));
}

/**
 * The value of a raw text between quotes.
 *
 * @param each gets the place in `raw` of each unit of the value.
 */
export function decodePo(raw: string, each?: (offset: number) => void): string {
  let next = raw.indexOf('\\');
  if (next < 0 && !each) return raw;
  let value = '';
  let offset = 0;
  while (offset < raw.length) {
    const end = next < 0 ? raw.length : next;
    if (each) for (let i = offset; i < end; i++) each(i);
    value += raw.slice(offset, end);
    if (next < 0) break;
    const code = /\\(?:([0-7]{1,3})|x([\da-fA-F]{1,2}))/y;
    code.lastIndex = end;
    const letter = letters[raw[end + 1] ?? ''];
    const number = letter === undefined ? code.exec(raw) : null;
    each?.(end);
    if (letter !== undefined) {
      value += letter;
      offset = end + 2;
    } else if (number) {
      value += String.fromCharCode(number[1] ? Number.parseInt(number[1], 8) : Number.parseInt(number[2] ?? '', 16));
      offset = end + number[0].length;
    } else {
      value += '\\';
      offset = end + 1;
    }
    next = raw.indexOf('\\', offset);
  }
  return value;
}
