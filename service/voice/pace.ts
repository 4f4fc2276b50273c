import { VoiceFailure } from './voiceErrors.ts';

/** Sound may come twice as fast as it was spoken (shapes.md §6), and this much ahead of that, in ms. */
const ahead = 2000;

/**
 * Holds a connection to its pace: after a chunk, the next may come when half of its duration is over. Chunks that a
 * network held up and delivers at once are let through.
 *
 * @param began when the connection was opened, in ms.
 */
export function createPace(began: number): { take(duration: number, arrived: number): void } {
  let taken = 0;
  return {
    /** @param duration, arrived in ms. @throws VoiceFailure */
    take: (duration, arrived) => {
      if (taken > 2 * (arrived - began) + ahead) {
        throw new VoiceFailure('tooFast', 'Sound came more than twice as fast as it is spoken.');
      }
      taken += duration;
    },
  };
}
