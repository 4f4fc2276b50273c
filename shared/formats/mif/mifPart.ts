import { segmentWith } from '../../catalog/segmentWith.ts';
import type { Format } from '../format.ts';
import { movedSlot, sameRange } from '../movedSegment.ts';
import { sameSlot } from '../sameSlot.ts';
import { scanMif } from './mifScan.ts';
import { type MifText, mifTexts } from './mifTexts.ts';
import { mifNodes } from './mifTree.ts';

/** Statements whose strings are texts, and tell nothing else of a file. */
const texts: ReadonlySet<string> = new Set(['String', 'MText', 'VariableDef', 'XRefDef']);

/** A statement by itself. */
interface MifPiece {
  readonly texts: readonly MifText[];
  /** All that is no text. */
  readonly frame: string;
}

/**
 * A paragraph of a MIF file that was edited, or a definition: its statement is read by itself, as it was and as it is.
 * Names and numbers, on which other texts depend, stand outside of the strings that may have changed.
 *
 * @returns undefined where more than these strings changed, or a text lost its last word.
 */
export const readMifPart: NonNullable<Format['readPart']> = (_catalog, { segments, was, is, edit }) => {
  const { start, end } = segments[0]?.range ?? { start: 0, end: 0 };
  if (!segments.every(({ range }) => sameRange(range, { start, end })) || edit.end > end) return undefined;
  const by = is.length - was.length;
  const [before, after] = [pieceOf(was.slice(start, end)), pieceOf(is.slice(start, end + by))];
  if (!before || before.frame !== after?.frame) return undefined;
  if (before.texts.length !== segments.length || after.texts.length !== segments.length) return undefined;
  if (!segments.every(({ target }, i) => sameSlot(target, before.texts[i]?.slot, start))) return undefined;
  if (!before.texts.every(({ id, context }, i) => id === after.texts[i]?.id && context === after.texts[i]?.context))
    return undefined;
  return segments.map((segment, i) => {
    const { slot } = after.texts[i] as MifText;
    return segmentWith(segment, { range: { start, end: end + by }, target: movedSlot(slot, start) });
  });
};

/** @returns undefined where the text is not one whole statement, or holds a part of what another file has. */
function pieceOf(text: string): MifPiece | undefined {
  const scan = scanMif(text);
  const nodes = mifNodes(text, 0);
  if (scan.problems.length > 0 || nodes[0]?.end !== text.length) return undefined;
  let frame = '';
  let at = 0;
  for (const { name, string } of nodes) {
    if (name.startsWith('TextInset')) return undefined;
    if (!string || !texts.has(name)) continue;
    frame += text.slice(at, string.start);
    at = string.end;
  }
  const found = Array.from({ length: scan.count }, (_, number) => mifTexts(text, scan, number));
  return { texts: found.flat(), frame: frame + text.slice(at) };
}
