import { breakUnits } from './breakUnits.ts';
import type { StretchLook } from './paragraphText.ts';
import { isRightToLeft, visualRuns } from './visualRuns.ts';

/** A font as far as setting needs it. */
export interface SetFont {
  /** Width of a text in a height of 1. */
  width(text: string): number;
}

/** Translated text of one look. */
export interface Stretch<Font extends SetFont = SetFont> {
  readonly text: string;
  readonly look: StretchLook;
  readonly font: Font;
}

/** A part of a line in one look and direction, with the blanks behind its words. */
export interface SetPart<Font extends SetFont = SetFont> {
  readonly text: string;
  readonly stretch: Stretch<Font>;
  readonly rightToLeft: boolean;
}

/** A line as it is to be drawn; its width in points without the blank at its end. */
export interface SetLine<Font extends SetFont = SetFont> {
  /** From left to right; the text of each in the order in which it is read. */
  readonly parts: readonly SetPart<Font>[];
  readonly width: number;
  /** Blanks between its words. */
  readonly blanks: number;
}

/** A paragraph as it fits its place. */
export interface SetText<Font extends SetFont = SetFont> {
  readonly lines: readonly SetLine<Font>[];
  /** True where it starts at the right side. */
  readonly rightToLeft: boolean;
  /** The text's height by that of the original. */
  readonly scale: number;
  /** False where it is longer than its place even in the least height. */
  readonly fits: boolean;
}

/** The place of a paragraph, in points. */
export interface Place {
  readonly width: number;
  /** From the top of the first line to where something else begins. */
  readonly height: number;
  readonly size: number;
  readonly leading: number;
  /** How far the first line starts to the right of the others. */
  readonly indent: number;
}

/** Text is made smaller down to this part of its height, and never below so many points. */
const least = { scale: 0.6, points: 5 };

/**
 * Sets a text into a place: as large as the original, or as little smaller as is needed.
 *
 * @param largest the text's height by that of the original, at most.
 */
export function setParagraph<Font extends SetFont>(
  stretches: readonly Stretch<Font>[],
  place: Place,
  largest = 1,
): SetText<Font> {
  const words = wordsOf(stretches);
  const rightToLeft = isRightToLeft(stretches.map(({ text }) => text).join(''));
  const smallest = Math.min(1, Math.max(least.scale, least.points / place.size));
  for (let scale = largest; ; scale = Math.max(smallest, scale * 0.97)) {
    const lines = breakLines(words, place.size * scale, place, rightToLeft);
    const fits =
      lines.length * place.leading * scale <= place.height + 0.01 &&
      lines.every(({ width }, i) => width <= roomOf(place, i) * 1.005);
    if (fits || scale <= smallest) return { lines, scale, fits, rightToLeft };
  }
}

interface Word<Font extends SetFont> {
  readonly parts: readonly LogicalPart<Font>[];
  /** In a height of 1. */
  readonly width: number;
  /** Of the blank behind it; 0 where none is. */
  readonly blank: number;
}

type LogicalPart<Font extends SetFont> = Omit<SetPart<Font>, 'rightToLeft'>;

function wordsOf<Font extends SetFont>(stretches: readonly Stretch<Font>[]): Word<Font>[] {
  const words: Word<Font>[] = [];
  let parts: LogicalPart<Font>[] = [];
  let width = 0;
  const finish = (blank: number) => {
    if (parts.length > 0) words.push({ parts, width, blank });
    parts = [];
    width = 0;
  };
  for (const stretch of stretches) {
    const { font, look } = stretch;
    for (const text of stretch.text.match(/ +|[^ ]+/g) ?? []) {
      if (text.startsWith(' ')) {
        const last = parts.at(-1);
        if (last) parts[parts.length - 1] = { ...last, text: `${last.text} ` };
        finish(font.width(' ') * look.scale);
        continue;
      }
      for (const [i, unit] of breakUnits(text).entries()) {
        if (i > 0) finish(0);
        parts.push({ text: unit, stretch });
        width += font.width(unit) * look.scale;
      }
    }
  }
  finish(0);
  return words;
}

/** The room for words in a line. */
export function roomOf({ width, indent }: Pick<Place, 'width' | 'indent'>, line: number): number {
  return line === 0 ? width - indent : width;
}

function breakLines<Font extends SetFont>(
  words: readonly Word<Font>[],
  size: number,
  place: Place,
  rightToLeft: boolean,
): SetLine<Font>[] {
  const lines: SetLine<Font>[] = [];
  let lineWords: Word<Font>[] = [];
  let width = 0;
  const finish = () => {
    if (lineWords.length === 0) return;
    const last = lineWords.at(-1) as Word<Font>;
    const blanks = lineWords.slice(0, -1).filter(({ blank }) => blank > 0).length;
    lines.push({ parts: inOrder(joined(lineWords), rightToLeft), width: width - last.blank * size, blanks });
    lineWords = [];
    width = 0;
  };
  for (const word of words) {
    if (lineWords.length > 0 && width + word.width * size > roomOf(place, lines.length) * 1.001) finish();
    lineWords.push(word);
    width += (word.width + word.blank) * size;
  }
  finish();
  return lines;
}

/** The parts of a line's words, neighbours of one look as one, without the blank at the end. */
function joined<Font extends SetFont>(words: readonly Word<Font>[]): LogicalPart<Font>[] {
  const parts: LogicalPart<Font>[] = [];
  for (const part of words.flatMap((word) => word.parts)) {
    const last = parts.at(-1);
    if (last && last.stretch === part.stretch) parts[parts.length - 1] = { ...last, text: last.text + part.text };
    else parts.push(part);
  }
  const last = parts.at(-1);
  if (last) parts[parts.length - 1] = { ...last, text: last.text.trimEnd() };
  return parts;
}

/** The parts as they stand from left to right. */
function inOrder<Font extends SetFont>(parts: readonly LogicalPart<Font>[], rightToLeft: boolean): SetPart<Font>[] {
  const line = parts.map(({ text }) => text).join('');
  return visualRuns(line, rightToLeft).flatMap((run) => {
    let partStart = 0;
    const ofRun = parts.flatMap(({ text, stretch }): SetPart<Font>[] => {
      const [start, end] = [Math.max(run.start, partStart), Math.min(run.end, partStart + text.length)];
      partStart += text.length;
      return start < end ? [{ text: line.slice(start, end), stretch, rightToLeft: run.rightToLeft }] : [];
    });
    return run.rightToLeft ? ofRun.reverse() : ofRun;
  });
}
