import { decodeStrictly, encodingName, layoutOf, partDecoder } from './decoder.ts';
import { byteOrderMark, declaredEncoding, headBytes, isUtf32 } from './encodingSigns.ts';
import { wideWithoutMark } from './wideWithoutMark.ts';

/** Opens a file for reading from its start. */
export type OpenParts = () => Promise<AsyncIterable<Uint8Array>>;

/**
 * Decodes an XML file that is too large for one string, part by part, by the same signs as `decodeText`: byte order
 * mark, zero bytes of UTF-16, the XML declaration unless the bytes contradict it, otherwise UTF-8. Invalid bytes read
 * as U+FFFD. Only a file that declares an encoding of its own is read twice, to see whether it is UTF-8 after all.
 *
 * @param path only its extension is looked at.
 * @returns texts without the byte order mark; no pair of surrogates is split. Undefined for UTF-32.
 * @example for await (const text of (await decodeParts(open, 'memory.tmx')) ?? []) reader.read(text);
 */
export async function decodeParts(open: OpenParts, path: string): Promise<AsyncIterable<string> | undefined> {
  const head = await headOf(open);
  const mark = byteOrderMark(head);
  if (mark?.encoding === 'utf-32' || isUtf32(head)) return undefined;
  const encoding = mark?.encoding ?? wideWithoutMark(head) ?? (await declaredOf(open, head, path));
  return decoded(open, encoding, mark?.length ?? 0);
}

/** The first bytes of a file: as many as it takes to tell its encoding, or all that there are. */
async function headOf(open: OpenParts): Promise<Uint8Array> {
  const head = new Uint8Array(headBytes);
  let size = 0;
  for await (const part of await open()) {
    const taken = part.subarray(0, headBytes - size);
    head.set(taken, size);
    size += taken.length;
    if (size === headBytes) break;
  }
  return head.subarray(0, size);
}

async function declaredOf(open: OpenParts, head: Uint8Array, path: string): Promise<string> {
  const name = encodingName(declaredEncoding(head, path)?.label ?? 'utf-8') ?? 'utf-8';
  const layout = layoutOf(name);
  if (layout.startsWith('utf')) return 'utf-8';
  if (!(await isValid(open, 'utf-8'))) return name;
  // what is valid in both is what it says, unless every sequence of bytes is valid in that encoding
  if (layout !== 'single' && (await isValid(open, name))) return name;
  return 'utf-8';
}

/** True when all bytes of a file are valid in an encoding. */
async function isValid(open: OpenParts, encoding: string): Promise<boolean> {
  if (decodeStrictly(new Uint8Array(), encoding) === undefined) return false;
  const decoder = partDecoder(encoding, true);
  try {
    for await (const part of await open()) decoder.decode(part);
    decoder.end();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function* decoded(open: OpenParts, encoding: string, skipped: number): AsyncGenerator<string> {
  const decoder = partDecoder(encoding, false);
  let skip = skipped;
  for await (const part of await open()) {
    const text = decoder.decode(part.subarray(skip));
    skip -= Math.min(skip, part.length);
    if (text !== '') yield text;
  }
  const rest = decoder.end();
  if (rest !== '') yield rest;
}
