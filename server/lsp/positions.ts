import { type Position, PositionEncodingKind, type Range } from 'vscode-languageserver';
import { type ChunkedText, chunkedText } from '../../shared/catalog/chunkedText.ts';
import type { TextRange } from '../../shared/catalog/textRange.ts';

/** How a client counts the characters of a line: UTF-16 code units, UTF-8 bytes or code points. */
export type PositionEncoding = 'utf-16' | 'utf-8' | 'utf-32';

/** A text whose offsets (UTF-16 code units) can be given to a client as positions, and back. */
export interface PositionedText {
  readonly text: string;
  positionAt(offset: number): Position;
  /** Positions behind the end of a line or of the text mean that end (LSP 3.18, Position). */
  offsetAt(position: Position): number;
  rangeAt(range: TextRange): Range;
  offsetsAt(range: Range): TextRange;
}

/** The encoding to use with a client: UTF-16 where it can, the first of its own that is known here otherwise. */
export function chooseEncoding(offered: readonly string[] | undefined): PositionEncoding {
  const supported: readonly string[] = [
    PositionEncodingKind.UTF16,
    PositionEncodingKind.UTF8,
    PositionEncodingKind.UTF32,
  ];
  const first = offered?.find((encoding) => supported.includes(encoding));
  return (first as PositionEncoding | undefined) ?? 'utf-16';
}

/**
 * The positions of a text, in the client's encoding. Lines are found when first asked for.
 *
 * Cost: a binary search over lines, plus for UTF-8 and UTF-32 the part of the line before the offset; asking in
 * ascending order never reads a part of a line twice.
 */
export function positionedText(text: string | ChunkedText, encoding: PositionEncoding): PositionedText {
  const content = typeof text === 'string' ? chunkedText(text) : text;
  const last = { line: -1, offset: 0, column: 0 };
  const toPosition = (offset: number): Position => {
    const within = Math.max(0, Math.min(offset, content.length));
    const line = content.lineAt(within);
    const start = content.lineStart(line);
    const place = beforeLineBreak(content, start, within);
    if (encoding === 'utf-16') return { line, character: place - start };
    const continues = last.line === line && last.offset <= place;
    const column =
      (continues ? last.column : 0) + columns(content.slice(continues ? last.offset : start, place), encoding);
    Object.assign(last, { line, offset: place, column });
    return { line, character: column };
  };
  const toOffset = ({ line, character }: Position): number => {
    if (line < 0) return 0;
    const start = content.lineStart(line);
    const end = line + 1 < content.lineCount ? content.lineStart(line + 1) : content.length;
    const most = encoding === 'utf-16' ? character : unitsOf(content.slice(start, end), character, encoding);
    return beforeLineBreak(content, start, Math.min(end, start + Math.max(0, most)));
  };
  return {
    get text() {
      return content.toString();
    },
    positionAt: toPosition,
    offsetAt: toOffset,
    rangeAt: (range) => ({ start: toPosition(range.start), end: toPosition(range.end) }),
    offsetsAt: (range) => ({ start: toOffset(range.start), end: toOffset(range.end) }),
  };
}

/** An offset, or the end of the line's text where the offset lies in the line break behind it. */
function beforeLineBreak(content: ChunkedText, lineStart: number, offset: number): number {
  let end = offset;
  while (end > lineStart && /[\r\n]/.test(content.slice(end - 1, end))) end--;
  return end;
}

function width(point: number, encoding: PositionEncoding): number {
  if (encoding === 'utf-32') return 1;
  if (encoding === 'utf-16') return point > 0xffff ? 2 : 1;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
}

/** Columns of a part of a line. */
function columns(text: string, encoding: PositionEncoding): number {
  let count = 0;
  for (let i = 0; i < text.length; ) {
    const point = text.codePointAt(i) ?? 0;
    count += width(point, encoding);
    i += point > 0xffff ? 2 : 1;
  }
  return count;
}

/** UTF-16 code units of the first columns of a line. */
function unitsOf(line: string, character: number, encoding: PositionEncoding): number {
  let i = 0;
  for (let count = 0; i < line.length; ) {
    const point = line.codePointAt(i) ?? 0;
    count += width(point, encoding);
    if (count > character) break;
    i += point > 0xffff ? 2 : 1;
  }
  return i;
}
