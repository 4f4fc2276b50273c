/** One line of a text. Offsets are UTF-16 code units of the text. */
export interface Line {
  readonly start: number;
  /** Behind the last character, before the line end. */
  readonly end: number;
  /** Start of the following line. */
  readonly next: number;
}

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/**
 * The lines of a text with LF, CRLF or CR line ends, mixed ones too. A text that ends with a line end has no empty
 * line behind it.
 *
 * @example splitLines('a\r\nb').map((line) => line.next); // [3, 4]
 */
export function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  eachLine(text, (start, end, next) => lines.push({ start, end, next }));
  return lines;
}

/**
 * The same one after the other, of which nothing is kept.
 *
 * @param see gets the offsets of a {@link Line}.
 */
export function eachLine(text: string, see: (start: number, end: number, next: number) => void): void {
  // A search for each kind of line end would go through the whole text for those that the file does not use.
  if (text.includes('\r')) eachOfMixedLines(text, see);
  else eachOfFeeds(text, see);
}

function eachOfFeeds(text: string, see: (start: number, end: number, next: number) => void): void {
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
    see(start, end, end + 1);
    start = end + 1;
  }
  if (start < text.length) see(start, text.length, text.length);
}

function eachOfMixedLines(text: string, see: (start: number, end: number, next: number) => void): void {
  let start = 0;
  for (let end = 0; end < text.length; end++) {
    const unit = text.charCodeAt(end);
    if (unit !== lineFeed && unit !== carriageReturn) continue;
    const next = unit === carriageReturn && text.charCodeAt(end + 1) === lineFeed ? end + 2 : end + 1;
    see(start, end, next);
    start = next;
    end = next - 1;
  }
  if (start < text.length) see(start, text.length, text.length);
}

/**
 * Start of the line that holds an offset. Goes back character by character: a search for a line end that the file does
 * not use would go through all of it.
 */
export function startOfLine(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && text[start - 1] !== '\n' && text[start - 1] !== '\r') start--;
  return start;
}

/** End of the line that holds an offset, before its line end. */
export function endOfLine(text: string, offset: number): number {
  let end = offset;
  while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end++;
  return end;
}

/** The line end of a line, or the one that `text` uses first where the line has none. */
export function lineEndOf(text: string, line: Line | undefined): string {
  if (line && line.next > line.end) return text.slice(line.end, line.next);
  return /\r\n?|\n/.exec(text)?.[0] ?? '\n';
}

/** True where an empty line stands in a stretch of white space. */
export function hasBlankLine(space: string): boolean {
  return /(?:\r\n|\r|(?<!\r)\n)[ \t\f]*(?:\r|(?<!\r)\n)/.test(space);
}
