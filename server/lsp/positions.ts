import { type Position, PositionEncodingKind, type Range } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
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
  const known: readonly string[] = [PositionEncodingKind.UTF16, PositionEncodingKind.UTF8, PositionEncodingKind.UTF32];
  const first = offered?.find((encoding) => known.includes(encoding));
  return (first as PositionEncoding | undefined) ?? 'utf-16';
}

/** A text that is not open in the editor. Its lines are found when first asked for. */
export function positionedText(text: string, encoding: PositionEncoding): PositionedText {
  return positioned(TextDocument.create('text:', '', 0, text), encoding);
}

/**
 * The positions of a document, in the client's encoding. Follows the document's changes.
 *
 * Cost: a binary search over lines, plus for UTF-8 and UTF-32 the part of the line before the offset; asking in
 * ascending order never reads a part of a line twice.
 */
export function positioned(document: TextDocument, encoding: PositionEncoding): PositionedText {
  const last = { text: '', line: -1, offset: 0, column: 0 };
  const toPosition = (offset: number): Position => {
    const position = document.positionAt(offset);
    if (encoding === 'utf-16') return position;
    const text = document.getText();
    const start = offset - position.character;
    const known = last.text === text && last.line === position.line && last.offset <= offset;
    const column =
      (known ? last.column : 0) + columns(text, known ? last.offset : Math.max(0, start), offset, encoding);
    Object.assign(last, { text, line: position.line, offset, column });
    return { line: position.line, character: column };
  };
  const toOffset = (position: Position): number => {
    if (encoding === 'utf-16') return document.offsetAt(position);
    const start = document.offsetAt({ line: position.line, character: 0 });
    const end = document.offsetAt({ line: position.line, character: Number.MAX_SAFE_INTEGER });
    return start + unitsOf(document.getText(), start, end, position.character, encoding);
  };
  return {
    get text() {
      return document.getText();
    },
    positionAt: toPosition,
    offsetAt: toOffset,
    rangeAt: (range) => ({ start: toPosition(range.start), end: toPosition(range.end) }),
    offsetsAt: (range) => ({ start: toOffset(range.start), end: toOffset(range.end) }),
  };
}

/**
 * The text as it is now, with the lines of a text that goes on changing for as long as both are the same: a request
 * that waits for something else must not see the next keystroke.
 */
export function frozen(live: PositionedText, encoding: PositionEncoding): PositionedText {
  const { text } = live;
  let own: PositionedText | undefined;
  const lines = () => {
    if (!own && live.text === text) return live;
    own ??= positionedText(text, encoding);
    return own;
  };
  return {
    text,
    positionAt: (offset) => lines().positionAt(offset),
    offsetAt: (position) => lines().offsetAt(position),
    rangeAt: (range) => lines().rangeAt(range),
    offsetsAt: (range) => lines().offsetsAt(range),
  };
}

function width(point: number, encoding: PositionEncoding): number {
  if (encoding === 'utf-32') return 1;
  if (encoding === 'utf-16') return point > 0xffff ? 2 : 1;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
}

/** Columns between two offsets of one line. */
function columns(text: string, from: number, to: number, encoding: PositionEncoding): number {
  let count = 0;
  for (let at = from; at < to; ) {
    const point = text.codePointAt(at) ?? 0;
    count += width(point, encoding);
    at += point > 0xffff ? 2 : 1;
  }
  return count;
}

/** UTF-16 code units of the first columns of a line. */
function unitsOf(text: string, start: number, end: number, character: number, encoding: PositionEncoding): number {
  let at = start;
  for (let count = 0; at < end; ) {
    const point = text.codePointAt(at) ?? 0;
    count += width(point, encoding);
    if (count > character) break;
    at += point > 0xffff ? 2 : 1;
  }
  return at - start;
}
