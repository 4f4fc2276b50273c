/**
 * A compiled gettext catalog from pairs of strings; contexts and plurals are written as the file has them (`\\u0004`, `\\0`).
 *
 * @param encoding of its strings: UTF-8, or the characters' own numbers.
 */
export function compiledCatalog(
  pairs: readonly (readonly [string, string])[],
  little: boolean,
  revision = 0,
  encoding: 'utf8' | 'latin1' = 'utf8',
): Uint8Array {
  const strings = pairs.map((pair) => pair.map((text) => Buffer.from(text, encoding)));
  const bytes = new Uint8Array(28 + strings.flat().reduce((sum, { length }) => sum + length + 9, 0));
  const view = new DataView(bytes.buffer);
  const word = (place: number, value: number) => view.setUint32(place, value, little);
  const head = [0x950412de, revision, pairs.length, 28, 28 + 8 * pairs.length, 0, 0];
  for (const [i, value] of head.entries()) word(4 * i, value);
  let offset = 28 + 16 * pairs.length;
  for (const side of [0, 1]) {
    for (const [i, pair] of strings.entries()) {
      const data = pair[side] ?? new Uint8Array();
      const row = 28 + 8 * (pairs.length * side + i);
      word(row, data.length);
      word(row + 4, offset);
      bytes.set(data, offset);
      offset += data.length + 1;
    }
  }
  return bytes;
}
