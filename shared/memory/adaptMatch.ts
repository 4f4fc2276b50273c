import { pushTo } from '../catalog/pushTo.ts';
import { similarityTo } from './editDistance.ts';

/** A stretch of a text: words, or a placeholder or tag with its spelling. */
export interface MatchPiece {
  readonly text: string;
  readonly isMark: boolean;
}

/** A match made to fit another text. */
export interface AdaptedMatch {
  /** Its translation, with the numbers and marks of that text. */
  readonly target: readonly MatchPiece[];
  /** 0 to 99: how alike the texts are when numbers and marks do not count. */
  readonly similarity: number;
}

/** A fuzzy match from this similarity on may stand where nobody sees its percentage. */
export const certainMatch = 95;

/** Signs that stand for a mark and for a number while texts are compared: no text has them. */
const [markSign, numberSign] = ['\ufffe', '\uffff'];

const numbers = /\d+(?:[.,]\d+)*/g;

/**
 * Makes a fuzzy match fit a text: where numbers and marks of its source differ from those of the text, they are replaced
 * in its translation. A match of other words, or whose translation still has another number than the text, is never a
 * certain one, however long the text is.
 *
 * @param text what is to be translated.
 * @param source what the memory has for it.
 * @param target the translation of `source`.
 * @param threshold lowest similarity, 0 to 100.
 * @returns undefined where they are less alike, and where the marks of the translation would not be those of the text.
 * @example adaptMatch(words('Page 3'), words('Page 12'), words('Seite 12'), 75); // 'Seite 3', 99
 */
export function adaptMatch(
  text: readonly MatchPiece[],
  source: readonly MatchPiece[],
  target: readonly MatchPiece[],
  threshold: number,
): AdaptedMatch | undefined {
  const [wanted, there] = [partsOf(text), partsOf(source)];
  if (wanted.marks.length !== there.marks.length) return undefined;
  const alike = similarityTo(wanted.shape, threshold)(there.shape);
  if (alike === undefined) return undefined;
  const marks = replacer(there.marks, wanted.marks);
  const pairs = wanted.numbers.length === there.numbers.length;
  const counts = replacer(there.numbers, pairs ? wanted.numbers : there.numbers);
  let isWhole = true;
  const adapted = target.map((piece): MatchPiece => {
    if (!piece.isMark) {
      return { isMark: false, text: piece.text.replace(numbers, (number) => counts.take(number) ?? number) };
    }
    const mark = marks.take(piece.text);
    if (mark === undefined) isWhole = false;
    return { isMark: true, text: mark ?? '' };
  });
  if (!isWhole || marks.left().length > 0) return undefined;
  // a letter more can be another word, or the plural of one
  const sameWords = lettersOf(wanted.shape) === lettersOf(there.shape);
  const isCertain =
    sameWords && pairs && counts.left().every(([ownNumber, wantedNumber]) => ownNumber === wantedNumber);
  const similarity = Math.min(alike, isCertain ? 99 : certainMatch - 1);
  return similarity < threshold ? undefined : { target: adapted, similarity };
}

/** A text with a sign for each mark and number, and what these are. */
function partsOf(pieces: readonly MatchPiece[]) {
  const marks: string[] = [];
  const numberTexts: string[] = [];
  let shape = '';
  for (const { text, isMark } of pieces) {
    if (isMark) {
      marks.push(text);
      shape += markSign;
      continue;
    }
    shape += text.replace(numbers, (number) => {
      numberTexts.push(number);
      return numberSign;
    });
  }
  return { marks, numbers: numberTexts, shape };
}

const lettersOf = (shape: string) =>
  shape
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\ufffe\uffff]+/gu, ' ')
    .trim();

/** Gives for each of some texts what stands in its place, once. */
function replacer(ownNumbers: readonly string[], wanted: readonly string[]) {
  const open = new Map<string, string[]>();
  for (let i = ownNumbers.length - 1; i >= 0; i--) pushTo(open, ownNumbers[i] as string, wanted[i] as string);
  return {
    take: (text: string): string | undefined => open.get(text)?.pop(),
    left: () => [...open].flatMap(([text, rest]) => rest.map((one) => [text, one] as const)),
  };
}
