import { concat } from '../../../shared/encoding/concat.ts';
import { readWavHeader, type WavFormat } from '../../../shared/speech/wav.ts';
import { mixer } from './codecs.ts';
import { expand } from './g711.ts';
import { UnreadableAudio } from './unreadableAudio.ts';

/** How samples are written that no codec has packed. */
export type PcmFormat = Pick<WavFormat, 'encoding' | 'channels' | 'rate'>;

const sampleBytes: Readonly<Record<PcmFormat['encoding'], number>> = {
  s16le: 2,
  s24le: 3,
  s32le: 4,
  f32le: 4,
  u8: 1,
  alaw: 1,
  ulaw: 1,
};

/** Bytes of one moment: a sample of each channel. */
export function frameBytes({ encoding, channels }: PcmFormat): number {
  return sampleBytes[encoding] * channels;
}

/** Bare samples in pieces of any size. */
export function pcmReader(format: PcmFormat) {
  const mix = mixer();
  const frame = frameBytes(format);
  let rest = new Uint8Array();
  return {
    push: (bytes: Uint8Array): Float32Array => {
      const all = concat([rest, bytes]);
      const whole = all.length - (all.length % frame);
      rest = all.slice(whole);
      const count = whole / frame;
      const view = new DataView(all.buffer);
      const channelData = Array.from({ length: format.channels }, (_, channel) => {
        const samples = new Float32Array(count);
        const step = sampleBytes[format.encoding];
        for (let i = 0; i < count; i++) samples[i] = sampleAt(view, i * frame + channel * step, format.encoding);
        return samples;
      });
      return mix.push({ channelData, samplesDecoded: count, sampleRate: format.rate });
    },
    end: mix.end,
  };
}

function sampleAt(view: DataView, offset: number, encoding: PcmFormat['encoding']): number {
  switch (encoding) {
    case 's16le':
      return view.getInt16(offset, true) / 32_768;
    case 's24le':
      return ((view.getInt8(offset + 2) << 16) | view.getUint16(offset, true)) / 8_388_608;
    case 's32le':
      return view.getInt32(offset, true) / 2_147_483_648;
    case 'f32le':
      return view.getFloat32(offset, true);
    case 'u8':
      return (view.getUint8(offset) - 128) / 128;
    default:
      return expand(encoding, view.getUint8(offset)) / 32_768;
  }
}

/** A WAV file in pieces of any size. */
export function wavReader() {
  let head = new Uint8Array();
  let reader: ReturnType<typeof pcmReader> | undefined;
  let left = 0;
  const body = (bytes: Uint8Array): Float32Array => {
    const part = bytes.subarray(0, Math.min(left, bytes.length));
    left -= part.length;
    return reader && part.length > 0 ? reader.push(part) : new Float32Array();
  };
  return {
    push: (bytes: Uint8Array): Float32Array => {
      if (reader) return body(bytes);
      head = concat([head, bytes]);
      let format: WavFormat | undefined;
      try {
        format = readWavHeader(head);
      } catch (error) {
        throw new UnreadableAudio(error instanceof Error ? error.message : String(error));
      }
      if (!format) return new Float32Array();
      reader = pcmReader(format);
      left = format.dataLength;
      return body(head.subarray(format.dataStart));
    },
    end: (): Float32Array => (reader ? reader.end() : concat([], Float32Array)),
  };
}
