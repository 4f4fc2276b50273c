import type { Rule } from '../layout/textPiece.ts';
import type { Bounds } from './matrix.ts';

/** The edges of a painted box that has room for text; of a thin one the line that it is. */
export function paintedRules({ left, right, bottom, top }: Bounds): Rule[] {
  if (!(right - left > 8 || top - bottom > 8)) return [];
  if (top - bottom < 2 || right - left < 2) return [{ left, right, bottom, top }];
  return [
    { left, right, bottom, top: bottom },
    { left, right, bottom: top, top },
    { left, right: left, bottom, top },
    { left: right, right, bottom, top },
  ];
}
