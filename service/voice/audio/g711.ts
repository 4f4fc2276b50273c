/** The two companding laws of telephony (ITU-T G.711): one byte a sample, 8,000 samples a second. */
export type Law = 'alaw' | 'ulaw';

/** A byte as a 16-bit sample. */
export function expand(law: Law, byte: number): number {
  if (law === 'ulaw') {
    const value = ~byte & 0xff;
    const magnitude = (((value & 0x0f) << 3) + 0x84) << ((value & 0x70) >> 4);
    return value & 0x80 ? 0x84 - magnitude : magnitude - 0x84;
  }
  const value = byte ^ 0x55;
  const exponent = (value & 0x70) >> 4;
  const mantissa = ((value & 0x0f) << 4) + 8;
  const magnitude = exponent === 0 ? mantissa : (mantissa + 0x100) << (exponent - 1);
  return value & 0x80 ? magnitude : -magnitude;
}

/** A 16-bit sample as the byte that stands for the nearest value. */
export function compress(law: Law, sample: number): number {
  if (law === 'ulaw') {
    const sign = sample < 0 ? 0x80 : 0;
    const magnitude = Math.min(Math.abs(sample), 32_635) + 0x84;
    const exponent = 24 - Math.clz32(magnitude);
    return ~(sign | (exponent << 4) | ((magnitude >> (exponent + 3)) & 0x0f)) & 0xff;
  }
  const sign = sample < 0 ? 0 : 0x80;
  const magnitude = Math.min(sample < 0 ? -sample - 1 : sample, 32_767);
  const exponent = magnitude < 256 ? 0 : 24 - Math.clz32(magnitude);
  const mantissa = exponent === 0 ? magnitude >> 4 : (magnitude >> (exponent + 3)) & 0x0f;
  return (sign | (exponent << 4) | mantissa) ^ 0x55;
}
