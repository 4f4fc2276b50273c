import type { Problem } from '../catalog/catalog.ts';
import { type Sentence, say } from '../sentences/sentence.ts';
import { decodeLoosely, decodeStrictly, encodingName, latin1, layoutOf } from './decoder.ts';
import { byteOrderMark, declaredEncoding, isHtml, isUtf32 } from './encodingSigns.ts';
import { legacyEncoding } from './legacyEncoding.ts';
import type { PackageCodec } from './packageCodec.ts';
import { packageCodecFor } from './packageCodecs.ts';
import { wideWithoutMark } from './wideWithoutMark.ts';

/** A file's bytes as text, and how they were read. */
export interface DecodedText {
  /** Without byte order mark. Invalid bytes read as U+FFFD; they are kept as they are when the file is written. */
  readonly text: string;
  /**
   * WHATWG name: `utf-8`, `utf-16le`, `windows-1252`, `shift_jis`; `utf-32` for what cannot be read; the id of a
   * {@link PackageCodec} for files that are no text themselves.
   */
  readonly encoding: string;
  readonly bom: boolean;
  /** The path that the bytes were read by: after a change they have to read alike by it. */
  readonly path: string;
  /** Faults of the encoding, with ranges of `text`. An `error` without text means that the file cannot be read. */
  readonly problems: readonly Problem[];
  /**
   * How the file's format spells a character that its encoding lacks: `&#x1F600;`, `\ud83d\ude00` (in properties
   * files with hexadecimal digits as the file writes them), or not at all.
   */
  readonly escapes: 'xml' | 'json' | 'properties' | 'none';
}

/**
 * Decodes a localization file: by its byte order mark, the pattern of zero bytes of UTF-16, the XML declaration,
 * the `charset` of a PO header or of a page's `meta` element (whichever the bytes do not contradict), otherwise as
 * UTF-8. SRT files, plain text, tables and pages without a `charset` are read in the usual Windows encoding of their
 * language when they are not UTF-8. A properties file is UTF-8 where it holds valid UTF-8 beyond ASCII, otherwise ISO-8859-1, as Java reads it
 * (PropertyResourceBundle).
 * Documents that are archives, and compiled catalogs, are read as a virtual text: see {@link PackageCodec}.
 *
 * @param path only its extension and language code are looked at.
 * @example decodeText(new Uint8Array([0xff, 0xfe, 0x41, 0]), 'a.srt'); // { text: 'A', encoding: 'utf-16le', bom: true, … }
 */
export function decodeText(bytes: Uint8Array, path: string): DecodedText {
  const codec = packageCodecFor(bytes, path);
  if (codec) return { ...codec.decode(bytes), encoding: codec.id, bom: false, path, escapes: codec.escapes };
  const escapes = escapesOf(bytes, path);
  const result = (text: string, encoding: string, bom: boolean, problems: readonly Problem[] = []): DecodedText => ({
    text,
    encoding,
    bom,
    path,
    problems: [...problems, ...(problems.length > 0 ? [] : invalidBytes(bytes, text, encoding))],
    escapes,
  });
  const mark = byteOrderMark(bytes);
  if (mark?.encoding === 'utf-32' || isUtf32(bytes)) {
    return result('', 'utf-32', Boolean(mark), [
      problem(0, 0, say`The file is in UTF-32, which cannot be read; save it as UTF-8.`, 'error'),
    ]);
  }
  if (mark) {
    const message = say`Java takes the byte order mark for a part of the first key; save the file without it.`;
    const misread = escapes === 'properties' ? [problem(0, 0, message, 'warning')] : [];
    return result(decodeLoosely(bytes.subarray(mark.length), mark.encoding), mark.encoding, true, misread);
  }
  const wide = wideWithoutMark(bytes);
  if (wide) return result(decodeLoosely(bytes, wide), wide, false);

  const declared = declaredEncoding(bytes, path);
  const utf8 = decodeStrictly(bytes, 'utf-8');
  if (!declared) {
    const properties = escapes === 'properties' && (utf8 === undefined || isAscii(bytes));
    if (properties) return result(decodeLoosely(bytes, 'iso-8859-1'), 'iso-8859-1', false);
    if (utf8 !== undefined) return result(utf8, 'utf-8', false);
    const loose = decodeLoosely(bytes, 'utf-8');
    const legacy = mayBeLegacy.test(path) && !isMostlyUtf8(loose) ? legacyEncoding(bytes, path) : undefined;
    if (!legacy) return result(loose, 'utf-8', false);
    return result(decodeLoosely(bytes, legacy), legacy, false, [
      problem(
        0,
        0,
        say`The file is not UTF-8 and does not name its encoding; it is read as ${legacy} until you save it as UTF-8.`,
        'warning',
      ),
    ]);
  }
  const name = encodingName(declared.label);
  const here = (message: Sentence, severity: Problem['severity']) =>
    problem(declared.start, declared.start + declared.label.length, message, severity);
  if (!name || layoutOf(name).startsWith('utf-16')) {
    const message = name
      ? say`The file declares “${declared.label}” but is not UTF-16; it is read as UTF-8.`
      : say`The encoding “${declared.label}” is not known; the file is read as UTF-8.`;
    return result(utf8 ?? decodeLoosely(bytes, 'utf-8'), 'utf-8', false, [here(message, 'warning')]);
  }
  if (name === 'utf-8') return result(utf8 ?? decodeLoosely(bytes, 'utf-8'), 'utf-8', false);
  if (utf8 !== undefined && isAscii(bytes)) return result(utf8, name, false);
  const fits = layoutOf(name) !== 'single' && decodeStrictly(bytes, name) !== undefined;
  if (utf8 !== undefined && !fits) {
    const message = say`The file declares “${declared.label}” but is UTF-8; programs that believe it show wrong letters.`;
    return result(utf8, 'utf-8', false, [here(message, 'warning')]);
  }
  return result(decodeLoosely(bytes, name), name, false);
}

/** Files that may leave their encoding to who reads them: pages were once read in that of the reader's language. */
const mayBeLegacy = /\.(?:srt|txt|csv|tsv|tab|html?)$/i;

/** Whether a text that is not UTF-8 throughout has more letters of it than bytes that are none: a few were damaged. */
function isMostlyUtf8(text: string): boolean {
  const damaged = text.match(/\uFFFD+/g)?.length ?? 0;
  return (text.match(/[^\x00-\x7f\uFFFD]/g)?.length ?? 0) > damaged;
}

function invalidBytes(bytes: Uint8Array, text: string, encoding: string): Problem[] {
  const offset = text.indexOf('\uFFFD');
  if (offset < 0 || decodeStrictly(bytes, encoding) !== undefined) return [];
  const name = encoding.startsWith('utf') ? encoding.toUpperCase() : encoding;
  const message = say`The file holds bytes that are not valid ${name}; they are kept, and shown as “${'\uFFFD'}”.`;
  return [problem(offset, offset + 1, message, 'warning')];
}

function escapesOf(bytes: Uint8Array, path: string): DecodedText['escapes'] {
  if (/\.(?:jsonc?|arb|xcstrings)$/i.test(path)) return 'json';
  if (/\.properties$/i.test(path)) return 'properties';
  if (/\.(?:xlf|xliff|mxliff|sdlxliff|xml|dita|ditamap|ditaval|tmx|tbx|res[xw]|ts)$/i.test(path) || isHtml(path))
    return 'xml';
  // What these start with is what they say.
  if (/\.(?:txt|srt|vtt|pot?|ini|lang|ftl|ya?ml)$/i.test(path)) return 'none';
  return /^\s*<\?xml\s/.test(latin1(bytes.subarray(0, 64))) ? 'xml' : 'none';
}

function problem(start: number, end: number, message: Sentence, severity: Problem['severity']): Problem {
  return { id: 'encoding', range: { start, end }, message, severity };
}

function isAscii(bytes: Uint8Array): boolean {
  for (let i = 0; i < bytes.length; i++) if ((bytes[i] ?? 0) > 0x7f) return false;
  return true;
}
