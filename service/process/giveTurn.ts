import { setImmediate as turn } from 'node:timers/promises';

/** Gives others their turn in the midst of long work. @throws the signal's reason where it has aborted. */
export async function giveTurn(signal: AbortSignal): Promise<void> {
  await turn();
  signal.throwIfAborted();
}
