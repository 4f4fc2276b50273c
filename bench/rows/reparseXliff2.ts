import { xliff2 } from '../../shared/formats/xliff2/xliff2.ts';
import { reparseSide } from '../reparseSide.ts';
import type { BenchRow } from '../row.ts';
import { xliff2Text } from '../xliffText.ts';

/** A keystroke within a target of a 15 MB file, until its segments are known again. */
export const row: BenchRow = {
  what: 'parse again after a keystroke, 15 MB XLIFF 2.0',
  goal: { ms: 5 },
  ours: reparseSide(xliff2, xliff2Text(23_500)),
};
