import type { Message } from '../../messages/message.ts';
import { shownLines } from './subtitleFigures.ts';

/** A line of a subtitle as it shows; offsets are UTF-16 code units of the value. */
type ShownLine = ReturnType<typeof shownLines>[number];

/** No player shows more; what a hostile file has is not compared line by line. */
const mostLines = 12;

/**
 * The lines of a subtitle that are in the language of its file: where it shows the whole text of its source as well, above or below
 * the translation, the lines of that are left out. Whoever shows two languages has viewers who read one of them.
 *
 * @param source of another file; undefined where there is none.
 * @example // 'Cast off!' is the source of 'Leinen los!\nCast off!'
 * linesInOneLanguage(message, source).map(({ text }) => text); // ['Leinen los!']
 */
export function linesInOneLanguage(message: Message, source: Message | undefined): readonly ShownLine[] {
  const lines = shownLines(message);
  if (!source || lines.length > mostLines) return lines;
  const original = shownTogether(shownLines(source));
  if (original === '') return lines;
  for (let first = 0; first < lines.length; first++) {
    for (let end = first + 1; end <= lines.length; end++) {
      if (shownTogether(lines.slice(first, end)) !== original) continue;
      const others = lines.toSpliced(first, end - first);
      return shownTogether(others) === '' ? lines : others;
    }
  }
  return lines;
}

/** Wherever the lines break. */
const shownTogether = (lines: readonly ShownLine[]) =>
  lines
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
