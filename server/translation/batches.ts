/** What one request to the service may hold (api.md, Limits). */
export const requestLimits = { texts: 50, bodyBytes: 128 * 1024 } as const;

/**
 * Packs texts into as few requests as the limits allow, in order. A text that is too long for any request stands alone:
 * the service will say so.
 *
 * @param cost bytes that a text takes in the encoded body.
 * @param overhead bytes of the body without texts.
 * @example packBatches(['a', 'b', 'c'], () => 60_000, 500).length; // 2
 */
export function packBatches<T>(texts: readonly T[], cost: (text: T) => number, overhead: number): T[][] {
  const batches: T[][] = [];
  let batch: T[] = [];
  let bytes = overhead;
  for (const text of texts) {
    const size = cost(text);
    if (batch.length > 0 && (batch.length >= requestLimits.texts || bytes + size > requestLimits.bodyBytes)) {
      batches.push(batch);
      batch = [];
      bytes = overhead;
    }
    batch.push(text);
    bytes += size;
  }
  if (batch.length > 0) batches.push(batch);
  return batches;
}

/** Bytes of a string as an element of a JSON array in UTF-8. */
export function jsonBytes(text: string): number {
  return new TextEncoder().encode(JSON.stringify(text)).length + 1;
}

/**
 * Runs tasks with a bound on how many are under way; stops taking new ones once the signal is aborted.
 *
 * @throws whatever a task throws: tasks deal with their own failures.
 */
export async function runBounded<T>(
  items: readonly T[],
  bound: number,
  task: (item: T) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < items.length && !signal.aborted) {
      const item = items[next++] as T;
      await task(item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(bound, items.length) }, worker));
}
