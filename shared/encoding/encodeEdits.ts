import type { TextEdit } from '../catalog/textRange.ts';
import type { DecodedText } from './encoding.ts';
import { packageCodecOf } from './packageCodecs.ts';
import { spliceEdits } from './spliceEdits.ts';

/**
 * Carries edits of a file's text out on its bytes. Every byte outside the edits stays, invalid ones included; only
 * what is inserted is encoded. A character that the encoding lacks is written as a numeric reference in XML and as an
 * escape in JSON and properties files. Of a document that is an archive the members that change are written anew, the
 * others keep their bytes. The result is decoded again before it is returned.
 *
 * @param bytes the whole file, byte order mark included, as given to `decodeText`.
 * @throws EditRefused when a character cannot be written, or the file can only be read.
 * @example encodeEdits(bytes, decodeText(bytes, path), edits)
 */
export function encodeEdits(bytes: Uint8Array, decoded: DecodedText, edits: readonly TextEdit[]): Uint8Array {
  const { text, encoding } = decoded;
  const wanted = edits.filter(({ range, newText }) => text.slice(range.start, range.end) !== newText);
  if (wanted.length === 0) return bytes;
  const codec = packageCodecOf(encoding);
  return codec ? codec.encode(bytes, text, wanted) : spliceEdits(bytes, decoded, wanted);
}
