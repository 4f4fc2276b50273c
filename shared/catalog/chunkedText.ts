import { lastAtMostOf } from './lastAtMost.ts';
import type { TextRange } from './textRange.ts';

/** A text of which parts can be read: a string, or a text in chunks. */
export interface ReadableText {
  readonly length: number;
  /** As of a string; offsets are UTF-16 code units and not negative. */
  slice(start: number, end: number): string;
  toString(): string;
}

/**
 * A text in chunks. An edit rebuilds the chunks around it and shares the others, so that a keystroke in a file of many
 * megabytes copies a few kilobytes. A state of it never changes.
 */
export interface ChunkedText extends ReadableText {
  /** The text with a part of it replaced. */
  replaced(range: TextRange, newText: string): ChunkedText;
  /** The whole text, put together when first asked for. */
  toString(): string;
  /** Lines end with `\n`, `\r\n` or `\r`. */
  readonly lineCount: number;
  /** The line of an offset, from 0. */
  lineAt(offset: number): number;
  /** Where a line starts; the end of the text for lines behind the last one. */
  lineStart(line: number): number;
}

/** A part of a text. It never ends between the two characters of a line break. */
interface Chunk {
  readonly text: string;
  /** Where lines start behind its line breaks; found when first asked for. */
  lineStarts: readonly number[] | undefined;
}

/** Small enough to be rebuilt with each keystroke, large enough that a list of chunks is short. */
const chunkSize = 1 << 14;

/** @example chunkedText('one two').replaced({ start: 4, end: 7 }, 'three').toString(); // 'one three' */
export function chunkedText(text: string): ChunkedText {
  return ofChunks(chunksOf(text), text);
}

/** What was typed makes a chunk larger for a while: split at once, it would leave chunks of single letters behind. */
function chunksOf(text: string): Chunk[] {
  const chunks: Chunk[] = [];
  for (let start = 0; start < text.length; ) {
    const rest = text.length - start;
    let end = rest < 2 * chunkSize ? text.length : start + chunkSize;
    if (text[end - 1] === '\r' && text[end] === '\n') end++;
    chunks.push({ text: text.slice(start, end), lineStarts: undefined });
    start = end;
  }
  return chunks;
}

function ofChunks(chunks: readonly Chunk[], text?: string): ChunkedText {
  let whole = text;
  let lines: readonly number[] | undefined;
  const starts = sums(chunks, ({ text }) => text.length);
  const length = starts[chunks.length] ?? 0;
  /** How many lines start in front of each chunk, beside the first one of the text. */
  const linesBefore = () => {
    lines ??= sums(chunks, (chunk) => lineStartsOf(chunk).length);
    return lines;
  };
  return {
    length,
    slice(start, end) {
      if (text !== undefined) return text.slice(start, end);
      let part = '';
      for (let index = lastAtMostOf(starts, start); index < chunks.length && (starts[index] ?? 0) < end; index++) {
        const from = starts[index] ?? 0;
        part += chunks[index]?.text.slice(Math.max(0, start - from), end - from) ?? '';
      }
      return part;
    },
    replaced(range, newText) {
      let first = lastAtMostOf(starts, range.start);
      let last = Math.max(first, lastAtMostOf(starts, range.end));
      const [head, tail] = [starts[first] ?? 0, starts[last] ?? 0];
      const before = chunks[first]?.text.slice(0, range.start - head) ?? '';
      let text = before + newText + (chunks[last]?.text.slice(range.end - tail) ?? '');
      const [previous, next] = [chunks[first - 1], chunks[last + 1]];
      if (previous && (text.length < chunkSize / 2 || (previous.text.endsWith('\r') && text.startsWith('\n')))) {
        text = previous.text + text;
        first--;
      }
      if (next && text.endsWith('\r') && next.text.startsWith('\n')) {
        text += next.text;
        last++;
      }
      return ofChunks([...chunks.slice(0, first), ...chunksOf(text), ...chunks.slice(last + 1)]);
    },
    toString() {
      // Engines put such a sum together when a character of it is read, and not before.
      whole ??= chunks.reduce((sum, { text }) => sum + text, '');
      return whole;
    },
    get lineCount() {
      return (linesBefore()[chunks.length] ?? 0) + 1;
    },
    lineAt(offset) {
      const index = lastAtMostOf(starts, offset);
      const chunk = chunks[index];
      if (!chunk) return linesBefore()[chunks.length] ?? 0;
      const within = lastAtMostOf(lineStartsOf(chunk), offset - (starts[index] ?? 0)) + 1;
      return (linesBefore()[index] ?? 0) + within;
    },
    lineStart(line) {
      if (line <= 0) return 0;
      const index = lastAtMostOf(linesBefore(), line - 1);
      const chunk = chunks[index];
      if (!chunk) return length;
      return (starts[index] ?? 0) + (lineStartsOf(chunk)[line - 1 - (linesBefore()[index] ?? 0)] ?? 0);
    },
  };
}

function lineStartsOf(chunk: Chunk): readonly number[] {
  if (chunk.lineStarts) return chunk.lineStarts;
  const { text } = chunk;
  const starts: number[] = [];
  if (text.includes('\r'))
    for (const {
      index,
      0: { length },
    } of text.matchAll(/\r\n?|\n/g))
      starts.push(index + length);
  else
    for (let offset = text.indexOf('\n'); offset >= 0; offset = text.indexOf('\n', offset + 1)) starts.push(offset + 1);
  chunk.lineStarts = starts;
  return starts;
}

/** What comes before each item, and after the last one. */
function sums<T>(items: readonly T[], of: (item: T) => number): number[] {
  let sum = 0;
  const before = items.map((item) => {
    const so = sum;
    sum += of(item);
    return so;
  });
  return [...before, sum];
}
