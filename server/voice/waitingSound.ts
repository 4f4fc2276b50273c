/** Sound of which each chunk waits until it was sent. */
export interface WaitingSound {
  /** The first chunk that nobody has taken; undefined at the end. */
  first(): Promise<Uint8Array | undefined>;
  /** The first chunk was sent. */
  take(): void;
  /** Bytes that were taken. */
  readonly taken: number;
  close(): void;
}

/**
 * Lets a connection go on where the one before it was lost: a chunk that could not be sent is still there.
 *
 * @example for (let chunk = await waiting.first(); chunk; chunk = await waiting.first()) { send(chunk); waiting.take(); }
 */
export function waitingSound(chunks: AsyncIterable<Uint8Array>): WaitingSound {
  const iterator = chunks[Symbol.asyncIterator]();
  let next: Promise<Uint8Array | undefined> | undefined;
  let length = 0;
  let taken = 0;
  const read = async () => {
    const { done, value } = await iterator.next();
    length = done ? 0 : value.length;
    return done ? undefined : value;
  };
  return {
    first() {
      next ??= read();
      return next;
    },
    take() {
      taken += length;
      next = undefined;
    },
    get taken() {
      return taken;
    },
    // what is being read may never come: nobody waits for it
    close: () => void iterator.return?.(),
  };
}
