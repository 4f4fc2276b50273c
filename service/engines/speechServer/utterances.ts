import { concat } from '../../../shared/encoding/concat.ts';

/** A stretch of speech between two pauses. */
export interface Utterance {
  /** 16 kHz, one channel. */
  readonly sound: Int16Array;
  /** ms since the first sample of the stream. */
  readonly start: number;
}

/** A stream of sound that is cut where nobody speaks. */
export interface Utterances {
  /** Takes sound. @returns the utterances that ended in it, in order. */
  add(sound: Int16Array): readonly Utterance[];
  /** The utterance that is going on, as far as it was said. */
  open(): Utterance | undefined;
  /** Ends the utterance that is going on. */
  cut(): Utterance | undefined;
}

/** Samples of one step: 20 ms. */
const step = 320;
/** Steps that are kept before the first loud one, since words begin softly, and after the last one. */
const margin = 15;
/** Steps without speech after which an utterance has ended: 0.6 s. */
const pause = 30;
/** Steps after which an utterance is cut without a pause: 25 s, since Whisper hears 30 s at once. */
const longest = 1250;
/** Steps at the end of such a long utterance among which the quietest is where it is cut. */
const cutWithin = 250;
/** Steps with speech that an utterance has at least; less is a click: 0.1 s. */
const shortest = 5;
/** Loudness (root mean square) below which nothing is speech, however quiet the room. */
const audible = 120;
/** How much louder than the room speech is: 9 dB. */
const above = 2.8;

/**
 * Cuts a stream of speech into utterances by how loud it is compared with the room. Silence belongs to none, so that no
 * engine is asked what was said where nothing was.
 *
 * @example
 * const cutter = utterances();
 * const ended = cutter.add(sound); // [{ sound, start: 340 }] once a pause of 0.6 s followed
 */
export function utterances(): Utterances {
  const steps = keptSteps();
  let rest = new Int16Array(0);
  /** Number of the first step of the utterance, and of the last loud one in it. */
  let from: number | undefined;
  let lastLoud = 0;
  let loudSteps = 0;
  let room = audible;

  const conclude = (end: number): Utterance | undefined => {
    const start = from ?? end;
    const utterance = loudSteps >= shortest ? steps.utterance(start, end) : undefined;
    from = undefined;
    loudSteps = 0;
    steps.forget(end);
    return utterance;
  };
  const isLoud = (loud: number) => loud > Math.max(audible, room * above);
  const take = (sound: Int16Array): Utterance | undefined => {
    const loud = rootMeanSquare(sound);
    const current = steps.end();
    steps.add(sound, loud);
    // the room is as loud as its quietest moments; it may slowly become louder
    room = Math.max(audible / above, Math.min(room * 1.0008, loud));
    if (isLoud(loud)) {
      from ??= Math.max(steps.first(), current - margin);
      lastLoud = current;
      loudSteps++;
    }
    if (from === undefined) {
      steps.forget(current + 1 - margin);
      return undefined;
    }
    if (current - lastLoud >= pause) return conclude(Math.min(lastLoud + 1 + margin, current + 1));
    if (current + 1 - from < longest) return undefined;
    const end = steps.quietest();
    const utterance = conclude(end);
    from = end;
    loudSteps = steps.loudness().filter(isLoud).length;
    return utterance;
  };
  return {
    add(sound) {
      const all = concat([rest, sound], Int16Array);
      const ended: Utterance[] = [];
      let offset = 0;
      for (; offset + step <= all.length; offset += step) {
        const utterance = take(all.slice(offset, offset + step));
        if (utterance) ended.push(utterance);
      }
      rest = all.slice(offset);
      return ended;
    },
    open: () => (from === undefined || loudSteps < shortest ? undefined : steps.utterance(from, steps.end())),
    cut: () => (from === undefined ? undefined : conclude(Math.min(lastLoud + 1 + margin, steps.end()))),
  };
}

/** The last steps of a stream, by their numbers in it. */
function keptSteps() {
  let kept: Int16Array[] = [];
  let loudness: number[] = [];
  let first = 0;
  return {
    first: () => first,
    /** The number of the next step. */
    end: () => first + kept.length,
    /** Of each step that is kept. */
    loudness: () => loudness,
    add(sound: Int16Array, loud: number): void {
      kept.push(sound);
      loudness.push(loud);
    },
    /** Steps before one are not needed any more. */
    forget(before: number): void {
      const count = Math.max(0, Math.min(before - first, kept.length));
      kept = kept.slice(count);
      loudness = loudness.slice(count);
      first += count;
    },
    utterance(start: number, end: number): Utterance {
      const steps = kept.slice(start - first, end - first);
      const sound = new Int16Array(steps.length * step);
      for (const [i, each] of steps.entries()) sound.set(each, i * step);
      return { sound, start: (start * step) / 16 };
    },
    /** Where a long utterance is cut: after the quietest of its last steps. */
    quietest(): number {
      const begin = loudness.length - cutWithin;
      let best = begin;
      for (let i = begin; i < loudness.length; i++) if ((loudness[i] ?? 0) < (loudness[best] ?? 0)) best = i;
      return first + best + 1;
    },
  };
}

function rootMeanSquare(sound: Int16Array): number {
  let sum = 0;
  for (const sample of sound) sum += sample * sample;
  return Math.sqrt(sum / sound.length);
}
