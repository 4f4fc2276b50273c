import { concat } from '../../../shared/encoding/concat.ts';

/** Sound in pieces from one number of samples a second to another; what went in comes out, delayed by a few ms. */
export interface Resampler {
  push(samples: Float32Array): Float32Array;
  /** What is still inside. */
  end(): Float32Array;
}

/** Zero crossings of the filter on each side: the stop band lies 70 dB below. */
const crossings = 16;
/** Share of the lower band that is kept flat. */
const band = 0.92;

/**
 * A polyphase low-pass filter (sinc under a Blackman window), streaming.
 *
 * @param from, to samples a second, whole numbers.
 * @example createResampler(48_000, 16_000).push(new Float32Array(4800)).length; // about 1600
 */
export function createResampler(from: number, to: number): Resampler {
  if (from === to) return { push: (samples) => samples, end: () => new Float32Array() };
  const divisor = greatestDivisor(from, to);
  const [up, down] = [to / divisor, from / divisor];
  const cutoff = band * Math.min(1, to / from);
  const half = Math.ceil(crossings / cutoff);
  const phases = Array.from({ length: up }, (_, phase) => tapsAt(phase / up, half, cutoff));
  // the window of the next sample to be made; what stands before the first sample is silence
  let held = new Float32Array(half - 1);
  let [start, phase] = [0, 0];
  const push = (samples: Float32Array): Float32Array => {
    const all = concat([held, samples], Float32Array);
    const made = new Float32Array(Math.ceil(((all.length + 1) * up) / down) + 1);
    let count = 0;
    while (start + 2 * half <= all.length) {
      const taps = phases[phase] as Float32Array;
      let sum = 0;
      for (let i = 0; i < taps.length; i++) sum += (taps[i] as number) * (all[start + i] as number);
      made[count++] = sum;
      phase += down;
      start += Math.floor(phase / up);
      phase %= up;
    }
    const done = Math.min(start, all.length);
    held = all.slice(done);
    start -= done;
    return made.subarray(0, count);
  };
  return { push, end: () => push(new Float32Array(half)) };
}

/** Weights of the samples around a moment that lies `fraction` of a sample after the sample `half - 1`. */
function tapsAt(fraction: number, half: number, cutoff: number): Float32Array {
  const taps = new Float32Array(2 * half);
  let sum = 0;
  for (let i = 0; i < taps.length; i++) {
    const distance = i - (half - 1) - fraction;
    const x = Math.PI * cutoff * distance;
    const window =
      0.42 + 0.5 * Math.cos((Math.PI * distance) / half) + 0.08 * Math.cos((2 * Math.PI * distance) / half);
    taps[i] = (x === 0 ? 1 : Math.sin(x) / x) * Math.max(0, window);
    sum += taps[i] as number;
  }
  return taps.map((tap) => tap / sum);
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/** Samples from -1 to 1 as 16-bit ones. */
export function toInt16(samples: Float32Array): Int16Array {
  const out = new Int16Array(samples.length);
  for (let i = 0; i < samples.length; i++) {
    out[i] = Math.max(-32_768, Math.min(32_767, Math.round((samples[i] as number) * 32_768)));
  }
  return out;
}

/** 16-bit samples as ones from -1 to 1. */
export function toFloat32(samples: Int16Array): Float32Array {
  return Float32Array.from(samples, (sample) => sample / 32_768);
}

/** A whole sound with another number of samples a second. */
export function resampled(sound: Int16Array, from: number, to: number): Int16Array {
  if (from === to) return sound;
  const resampler = createResampler(from, to);
  return toInt16(concat([resampler.push(toFloat32(sound)), resampler.end()], Float32Array));
}
