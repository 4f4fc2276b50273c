import type { ReadLine } from '../../engines/ocr/openTesseract.ts';
import { colorAt, colorDistance, grown, type Pixels } from './pixels.ts';
import { commonColor } from './wordLook.ts';

const smallLetters = /[\p{Ll}]/gu;
/** Heights of small and of tall letters in the fonts that translations are drawn in, by the font's height. */
export const letterHeights = { small: 0.547, tall: 0.735 } as const;

/** Where the letters of a line stand and how high they are, in pixels. */
export interface LineMeasures {
  /** Height of the font. */
  readonly size: number;
  readonly baseline: number;
}

/** Share of a full row's ink that the rows between the base line and the top of small letters have at least. */
const full = 0.5;

/**
 * Measures a line by how much ink its rows have: between the base line and the top of small letters there is most.
 * The reader's own boxes of letters are too coarse for small print.
 */
export function lineMeasures(pixels: Pixels, line: ReadLine): LineMeasures {
  const box = grown(line.box, 2, pixels);
  const background = commonColor(pixels, box);
  const ink = Array.from({ length: box.bottom - box.top }, (_, row) => {
    let sum = 0;
    for (const word of line.words) {
      const { left, right } = grown(word.box, 0, pixels);
      for (let x = left; x < right; x++) sum += colorDistance(colorAt(pixels, x, box.top + row), background);
    }
    return sum;
  });
  // bars and serifs make a few rows fuller than all others
  const limit = full * ([...ink].sort((a, b) => a - b)[Math.floor(ink.length * 0.72)] ?? 0);
  let [from, to] = [0, 0];
  for (let start = 0; start < ink.length; start++) {
    let end = start;
    while ((ink[end] ?? 0) > limit) end++;
    if (end - start > to - from) [from, to] = [start, end];
    start = Math.max(start, end);
  }
  // between two rows the line is crossed where the ink says
  const crossing = (outer: number, inner: number) => {
    const [a, b] = [ink[outer] ?? 0, ink[inner] ?? 0];
    return b > a ? Math.min(1, Math.max(0, (limit - a) / (b - a))) : 0.5;
  };
  const top = box.top + from - 0.5 + crossing(from - 1, from);
  const baseline = box.top + to + 0.5 - crossing(to, to - 1);
  const text = line.words.map((word) => word.text).join('');
  const low = (text.match(smallLetters)?.length ?? 0) / Math.max(1, text.length);
  return { size: (baseline - top) / (low > 0.2 ? letterHeights.small : letterHeights.tall), baseline };
}

/** Letters that reach below the base line, and signs that stand above it. */
const offLine = /[gjpqyQ,;()[\]{}|/\\_@$§ß'"`´‘’“”*°^~\p{Pd}.…]/u;
/** Letters from which a slope can be told, the steepest that there is, and what is level. */
const slope = { letters: 8, most: 0.08, least: 0.006 };

/** How far the base line of a line goes down for each pixel to the right; 0 for nearly all. */
export function slopeOf(line: ReadLine, size: number): number {
  const standing = line.words
    .flatMap((word) => word.letters)
    .filter(({ text }) => !offLine.test(text))
    .map(({ box }) => ({ x: (box.left + box.right) / 2, y: box.bottom }));
  const y = standing.map((each) => each.y).sort((a, b) => a - b)[standing.length >> 1] ?? 0;
  const near = standing.filter((each) => Math.abs(each.y - y) < 0.5 * size);
  if (near.length < slope.letters) return 0;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [mx, my] = [mean(near.map((each) => each.x)), mean(near.map((each) => each.y))];
  const spread = near.reduce((sum, each) => sum + (each.x - mx) ** 2, 0);
  const steep = spread === 0 ? 0 : near.reduce((sum, each) => sum + (each.x - mx) * (each.y - my), 0) / spread;
  return Math.abs(steep) > slope.most || Math.abs(steep) < slope.least ? 0 : steep;
}
