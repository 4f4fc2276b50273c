/** UTF-16 without a mark: zero bytes, all of them at odd or all at even places, in a twentieth of the pairs or more. */
export function wideWithoutMark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const end = Math.min(bytes.length & ~1, 4096);
  let even = 0;
  let odd = 0;
  for (let i = 0; i < end; i += 2) {
    if (bytes[i] === 0) even++;
    if (bytes[i + 1] === 0) odd++;
  }
  if (odd > 0 && even === 0 && odd * 40 >= end) return 'utf-16le';
  return even > 0 && odd === 0 && even * 40 >= end ? 'utf-16be' : undefined;
}
