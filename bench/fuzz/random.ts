/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** A whole number from 0 up to, but without, `below`. */
  int(below: number): number;
  /** One of some items. */
  pick<T>(items: readonly [T, ...T[]]): T;
  pick<T>(items: readonly T[]): T | undefined;
  /** True once in so many times. */
  oneIn(times: number): boolean;
}

/**
 * Random numbers from a seed (mulberry32: 32 bits of state, enough to spread cases).
 *
 * @param seed a whole number; neighbouring seeds give unrelated numbers.
 */
export function randomFrom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const int = (below: number) => (below <= 0 ? 0 : next() % below);
  return {
    int,
    pick: <T>(items: readonly T[]) => items[int(items.length)] as T,
    oneIn: (times) => int(times) === 0,
  };
}
