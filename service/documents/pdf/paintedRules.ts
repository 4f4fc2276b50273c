import type { Rule } from '../layout/textPiece.ts';
import type { Matrix } from './matrix.ts';

/** The edges of a painted box that has room for text; of a thin one the line that it is. */
export function paintedRules(box: readonly number[], ctm: Matrix): Rule[] {
  const [x0, y0, x1, y1] = box;
  if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return [];
  const at = (x: number, y: number) => [ctm[0] * x + ctm[2] * y + ctm[4], ctm[1] * x + ctm[3] * y + ctm[5]] as const;
  const [ax, ay] = at(x0, y0);
  const [bx, by] = at(x1, y1);
  const [left, right] = [Math.min(ax, bx), Math.max(ax, bx)];
  const [bottom, top] = [Math.min(ay, by), Math.max(ay, by)];
  if (!(right - left > 8 || top - bottom > 8)) return [];
  if (top - bottom < 2 || right - left < 2) return [{ left, right, bottom, top }];
  return [
    { left, right, bottom, top: bottom },
    { left, right, bottom: top, top },
    { left, right: left, bottom, top },
    { left: right, right, bottom, top },
  ];
}
