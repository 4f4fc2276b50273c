/** An affine transformation as PDF writes it: x' = a·x + c·y + e, y' = b·x + d·y + f (ISO 32000-1 §8.3.3). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** First `m`, then `n`. */
export function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[1] * n[2],
    m[0] * n[1] + m[1] * n[3],
    m[2] * n[0] + m[3] * n[2],
    m[2] * n[1] + m[3] * n[3],
    m[4] * n[0] + m[5] * n[2] + n[4],
    m[4] * n[1] + m[5] * n[3] + n[5],
  ];
}

/** Six numbers in whatever list they come; the identity for anything else. */
export function matrixOf(value: unknown): Matrix {
  const numbers = Array.from((value ?? []) as ArrayLike<unknown>, Number);
  return numbers.length >= 6 && numbers.every(Number.isFinite) ? (numbers.slice(0, 6) as unknown as Matrix) : identity;
}

/** What undoes a matrix; undefined for one that leaves no area. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const area = a * d - b * c;
  if (area === 0) return undefined;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

/** A rectangle, in points of the page. */
export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Where a rectangle comes to lie, turned ones with what is around them; undefined for one without four numbers. */
export function boundsOf([x0, y0, x1, y1]: readonly number[], m: Matrix): Bounds | undefined {
  if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return undefined;
  const corners = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ] as const;
  const xs = corners.map(([x, y]) => m[0] * x + m[2] * y + m[4]);
  const ys = corners.map(([x, y]) => m[1] * x + m[3] * y + m[5]);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

/** What two rectangles have in common; `left` is beyond `right` where that is nothing. */
export function common(a: Bounds, b: Bounds): Bounds {
  return {
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
    top: Math.min(a.top, b.top),
  };
}
