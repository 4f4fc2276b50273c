/**
 * The least part of some bytes that still fails, as far as it is found in the time given: halves, quarters and ever
 * smaller parts are left out for as long as the failure stays (delta debugging, Zeller and Hildebrandt 2002).
 *
 * @param fails whether bytes still show the failure.
 * @param until when to stop, on the clock of `performance.now()`.
 */
export function minimize(bytes: Uint8Array, fails: (bytes: Uint8Array) => boolean, until: number): Uint8Array {
  let least = bytes;
  for (let size = least.length >> 1; size >= 1; ) {
    let shorter = false;
    for (let start = 0; start < least.length && performance.now() < until; ) {
      const tried = Buffer.concat([least.subarray(0, start), least.subarray(start + size)]);
      if (tried.length < least.length && fails(tried)) {
        least = tried;
        shorter = true;
      } else start += size;
    }
    if (performance.now() >= until) break;
    size = shorter && size < least.length ? size : size >> 1;
  }
  return least;
}
