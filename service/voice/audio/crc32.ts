const table = Uint32Array.from({ length: 256 }, (_, i) => {
  let value = i << 24;
  for (let bit = 0; bit < 8; bit++) value = (value << 1) ^ (value & 0x80000000 ? 0x04c11db7 : 0);
  return value >>> 0;
});

/**
 * The checksum of Ogg pages (RFC 3533, section 6) and of the tables of MPEG transport streams (ISO/IEC 13818-1, annex A):
 * CRC-32 with the highest bit first, not inverted at the end.
 *
 * @param initial 0 for Ogg, 0xffffffff for MPEG.
 * @example crc32(new TextEncoder().encode('123456789'), 0xffffffff); // 0x0376e6e7
 */
export function crc32(bytes: Iterable<number>, initial: number): number {
  let value = initial;
  for (const byte of bytes) value = ((value << 8) ^ (table[((value >>> 24) ^ byte) & 0xff] as number)) >>> 0;
  return value;
}
