import type { StretchLook } from './paragraphText.ts';
import type { SetFont } from './pdfFonts.ts';

/** Translated text of one look. */
export interface Stretch {
  readonly text: string;
  readonly look: StretchLook;
  readonly font: SetFont;
}

/** A part of a line in one look, with the blanks behind its words. */
export interface SetPart {
  readonly text: string;
  readonly stretch: Stretch;
}

/** A line as it is to be drawn; its width in points without the blank at its end. */
export interface SetLine {
  readonly parts: readonly SetPart[];
  readonly width: number;
  /** Blanks between its words. */
  readonly blanks: number;
}

/** A paragraph as it fits its place. */
export interface SetText {
  readonly lines: readonly SetLine[];
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

/** Sets a text into a place: as large as the original, or as little smaller as is needed. */
export function setParagraph(stretches: readonly Stretch[], place: Place): SetText {
  const words = wordsOf(stretches);
  const smallest = Math.min(1, Math.max(least.scale, least.points / place.size));
  for (let scale = 1; ; scale = Math.max(smallest, scale * 0.97)) {
    const lines = breakLines(words, place.size * scale, place);
    const fits =
      lines.length * place.leading * scale <= place.height + 0.01 &&
      lines.every(({ width }, i) => width <= roomOf(place, i) * 1.005);
    if (fits || scale === smallest) return { lines, scale, fits };
  }
}

interface Word {
  readonly parts: readonly SetPart[];
  /** In a height of 1. */
  readonly width: number;
  /** Of the blank behind it; 0 where none is. */
  readonly blank: number;
}

function wordsOf(stretches: readonly Stretch[]): Word[] {
  const words: Word[] = [];
  let parts: SetPart[] = [];
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
      } else {
        parts.push({ text, stretch });
        width += font.width(text) * look.scale;
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

function breakLines(words: readonly Word[], size: number, place: Place): SetLine[] {
  const lines: SetLine[] = [];
  let own: Word[] = [];
  let width = 0;
  const finish = () => {
    if (own.length === 0) return;
    const last = own.at(-1) as Word;
    lines.push({ parts: joined(own), width: width - last.blank * size, blanks: own.length - 1 });
    own = [];
    width = 0;
  };
  for (const word of words) {
    if (own.length > 0 && width + word.width * size > roomOf(place, lines.length) * 1.001) finish();
    own.push(word);
    width += (word.width + word.blank) * size;
  }
  finish();
  return lines;
}

/** The parts of a line's words, neighbours of one look as one, without the blank at the end. */
function joined(words: readonly Word[]): SetPart[] {
  const parts: SetPart[] = [];
  for (const part of words.flatMap((word) => word.parts)) {
    const last = parts.at(-1);
    if (last && last.stretch === part.stretch) parts[parts.length - 1] = { ...last, text: last.text + part.text };
    else parts.push(part);
  }
  const last = parts.at(-1);
  if (last) parts[parts.length - 1] = { ...last, text: last.text.trimEnd() };
  return parts;
}
