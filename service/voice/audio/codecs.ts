import { concat } from '../../../shared/encoding/concat.ts';
import { decodedRate } from './audioDecoder.ts';
import { createResampler, type Resampler, toFloat32 } from './resample.ts';
import { UnreadableAudio } from './unreadableAudio.ts';

/** Decodes the packets of one codec to samples from -1 to 1: 16 kHz, one channel. */
export interface Codec {
  decode(packets: readonly Uint8Array[]): Promise<Float32Array>;
  end(): Promise<Float32Array>;
  close(): void;
}

/** Samples of several channels, as the decoders give them. */
interface Decoded {
  readonly channelData: readonly Float32Array[];
  readonly samplesDecoded: number;
  readonly sampleRate: number;
}

/**
 * Opus (RFC 6716), decoded at 16 kHz.
 *
 * @param head the `OpusHead` of RFC 7845.
 */
export async function opusCodec(head: Uint8Array): Promise<Codec> {
  if (head.length < 19 || new TextDecoder().decode(head.subarray(0, 8)) !== 'OpusHead') {
    throw new UnreadableAudio('The Opus stream has no header.');
  }
  if (head[18] !== 0) throw new UnreadableAudio('Opus with more than two channels is not read here.');
  const { createDecoder } = await import('libopus-wasm');
  const decoder = await createDecoder({ sampleRate: decodedRate, channels: 1 });
  let toSkip = Math.round(((head[10] as number) + 256 * (head[11] as number)) / 3);
  return {
    decode: async (packets) => {
      const sounds = packets.flatMap((packet) => {
        if (packet.length === 0) return [];
        try {
          return [decoder.decode(packet)];
        } catch {
          // a damaged packet is a gap, as on any line
          return [decoder.decodePacketLoss(decodedRate / 50)];
        }
      });
      const all = concat(
        sounds.map((sound) => toFloat32(sound)),
        Float32Array,
      );
      const skipped = Math.min(toSkip, all.length);
      toSkip -= skipped;
      return all.subarray(skipped);
    },
    end: async () => new Float32Array(),
    close: () => decoder.free(),
  };
}

/** FLAC (RFC 9639): packets are any parts of a native stream, from its marker `fLaC` on. */
export async function flacCodec(): Promise<Codec> {
  const { FLACDecoder } = await import('@wasm-audio-decoders/flac');
  const decoder = new FLACDecoder();
  await decoder.ready;
  const mix = mixer();
  return {
    decode: async (packets) => mix.push(await decoder.decode(concat(packets))),
    end: async () => concat([mix.push(await decoder.flush()), mix.end()], Float32Array),
    close: () => decoder.free(),
  };
}

/** MPEG-1 and 2, layers I to III: packets are any parts of a stream. */
export async function mpegCodec(): Promise<Codec> {
  const { MPEGDecoder } = await import('mpg123-decoder');
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const mix = mixer();
  return {
    decode: async (packets) => mix.push(decoder.decode(concat(packets))),
    end: async () => mix.end(),
    close: () => decoder.free(),
  };
}

/** Mixes channels into one and brings them to the rate of the transcribers; the rate may change in a stream. */
export function mixer() {
  let resampler: Resampler | undefined;
  let rate = 0;
  return {
    push: ({ channelData, samplesDecoded, sampleRate }: Decoded): Float32Array => {
      if (samplesDecoded === 0) return new Float32Array();
      if (!Number.isInteger(sampleRate) || sampleRate < 4000 || sampleRate > 384_000) {
        throw new UnreadableAudio('The sound has a number of samples a second that makes no sense.');
      }
      const rest = rate === sampleRate ? undefined : resampler?.end();
      if (rate !== sampleRate) [resampler, rate] = [createResampler(sampleRate, decodedRate), sampleRate];
      const [first = new Float32Array(), ...others] = channelData;
      const mono = first.slice(0, samplesDecoded);
      for (const other of others) for (let i = 0; i < samplesDecoded; i++) (mono[i] as number) += other[i] ?? 0;
      if (others.length > 0) for (let i = 0; i < samplesDecoded; i++) (mono[i] as number) /= channelData.length;
      const sound = (resampler as Resampler).push(mono);
      return rest ? concat([rest, sound], Float32Array) : sound;
    },
    end: (): Float32Array => resampler?.end() ?? new Float32Array(),
  };
}
