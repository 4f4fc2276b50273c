import type { Content, InlineCode } from '../../catalog/content.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';

export interface Unescaped extends Content {
  /** For each offset of the value, its end included, where its raw form starts in the text before. */
  readonly offsets: readonly number[];
  readonly faults: readonly { start: number; end: number; message: Sentence; severity: 'error' | 'warning' }[];
  /** True when quotation marks cover a part of the text. */
  readonly quotes: boolean;
}

/**
 * The second step of reading, behind that of XML: escapes, quotation marks and white space between inline codes.
 *
 * @param inline the codes in the text, in order.
 * @param quoted whether quotation marks around it were taken away before.
 * @example unescapeAndroid("It\\'s", [], false).value; // "It's"
 */
export function unescapeAndroid(text: string, inline: readonly InlineCode[], quoted: boolean): Unescaped {
  let value = '';
  const codes: InlineCode[] = [];
  const offsets: number[] = [];
  const faults: { start: number; end: number; message: Sentence; severity: 'error' | 'warning' }[] = [];
  const inPieces = isQuotedInPieces(text, inline);
  let quote = quoted;
  let opened = -1;
  let quotes = false;
  let next = 0;
  /** Behind the last thing that cannot take what is dropped behind it: the start of the text or an inline code. */
  let firm = 0;
  let space = false;
  const emit = (part: string, offset: number) => {
    for (let i = 0; i < part.length; i++) offsets.push(firm >= 0 ? firm : offset);
    firm = -1;
    value += part;
    space = false;
  };
  const code = (one: Omit<InlineCode, 'start' | 'end'>, offset: number, end: number) => {
    codes.push({ ...one, start: value.length, end: value.length + end - offset });
    for (let i = offset; i < end; i++) offsets.push(i);
    value += text.slice(offset, end);
    firm = end;
    space = false;
  };
  for (let offset = 0; offset < text.length; ) {
    const inlineCode = inline[next];
    if (inlineCode && inlineCode.start === offset) {
      const { start, end, ...rest } = inlineCode;
      code(rest, start, end);
      offset = end;
      next++;
      continue;
    }
    const char = text.charAt(offset);
    if (!quote && isSpace(text.charCodeAt(offset))) {
      if (!space) emit(' ', offset);
      space = true;
      offset++;
    } else if (char === '\\') {
      const size = escapeAt(text, offset, faults);
      emit(
        size === 6
          ? String.fromCharCode(Number.parseInt(text.slice(offset + 2, offset + 6), 16))
          : meant(text, offset, size),
        offset,
      );
      offset += size;
    } else if (char === '"') {
      if (quote && opened >= 0 && !inPieces) reportQuotes(text, opened, offset, faults);
      quote = !quote;
      opened = quote ? offset : -1;
      quotes = true;
      // Between two codes no character can carry it, so it is one.
      const behind = firm === offset ? behindQuotes(text, offset) : -1;
      if (behind === text.length || (behind > offset && inline[next]?.start === behind)) {
        // The first has turned the state already.
        if ((behind - offset) % 2 === 0) quote = !quote;
        while (offset < behind) emit('"', offset++);
        continue;
      }
      offset++;
      space = false;
    } else {
      if (char === "'" && !quote) reportApostrophe(offset, faults);
      emit(char, offset);
      offset++;
    }
  }
  if (opened >= 0) {
    const message = say`This quotation mark has no partner; write \\" to show one.`;
    faults.push({ start: opened, end: opened + 1, message, severity: 'warning' });
  }
  offsets.push(text.length);
  return { value, codes, offsets, faults, quotes };
}

/** True when each text between inline codes has quotation marks around it, which are no part of it: `"Press "<b>"OK"</b>`. */
function isQuotedInPieces(text: string, inline: readonly InlineCode[]): boolean {
  const starts = [0, ...inline.map(({ end }) => end)];
  const pieces = starts.map((start, index) => text.slice(start, inline[index]?.start).trim()).filter((piece) => piece);
  const fewest = inline.length > 0 ? 1 : 2;
  return (
    pieces.length >= fewest && pieces.every((piece) => piece.length > 1 && piece.startsWith('"') && piece.endsWith('"'))
  );
}

/** Behind the quotation marks that stand at an offset. */
function behindQuotes(text: string, offset: number): number {
  let behind = offset;
  while (text.charAt(behind) === '"') behind++;
  return behind;
}

/** The length of the escape at a backslash. */
function escapeAt(text: string, offset: number, faults: Unescaped['faults'][number][]): number {
  const letter = text.charAt(offset + 1);
  const fault = (size: number, message: Sentence, severity: 'error' | 'warning') => {
    faults.push({ start: offset, end: Math.min(offset + size, text.length), message, severity });
    return Math.min(size, text.length - offset);
  };
  if (letter === 'u') {
    if (/^[\da-f]{4}$/i.test(text.slice(offset + 2, offset + 6))) return 6;
    fault(2, say`Four hexadecimal digits must follow \\u.`, 'error');
    return 2;
  }
  if (letter === '') return fault(1, say`This backslash escapes nothing; write \\\\ to show one.`, 'warning');
  if (!'nt#@?"\'\\'.includes(letter) && !isSpace(letter.charCodeAt(0)) && letter !== '<') {
    fault(
      2,
      say`Android does not know the escape “\\${letter}” and drops the backslash; write \\\\ to show one.`,
      'warning',
    );
  }
  return 2;
}

function meant(text: string, offset: number, size: number): string {
  if (size === 1) return '\\';
  const letter = text.charAt(offset + 1);
  return letter === 'n' ? '\n' : letter === 't' ? '\t' : letter === 'u' ? '\\u' : letter;
}

/** Quotation marks that keep nothing were meant to be seen; not by someone who escapes the marks that are. */
function reportQuotes(text: string, open: number, close: number, faults: Unescaped['faults'][number][]): void {
  const inside = text.slice(open + 1, close);
  if (inside === '' || /^\s|\s$|\s\s|[\n\t']|\\"/.test(inside)) return;
  const message = say`Android drops these quotation marks; write \\" to show them.`;
  faults.push({ start: open, end: close + 1, message, severity: 'warning' });
}

function reportApostrophe(offset: number, faults: Unescaped['faults'][number][]): void {
  const message = say`An apostrophe must be written as \\' here; the resource compiler stops at this one.`;
  faults.push({ start: offset, end: offset + 1, message, severity: 'error' });
}

/** White space as the resource compiler sees it. */
export function isSpace(unit: number): boolean {
  return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
}
