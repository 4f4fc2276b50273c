import { latin1 } from './decoder.ts';

/** Bytes of a file in which it says its encoding, if it does. */
export const headBytes = 8192;

/**
 * The byte order mark that a file begins with, if any. `FF FE 00 00` is the mark of UTF-32, or that of UTF-16 before
 * U+0000: the characters behind it tell.
 *
 * @param bytes the file, or its first {@link headBytes}.
 */
export function byteOrderMark(bytes: Uint8Array): { encoding: string; length: number } | undefined {
  const [a, b, c, d] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return { encoding: 'utf-8', length: 3 };
  if (a === 0xff && b === 0xfe) {
    return c === 0 && d === 0 && holdsUtf32(bytes, 4, true)
      ? { encoding: 'utf-32', length: 4 }
      : { encoding: 'utf-16le', length: 2 };
  }
  if (a === 0xfe && b === 0xff) return { encoding: 'utf-16be', length: 2 };
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return { encoding: 'utf-32', length: 4 };
  return undefined;
}

/**
 * UTF-32 without a mark: three zero bytes beside every ASCII character.
 *
 * @param bytes the file, or its first {@link headBytes}.
 */
export function isUtf32(bytes: Uint8Array): boolean {
  const [a, b, c, d] = bytes;
  if (b !== 0 || c !== 0 || bytes.length < 4) return false;
  return (a === 0) !== (d === 0) && holdsUtf32(bytes, 0, d === 0);
}

/** Whether half of the groups of four bytes, or more, are code points: of two characters of UTF-16 next to none are. */
function holdsUtf32(bytes: Uint8Array, from: number, littleEndian: boolean): boolean {
  if (bytes.length < headBytes && bytes.length % 4 !== 0) return false;
  const end = Math.min(bytes.length, headBytes);
  const [high, middle] = littleEndian ? [3, 2] : [0, 1];
  let others = 0;
  for (let i = from; i < end; i += 4) if (bytes[i + high] !== 0 || (bytes[i + middle] ?? 0) > 0x10) others++;
  return others * 8 <= end - from;
}

/**
 * What a file says of its encoding, and at which byte.
 *
 * @param bytes the file, or its first {@link headBytes}.
 * @param path only its extension is looked at.
 */
export function declaredEncoding(bytes: Uint8Array, path: string): { label: string; start: number } | undefined {
  const head = latin1(bytes.subarray(0, headBytes));
  const xml = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(head);
  if (xml?.[1]) return { label: xml[1], start: xml[0].length - 1 - xml[1].length };
  if (isHtml(path)) {
    const meta = /<meta\s[^>]{0,200}?charset\s*=\s*["']?([\w.:-]+)/i.exec(head);
    return meta?.[1] ? { label: meta[1], start: meta.index + meta[0].length - meta[1].length } : undefined;
  }
  if (!/\.pot?$/i.test(path)) return undefined;
  const po = /"Content-Type:[^"\\]*charset=([\w.:-]+)/i.exec(head);
  if (!po?.[1] || /^charset$/i.test(po[1])) return undefined;
  return { label: po[1], start: po.index + po[0].length - po[1].length };
}

/** True for a path with an extension of HTML. */
export const isHtml = (path: string): boolean => /\.(?:x|s)?html?$/i.test(path);
