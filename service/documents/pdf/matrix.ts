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
