import { EditRefused } from '../catalog/editRefused.ts';
import type { TextEdit } from '../catalog/textRange.ts';
import { say } from '../sentences/sentence.ts';
import { decodeLoosely, encodingName } from './decoder.ts';
import { type DecodedText, decodeText } from './encoding.ts';
import { byteOrderMark, declaredEncoding, isUtf32 } from './encodingSigns.ts';
import { packageCodecOf } from './packageCodecs.ts';
import { spliceEdits } from './spliceEdits.ts';

/**
 * Carries edits of a file's text out on its bytes. Every byte outside the edits stays, invalid ones included; only
 * what is inserted is encoded. A character that the encoding lacks is written as a numeric reference in XML and as an
 * escape in JSON and properties files. Of a document that is an archive the members that change are written again, the
 * others keep their bytes. The result is decoded again before it is returned.
 *
 * @param bytes the whole file, byte order mark included, as given to `decodeText`.
 * @throws EditRefused when a character cannot be written, the file can only be read, or its bytes would be taken for
 *   another encoding afterwards.
 * @example encodeEdits(bytes, decodeText(bytes, path), edits)
 */
export function encodeEdits(bytes: Uint8Array, decoded: DecodedText, edits: readonly TextEdit[]): Uint8Array {
  const { text, encoding } = decoded;
  const wanted = edits.filter(({ range, newText }) => text.slice(range.start, range.end) !== newText);
  if (wanted.length === 0) return bytes;
  const codec = packageCodecOf(encoding);
  if (codec) return codec.encode(bytes, text, wanted);
  const result = spliceEdits(bytes, decoded, wanted);
  refuseMisread(result, decoded);
  return result;
}

/** Whether edited bytes are read as UTF-8 like those before: told without decoding a large file once more. */
function isSurelyUtf8(result: Uint8Array, { text, encoding, path, escapes }: DecodedText): boolean {
  if (encoding !== 'utf-8' || escapes === 'properties' || byteOrderMark(result) || isUtf32(result)) return false;
  const declared = declaredEncoding(result, path);
  return (!declared || encodingName(declared.label) === 'utf-8') && !text.includes('\uFFFD');
}

/**
 * Bytes that were of one encoding for a few letters, such as the only one of a subtitle file that is not UTF-8, would
 * be taken for another encoding when these letters change, and everything else in the file for other letters.
 */
function refuseMisread(result: Uint8Array, decoded: DecodedText): void {
  const { encoding, bom, path } = decoded;
  if (bom ? byteOrderMark(result)?.encoding === encoding : isSurelyUtf8(result, decoded)) return;
  const again = decodeText(result, path);
  if (again.encoding === encoding && !again.bom) return;
  if (again.text === decodeLoosely(result, encoding)) return;
  throw new EditRefused(
    again.encoding === encoding
      ? say`The character U+FEFF at the start of a file is taken for a byte order mark; leave it out.`
      : say`After this change the file would be read as ${again.encoding}, no longer as ${encoding}; save it as UTF-8 first.`,
  );
}
