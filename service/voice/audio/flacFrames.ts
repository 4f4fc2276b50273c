/** Writes bits, most significant first. */
class BitWriter {
  private bytes: number[] = [];
  private held = 0;
  private count = 0;

  write(value: number, bits: number): void {
    for (let left = bits; left > 0; ) {
      const take = Math.min(left, 8 - this.count);
      this.held = (this.held << take) | (Math.floor(value / 2 ** (left - take)) & (2 ** take - 1));
      this.count += take;
      left -= take;
      if (this.count === 8) {
        this.bytes.push(this.held);
        [this.held, this.count] = [0, 0];
      }
    }
  }

  unary(zeros: number): void {
    for (let left = zeros; left > 0; left -= 24) this.write(0, Math.min(left, 24));
    this.write(1, 1);
  }

  align(): void {
    if (this.count > 0) this.write(0, 8 - this.count);
  }

  get done(): readonly number[] {
    return this.bytes;
  }
}

/** Samples in every frame but the last of a piece. */
export const flacBlock = 4096;

/** Samples a second of every stream. */
export const flacRate = 24_000;

/** The marker and the STREAMINFO of a stream of 16-bit samples of one channel whose length is not known (RFC 9639, 8.2). */
export function flacHeader(): Uint8Array {
  const bits = new BitWriter();
  for (const byte of new TextEncoder().encode('fLaC')) bits.write(byte, 8);
  bits.write(0x80, 8);
  bits.write(34, 24);
  bits.write(16, 16);
  bits.write(flacBlock, 16);
  bits.write(0, 24);
  bits.write(0, 24);
  bits.write(flacRate, 20);
  bits.write(0, 3);
  bits.write(15, 5);
  for (let i = 0; i < 36 + 128; i += 4) bits.write(0, 4);
  return Uint8Array.from(bits.done);
}

/**
 * One frame (RFC 9639, section 9): the best of the five fixed predictors, its residue in one partition of Rice codes.
 *
 * @param first number of the frame's first sample in the stream.
 */
export function flacFrame(samples: Int16Array, first: number): Uint8Array {
  const bits = new BitWriter();
  // frames of varying length, numbered by samples, at 24 kHz: some readers want the rate in every frame
  bits.write(0xfff9, 16);
  bits.write(0x77, 8);
  bits.write(0x08, 8);
  for (const byte of codedNumber(first)) bits.write(byte, 8);
  bits.write(samples.length - 1, 16);
  bits.write(crc(bits.done, 0x07, 8), 8);
  const { order, residue } = bestPredictor(samples);
  bits.write((8 + order) << 1, 8);
  for (let i = 0; i < order; i++) bits.write((samples[i] as number) & 0xffff, 16);
  const folded = Array.from(residue, (value) => (value < 0 ? -2 * value - 1 : 2 * value));
  const mean = folded.reduce((sum, value) => sum + value, 0) / Math.max(1, folded.length);
  const parameter = Math.max(0, Math.min(14, Math.floor(Math.log2(mean + 1))));
  // coding method 0, partition order 0
  bits.write(0, 6);
  bits.write(parameter, 4);
  for (const value of folded) {
    bits.unary(value >> parameter);
    bits.write(value & ((1 << parameter) - 1), parameter);
  }
  bits.align();
  bits.write(crc(bits.done, 0x8005, 16), 16);
  return Uint8Array.from(bits.done);
}

function bestPredictor(samples: Int16Array): { readonly order: number; readonly residue: Int32Array } {
  let difference = Int32Array.from(samples);
  let best = { order: 0, residue: difference, size: size(difference) };
  for (let order = 1; order <= Math.min(4, samples.length - 1); order++) {
    const before = difference;
    difference = Int32Array.from(
      { length: before.length - 1 },
      (_, i) => (before[i + 1] as number) - (before[i] as number),
    );
    const predictor = { order, residue: difference, size: size(difference) };
    if (predictor.size < best.size) best = predictor;
  }
  return best;
}

function size(values: Int32Array): number {
  return values.reduce((sum, value) => sum + Math.abs(value), 0);
}

/** A number in the extended UTF-8 of frame headers. */
function codedNumber(value: number): readonly number[] {
  if (value < 0x80) return [value];
  const tail: number[] = [];
  let rest = value;
  for (let room = 0x20; ; room >>= 1) {
    tail.unshift(0x80 | (rest % 64));
    rest = Math.floor(rest / 64);
    if (rest < room || room === 0) return [(0xff & ~(2 * room - 1)) | rest, ...tail];
  }
}

function crc(bytes: readonly number[], polynomial: number, width: 8 | 16): number {
  const top = 2 ** (width - 1);
  let value = 0;
  for (const byte of bytes) {
    value ^= byte << (width - 8);
    for (let bit = 0; bit < 8; bit++) value = ((value << 1) ^ (value & top ? polynomial : 0)) & (2 ** width - 1);
  }
  return value;
}
