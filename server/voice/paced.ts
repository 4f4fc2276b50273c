import type { Clock } from '../../shared/api/clock.ts';

/**
 * Sound no faster than services take it: twice as fast as it is spoken, with a gap of half the length of a piece after it.
 *
 * @example for await (const chunk of paced(chunks, 32_000, systemClock, signal)) connection.send(chunk);
 */
export async function* paced(
  chunks: AsyncIterable<Uint8Array>,
  bytesPerSecond: number,
  clock: Clock,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let due = clock.now();
  for await (const chunk of chunks) {
    const wait = due - clock.now();
    if (wait > 0) await clock.sleep(wait, signal);
    yield chunk;
    due = Math.max(due, clock.now()) + (chunk.length / bytesPerSecond) * 500;
  }
}
