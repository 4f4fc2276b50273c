import { concat } from './concat.ts';

/** Labels that files use and the Encoding Standard does not know. */
const aliases: Readonly<Record<string, string>> = {
  cp932: 'shift_jis',
  'ms-932': 'shift_jis',
  ms932: 'shift_jis',
  cp936: 'gbk',
  cp949: 'euc-kr',
  uhc: 'euc-kr',
  cp950: 'big5',
  eucjp: 'euc-jp',
  euckr: 'euc-kr',
  'latin-1': 'windows-1252',
  'latin-2': 'iso-8859-2',
  cp65001: 'utf-8',
  cp1250: 'windows-1250',
  cp1251: 'windows-1251',
  cp1252: 'windows-1252',
};

/** The multi-byte encodings that can be written byte by byte. */
const multiByte: ReadonlySet<string> = new Set(['shift_jis', 'euc-jp', 'gbk', 'gb18030', 'big5', 'euc-kr']);

const decoders = new Map<string, InstanceType<typeof TextDecoder>>();

/** How an encoding lays characters out in bytes; `none` for what can be read at most. */
export type ByteLayout = 'utf-8' | 'utf-16le' | 'utf-16be' | 'single' | 'multi' | 'none';

/**
 * The name of an encoding in the WHATWG Encoding Standard.
 *
 * @param label as a file declares it, any case.
 * @returns undefined when nothing here can read it.
 * @example encodingName('Latin1'); // 'windows-1252'
 */
export function encodingName(label: string): string | undefined {
  const wanted = label.trim().toLowerCase();
  const name = aliases[wanted] ?? wanted;
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return undefined;
  }
}

/** How the bytes of an encoding are laid out. */
export function layoutOf(encoding: string): ByteLayout {
  if (encoding === 'utf-8' || encoding === 'utf-16le' || encoding === 'utf-16be') return encoding;
  if (multiByte.has(encoding)) return 'multi';
  return /^(?:windows|iso-8859|koi8|macintosh$|x-mac|ibm866$)/.test(encoding) ? 'single' : 'none';
}

/** Decodes without failing: what is not valid becomes U+FFFD. A byte order mark is text. */
export function decodeLoosely(bytes: Uint8Array, encoding: string): string {
  if (encoding === 'iso-8859-1') return latin1(bytes);
  let decoder = decoders.get(encoding);
  if (!decoder) {
    decoder = new TextDecoder(encoding, optionsFor(encoding));
    decoders.set(encoding, decoder);
  }
  return wellDecoded(decoder.decode(bytes), encoding);
}

/** Decodes, or gives undefined where a byte is not valid. */
export function decodeStrictly(bytes: Uint8Array, encoding: string): string | undefined {
  if (encoding === 'iso-8859-1') return latin1(bytes);
  try {
    return wellDecoded(new TextDecoder(encoding, { ...optionsFor(encoding), fatal: true }).decode(bytes), encoding);
  } catch {
    return undefined;
  }
}

/** Decodes a file part by part; a character may be split between two parts. */
export interface PartDecoder {
  /** @throws TypeError for bytes that are not valid, where it is strict. */
  decode(part: Uint8Array): string;
  /** What is left when there are no more parts. */
  end(): string;
}

/** A decoder of the parts of one file. @param strict throws at invalid bytes; otherwise they become U+FFFD. */
export function partDecoder(encoding: string, strict: boolean): PartDecoder {
  if (encoding === 'iso-8859-1') return { decode: latin1, end: () => '' };
  const decoder = new TextDecoder(encoding, { ...optionsFor(encoding), fatal: strict });
  let held: Uint8Array = new Uint8Array();
  return {
    decode(part) {
      const bytes = held.length > 0 ? concat([held, part]) : part;
      held = bytes.length < fewBytes ? bytes.slice() : new Uint8Array();
      return held.length > 0 ? '' : wellDecoded(decoder.decode(bytes, { stream: true }), encoding);
    },
    end: () => wellDecoded(decoder.decode(held), encoding),
  };
}

/**
 * Node 20 makes room for two code units a byte of a part, and throws where what it kept of the part before, a sequence of
 * GB 18030 that turns out to be none, needs more.
 */
const fewBytes = 4;

/** ISO-8859-1 itself, a character a byte: what browsers call so is windows-1252 (Encoding Standard, “Names and labels”). */
export function latin1(bytes: Uint8Array): string {
  // Most files have nothing but ASCII in them, which UTF-8 reads ten times as fast; all else is shorter or not valid there.
  const text = decodeLoosely(bytes, 'utf-8');
  if (text.length === bytes.length && !text.includes('\uFFFD')) return text;
  let characters = '';
  for (let offset = 0; offset < bytes.length; offset += 4096) {
    // A spread of the bytes would go through them one by one.
    characters += Reflect.apply(String.fromCharCode, null, bytes.subarray(offset, offset + 4096));
  }
  return characters;
}

/** Only where there can be a mark: told to keep it, Node 20 drops a leading byte 0xFF of windows-1252. */
function optionsFor(encoding: string): { ignoreBOM: boolean } {
  return { ignoreBOM: encoding.startsWith('utf-') };
}

/** 0x80 to 0x9F of windows-1252 (Encoding Standard, index-windows-1252). */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** What Node reads three controls of Shift_JIS as, and what they are (Encoding Standard, “Shift_JIS decoder”). */
const controls: Readonly<Record<string, string>> = { '\x1A': '\x7F', '\x1C': '\x1A', '\x7F': '\x1C' };

/** Node 20 reads windows-1252 as ISO-8859-1: its 27 printable characters come out as controls. */
function wellDecoded(text: string, encoding: string): string {
  if (encoding === 'shift_jis') return text.replace(/[\x1A\x1C\x7F]/g, (control) => controls[control] ?? control);
  if (encoding !== 'windows-1252' || !/[\u0080-\u009F]/.test(text)) return text;
  return text.replace(/[\u0080-\u009F]/g, (control) => windows1252[control.charCodeAt(0) - 0x80] ?? control);
}
