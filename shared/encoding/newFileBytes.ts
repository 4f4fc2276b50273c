import { EditRefused } from '../catalog/editRefused.ts';
import { applyEdits, type TextEdit } from '../catalog/textRange.ts';
import { encodeEdits } from './encodeEdits.ts';
import type { DecodedText } from './encoding.ts';

/**
 * The bytes of a new file that edits make of another, such as its translation: in the encoding of that file where it
 * can hold the texts. A subtitle or plain text file, which declares none, changes to UTF-8 otherwise.
 *
 * @throws EditRefused as {@link encodeEdits}, for other files.
 */
export function newFileBytes(bytes: Uint8Array, decoded: DecodedText, edits: readonly TextEdit[]): Uint8Array {
  try {
    return encodeEdits(bytes, decoded, edits);
  } catch (error) {
    if (!(error instanceof EditRefused) || !/\.(?:srt|txt)$/i.test(decoded.path)) throw error;
    return new TextEncoder().encode(applyEdits(decoded.text, edits));
  }
}
