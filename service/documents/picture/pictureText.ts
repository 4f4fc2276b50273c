import type { ReadLine } from '../../engines/ocr/openTesseract.ts';
import { textLines } from '../layout/textLines.ts';
import { type TextParagraph, textParagraphs } from '../layout/textParagraphs.ts';
import type { Rule, TextPiece } from '../layout/textPiece.ts';
import { letterHeights, lineMeasures, slopeOf } from './lineMeasures.ts';
import { type Box, type Color, colorAt, colorDistance, grown, hexColor, type Pixels } from './pixels.ts';
import { around } from './readText.ts';
import { wordLook } from './wordLook.ts';

/** A text of a picture. Lengths are pixels; `v` of its lines grows upwards from the top of the picture, below 0. */
export interface PictureParagraph {
  readonly paragraph: TextParagraph;
  /** The bounds of each of its lines: what is to be painted over. */
  readonly boxes: readonly Box[];
  readonly background: string;
  /** What is free of anything else around it, its own place included. */
  readonly room: Box;
}

/** Strokes of bold letters are wider than this by the height of a small letter. */
const boldWeight = 0.3;

/** The texts that were read in a picture. */
export function pictureText(pixels: Pixels, lines: readonly ReadLine[]): PictureParagraph[] {
  const pieces = lines.flatMap((line, i) => piecesOf(pixels, line, i));
  const even = evened(pieces);
  const all = textLines(
    even.map(({ piece }) => piece),
    [],
  );
  const seen = new Map(even.map((each) => [each.piece, each]));
  return textParagraphs(all, borders(even)).map((paragraph) => {
    const boxes = paragraph.lines.map((line) =>
      line.pieces.map((piece) => (seen.get(piece) as SeenWord).box).reduce(around),
    );
    const background = seen.get(paragraph.lines[0]?.pieces[0] as TextPiece)?.background ?? [255, 255, 255];
    const box = boxes.reduce(around);
    return {
      paragraph,
      boxes,
      background: hexColor(background),
      room: freeRoom(pixels, box, background, paragraph.size),
    };
  });
}

interface SeenWord {
  readonly piece: TextPiece;
  readonly box: Box;
  readonly background: Color;
}

function piecesOf(pixels: Pixels, line: ReadLine, number: number): SeenWord[] {
  const { size, baseline } = lineMeasures(pixels, line);
  if (size < 5 || line.box.bottom - line.box.top > 3 * size) return [];
  const slope = slopeOf(line, size);
  const middle = (line.box.left + line.box.right) / 2;
  return line.words.map(({ text, box }) => {
    const look = wordLook(pixels, box, size * letterHeights.small);
    const bold = look.weight > boldWeight;
    return {
      box,
      background: look.background,
      piece: {
        text,
        show: number,
        start: box.left,
        end: box.right,
        v: -(baseline + slope * ((box.left + box.right) / 2 - middle)),
        size,
        angle: 0,
        look: { family: 'sans', bold, italic: false, color: hexColor(look.color) },
        role: 'words',
      },
    };
  });
}

/** Lines whose fonts are measured a little different have one height and one colour; so have the words of a line. */
function evened(words: readonly SeenWord[]): SeenWord[] {
  return words.map((word) => {
    const { size, look, show } = word.piece;
    const alike = words.filter(({ piece }) => Math.abs(piece.size - size) <= 0.13 * Math.max(piece.size, size));
    const near = alike.filter(({ background }) => colorDistance(background, word.background) < 32);
    const sameLook = near.filter(({ piece }) => piece.show === show || colorsAlike(piece.look.color, look.color));
    const line = words.filter(({ piece }) => piece.show === show);
    const bold = mostLetters(line, ({ piece }) => piece.look.bold);
    const color = mostLetters(sameLook, ({ piece }) => piece.look.color);
    return {
      ...word,
      piece: {
        ...word.piece,
        size: middle(alike),
        look: { ...look, bold, color: colorsAlike(color, look.color) ? color : look.color },
      },
    };
  });
}

function middle(words: readonly SeenWord[]): number {
  const sizes = words.flatMap(({ piece }) => Array<number>(piece.text.length).fill(piece.size)).sort((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 0;
}

function mostLetters<Value>(words: readonly SeenWord[], keyOf: (word: SeenWord) => Value): Value {
  const counts = new Map<Value, number>();
  for (const word of words) counts.set(keyOf(word), (counts.get(keyOf(word)) ?? 0) + word.piece.text.length);
  return ([...counts].reduce((a, b) => (b[1] > a[1] ? b : a)) as [Value, number])[0];
}

const channels = (color: string): Color =>
  [1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16)) as unknown as Color;
const colorsAlike = (a: string, b: string) => colorDistance(channels(a), channels(b)) < 56;

/** Words on another background are another text: a line is drawn above and below them. */
function borders(words: readonly SeenWord[]): Rule[] {
  return words.flatMap(({ box, background, piece }) => {
    const isApart = words.some(
      (other) =>
        colorDistance(other.background, background) > 40 &&
        Math.min(other.box.right, box.right) > Math.max(other.box.left, box.left) &&
        Math.abs(other.piece.v - piece.v) < 3 * piece.size,
    );
    if (!isApart) return [];
    const edge = (y: number): Rule => ({ left: box.left, right: box.right, bottom: -y, top: -y });
    return [edge(box.top - 0.3 * piece.size), edge(box.bottom + 0.3 * piece.size)];
  });
}

/** Colours up to this far from the background are background. */
const alike = 20;

/**
 * How far a text could grow without touching anything: to the sides as high as it is, then down and up as wide as it
 * is. On a background of many colours that is its own place.
 *
 * @param size of its font, in pixels: so much of a share of it stays free beside what is met.
 */
function freeRoom(pixels: Pixels, text: Box, background: Color, size: number): Box {
  const around = grown(text, 1, pixels);
  const isFree = (x: number, y: number) => colorDistance(colorAt(pixels, x, y), background) <= alike;
  const column = (x: number) => {
    for (let y = around.top; y < around.bottom; y++) if (!isFree(x, y)) return false;
    return true;
  };
  const row = (y: number) => {
    for (let x = around.left; x < around.right; x++) if (!isFree(x, y)) return false;
    return true;
  };
  let { left, right, top, bottom } = around;
  while (left > 0 && column(left - 1)) left--;
  while (right < pixels.width && column(right)) right++;
  while (top > 0 && row(top - 1)) top--;
  while (bottom < pixels.height && row(bottom)) bottom++;
  const space = 0.4 * size;
  return {
    left: Math.min(text.left, left + space),
    right: Math.max(text.right, right - space),
    top: Math.min(text.top, top + space),
    bottom: Math.max(text.bottom, bottom - space),
  };
}
