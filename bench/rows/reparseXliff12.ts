import { xliff12 } from '../../shared/formats/xliff12/xliff12.ts';
import { reparseSide } from '../reparseSide.ts';
import type { BenchRow } from '../row.ts';
import { xliffText } from '../xliffText.ts';

/** A keystroke within a target of a 15 MB file, until its segments are known again. */
export const row: BenchRow = {
  what: 'parse again after a keystroke, 15 MB XLIFF 1.2',
  goal: { ms: 5 },
  ours: reparseSide(xliff12, xliffText(23_500)),
};
