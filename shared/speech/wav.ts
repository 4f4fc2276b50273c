/** What a WAV header says of the samples after it. */
export interface WavFormat {
  readonly encoding: 's16le' | 's24le' | 's32le' | 'f32le' | 'u8' | 'alaw' | 'ulaw';
  readonly channels: number;
  /** Samples a second. */
  readonly rate: number;
  /** Where the samples begin, in bytes. */
  readonly dataStart: number;
  /** Bytes of samples; Infinity where the writer did not know. */
  readonly dataLength: number;
}

/**
 * The header of a WAV file (RIFF, with PCM, float or G.711 samples).
 *
 * @returns undefined while too few bytes are there.
 * @throws Error for what is no WAV file, or has samples of another kind; the message is for the user.
 */
export function readWavHeader(bytes: Uint8Array): WavFormat | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 12) return undefined;
  if (tag(bytes, 0) !== 'RIFF' || tag(bytes, 8) !== 'WAVE') throw new Error('This is not a WAV file.');
  let format: Omit<WavFormat, 'dataStart' | 'dataLength'> | undefined;
  for (let offset = 12; offset + 8 <= bytes.length; ) {
    const size = view.getUint32(offset + 4, true);
    if (tag(bytes, offset) === 'data') {
      if (!format) throw new Error('The WAV file has no format before its samples.');
      // writers of streams put 0 or the largest number where they do not know
      return {
        ...format,
        dataStart: offset + 8,
        dataLength: size === 0 || size >= 0xffffff00 ? Number.POSITIVE_INFINITY : size,
      };
    }
    if (tag(bytes, offset) === 'fmt ') {
      if (offset + 8 + Math.max(size, 16) > bytes.length) return undefined;
      format = formatOf(view, offset + 8, size);
    }
    offset += 8 + size + (size % 2);
  }
  if (bytes.length > 1_000_000) throw new Error('The WAV file has no samples.');
  return undefined;
}

function formatOf(view: DataView, offset: number, size: number): Omit<WavFormat, 'dataStart' | 'dataLength'> {
  const declared = view.getUint16(offset, true);
  // the extensible format has the kind at the start of its sub-format
  const kind = declared === 0xfffe && size >= 40 ? view.getUint16(offset + 24, true) : declared;
  const bits = view.getUint16(offset + 14, true);
  const encodings: Readonly<Record<string, WavFormat['encoding']>> = {
    '1/8': 'u8',
    '1/16': 's16le',
    '1/24': 's24le',
    '1/32': 's32le',
    '3/32': 'f32le',
    '6/8': 'alaw',
    '7/8': 'ulaw',
  };
  const encoding = encodings[`${kind}/${bits}`];
  const [channels, rate] = [view.getUint16(offset + 2, true), view.getUint32(offset + 4, true)];
  if (!encoding) throw new Error('The samples of the WAV file are of a kind that is not read here.');
  if (channels < 1 || channels > 8 || rate < 4000 || rate > 192_000) {
    throw new Error('The format of the WAV file makes no sense.');
  }
  return { encoding, channels, rate };
}

/** A whole WAV file with 16-bit samples of one channel. @throws Error for any other. */
export function readWav(bytes: Uint8Array): { readonly sound: Int16Array; readonly rate: number } {
  const format = readWavHeader(bytes);
  if (format?.encoding !== 's16le' || format.channels !== 1) throw new Error('This is not a plain WAV file.');
  const end = Math.min(bytes.length, format.dataStart + format.dataLength);
  const samples = bytes.slice(format.dataStart, end - ((end - format.dataStart) % 2));
  return { sound: new Int16Array(samples.buffer, samples.byteOffset, samples.byteLength / 2), rate: format.rate };
}

/** 16-bit samples as bytes, little-endian on every machine. */
export function samplesAsBytes(sound: Int16Array): Uint8Array<ArrayBuffer> {
  const bytes = new DataView(new ArrayBuffer(sound.length * 2));
  for (const [i, sample] of sound.entries()) bytes.setInt16(i * 2, sample, true);
  return new Uint8Array(bytes.buffer);
}

/** A WAV header for 16-bit samples of one channel. @param dataLength bytes of samples. */
export function wavHeader(rate: number, dataLength: number): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(44);
  const view = new DataView(header.buffer);
  const text = (offset: number, value: string) => header.set(new TextEncoder().encode(value), offset);
  text(0, 'RIFF');
  view.setUint32(4, 36 + dataLength, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, dataLength, true);
  return header;
}

function tag(bytes: Uint8Array, offset: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + 4));
}
