type Numbers = Uint8Array | Int16Array | Float32Array;

/**
 * Bytes or samples after one another, in an array of their own.
 *
 * @param Kind what the parts are.
 * @example concat([Uint8Array.of(1), Uint8Array.of(2, 3)]); // 1, 2, 3
 * @example concat([body, end], Float32Array);
 */
export function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer>;
export function concat<T extends Numbers>(parts: readonly T[], Kind: new (length: number) => T): T;
export function concat(parts: readonly Numbers[], Kind: new (length: number) => Numbers = Uint8Array): Numbers {
  const all = new Kind(parts.reduce((sum, part) => sum + part.length, 0));
  let end = 0;
  for (const part of parts) {
    all.set(part, end);
    end += part.length;
  }
  return all;
}
