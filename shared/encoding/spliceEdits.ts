import { EditRefused } from '../catalog/editRefused.ts';
import { sortEdits, type TextEdit } from '../catalog/textRange.ts';
import { say } from '../sentences/sentence.ts';
import { byteOffsets } from './byteOffsets.ts';
import { concat } from './concat.ts';
import { decodeLoosely, layoutOf, partDecoder } from './decoder.ts';
import { encodeText } from './encodeText.ts';
import type { DecodedText } from './encoding.ts';
import { hexCase, unicodeEscapes } from './unicodeEscapes.ts';
import { wideWithoutMark } from './wideWithoutMark.ts';

/**
 * The part of `encodeEdits` that is for texts in an encoding: bytes are spliced where the edits are.
 *
 * @param bytes a whole file or member of an archive, byte order mark included.
 * @throws EditRefused when a character cannot be written, the encoding can only be read, or the result would be taken
 *   for another encoding.
 */
export function spliceEdits(bytes: Uint8Array, decoded: DecodedText, edits: readonly TextEdit[]): Uint8Array {
  const { text, encoding } = decoded;
  const wanted = sortEdits(edits).filter(({ range, newText }) => text.slice(range.start, range.end) !== newText);
  if (wanted.length === 0) return bytes;
  if (layoutOf(encoding) === 'none') {
    throw new EditRefused(say`The file is in ${encoding}, which can be read but not written; save it as UTF-8 first.`);
  }
  const start = markLength(encoding, decoded.bom);
  const body = bytes.subarray(start);
  const offsets = byteOffsets(
    body,
    encoding,
    wanted.flatMap(({ range }) => [range.start, range.end]),
  );
  const pieces: Uint8Array[] = [bytes.subarray(0, start)];
  const written: TextEdit[] = [];
  let offset = 0;
  for (const [i, { range, newText }] of wanted.entries()) {
    const substitute = (character: string) => escaped(character, decoded, range.start);
    const inserted = encodeText(newText, encoding, substitute) ?? new Uint8Array();
    pieces.push(body.subarray(offset, offsets[2 * i]), inserted);
    written.push({ range, newText: decodeLoosely(inserted, encoding) });
    offset = offsets[2 * i + 1] ?? offset;
  }
  pieces.push(body.subarray(offset));
  const result = concat(pieces);
  if (!isEdited(result.subarray(start), encoding, text, written)) {
    throw new EditRefused(say`This change would damage the invalid bytes beside it (${encoding}).`);
  }
  if (!decoded.bom && wideWithoutMark(result) !== wideWithoutMark(bytes)) {
    throw new EditRefused(
      encoding.startsWith('utf-16')
        ? say`After this change nothing would show that the file is UTF-16; save it with a byte order mark first.`
        : say`After this change the NUL characters would make the file look like UTF-16; remove them first.`,
    );
  }
  return result;
}

/** Whether the bytes of a whole file are those that a text was decoded from, as far as can be told by decoding them. */
export function holdsText(bytes: Uint8Array, { text, encoding, bom }: DecodedText): boolean {
  return isEdited(bytes.subarray(markLength(encoding, bom)), encoding, text, []);
}

/** Whether bytes decode to a text with edits in order made; compared part by part, as a copy may be a hundred MB. */
function isEdited(bytes: Uint8Array, encoding: string, text: string, edits: readonly TextEdit[]): boolean {
  const parts = decodedParts(bytes, encoding);
  let decoded = '';
  /** How much of it was compared. */
  let place = 0;
  const goesOn = (whole: string, start: number, end: number) => {
    for (let position = start; position < end; ) {
      const length = Math.min(end - position, decoded.length - place);
      if (length > 0) {
        if (whole.slice(position, position + length) !== decoded.slice(place, place + length)) return false;
        position += length;
        place += length;
        continue;
      }
      const next = parts.next();
      if (next.done) return false;
      decoded = next.value;
      place = 0;
    }
    return true;
  };
  let offset = 0;
  for (const { range, newText } of edits) {
    if (!goesOn(text, offset, range.start) || !goesOn(newText, 0, newText.length)) return false;
    offset = range.end;
  }
  return goesOn(text, offset, text.length) && place === decoded.length && [...parts].every((part) => part === '');
}

/** Bytes that are decoded at a time. */
const partSize = 1 << 20;

function* decodedParts(bytes: Uint8Array, encoding: string): Generator<string> {
  if (bytes.length <= partSize) {
    yield decodeLoosely(bytes, encoding);
    return;
  }
  const decoder = partDecoder(encoding, false);
  for (let offset = 0; offset < bytes.length; offset += partSize)
    yield decoder.decode(bytes.subarray(offset, offset + partSize));
  yield decoder.end();
}

/** How many bytes the byte order mark takes. */
function markLength(encoding: string, bom: boolean): number {
  return bom ? (encoding === 'utf-8' ? 3 : 2) : 0;
}

function escaped(character: string, decoded: DecodedText, offset: number): string {
  const code = character.codePointAt(0) ?? 0;
  const half = code >= 0xd800 && code <= 0xdfff;
  if (decoded.escapes === 'json') return unicodeEscapes(character, 'lower');
  if (decoded.escapes === 'properties') return unicodeEscapes(character, hexCase(decoded.text));
  if (decoded.escapes === 'xml' && !half && !inCdata(decoded.text, offset)) {
    return `&#x${code.toString(16).toUpperCase()};`;
  }
  const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  if (half) throw new EditRefused(say`${name} is half a character and cannot be written.`);
  throw new EditRefused(
    say`“${character}” (${name}) cannot be written in ${decoded.encoding}; save the file as UTF-8 first.`,
  );
}

function inCdata(text: string, offset: number): boolean {
  const open = text.lastIndexOf('<![CDATA[', offset);
  return open >= 0 && text.lastIndexOf(']]>', offset) < open;
}
