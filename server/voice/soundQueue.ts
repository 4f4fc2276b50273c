/** Sound that comes in while it is read. */
export interface SoundQueue {
  /** In the order in which it came; ends when the sound does. */
  readonly chunks: AsyncIterable<Uint8Array>;
  push(chunk: Uint8Array): void;
  end(): void;
}

/**
 * Holds the sound of a microphone until somebody reads it.
 *
 * @example queue.push(samples); queue.end(); for await (const chunk of queue.chunks) send(chunk);
 */
export function soundQueue(): SoundQueue {
  const waiting: Uint8Array[] = [];
  let isOver = false;
  let wake = () => {};
  async function* chunks() {
    for (;;) {
      const next = waiting.shift();
      if (next) yield next;
      else if (isOver) return;
      else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  }
  return {
    chunks: chunks(),
    push(chunk) {
      if (!isOver) waiting.push(chunk);
      wake();
    },
    end() {
      isOver = true;
      wake();
    },
  };
}
