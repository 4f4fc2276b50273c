import type { Problem } from '../catalog/catalog.ts';
import { EditRefused } from '../catalog/editRefused.ts';
import { type Sentence, say } from '../sentences/sentence.ts';
import { decodeLoosely, encodingName } from './decoder.ts';
import type { PackageCodec } from './packageCodec.ts';
import { encodePo } from './poString.ts';

/** Why a compiled catalog is not written, and what to do instead. */
export const moIsReadOnly = say`A compiled .mo file cannot be edited: edit the .po file and compile it.`;

/** What the virtual text starts with, also where only the start of a file is read. */
export const moFirstLine = '# Compiled catalog, shown as the PO file that it was made from.\n';

/**
 * Compiled gettext catalogs (gettext manual, “The Format of GNU MO Files”), of either byte order. Their virtual text is
 * a PO file without the comments that compiling leaves out; they are not written.
 */
export const moFile: PackageCodec = {
  id: 'mo',
  escapes: 'none',
  matches: (bytes, path) => /\.g?mo$/i.test(path) && littleEndian(bytes) !== undefined,
  decode: readMo,
  encode() {
    throw new EditRefused(moIsReadOnly);
  },
};

function littleEndian(bytes: Uint8Array): boolean | undefined {
  const [a, b, c, d] = bytes;
  if (a === 0xde && b === 0x12 && c === 0x04 && d === 0x95) return true;
  return a === 0x95 && b === 0x04 && c === 0x12 && d === 0xde ? false : undefined;
}

interface Message {
  readonly id: Uint8Array;
  readonly text: Uint8Array;
}

/** One entry of a compiled catalog, decoded. */
export interface MoEntry {
  readonly context?: string;
  /** Empty in the header. */
  readonly singular: string;
  readonly plural?: string;
  /** One text, or a form for each plural form of the language. */
  readonly translations: readonly string[];
}

/**
 * The entries of a compiled catalog in the order of the file, as far as they can be read; faults are offsets that lead out
 * of the file, an unknown encoding, or a later revision. Never throws.
 *
 * @param bytes of a file that begins as a compiled catalog does; of another one there are no entries.
 * @example readMoEntries(bytes).entries[1]; // { singular: '%d file', plural: '%d files', translations: ['%d Datei', '%d Dateien'] }
 */
export function readMoEntries(bytes: Uint8Array): {
  readonly entries: readonly MoEntry[];
  readonly problems: readonly Problem[];
} {
  if (littleEndian(bytes) === undefined) return { entries: [], problems: [] };
  const problems: Problem[] = [];
  const fault = (message: Sentence) =>
    problems.push({ id: 'encoding', range: { start: 0, end: 0 }, message, severity: 'error' });
  const messages: Message[] = [];
  try {
    readTables(bytes, messages, fault);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    fault(say`The compiled catalog is cut off or damaged.`);
  }
  const header = messages.find(({ id }) => id.length === 0);
  const declared = /charset=([\w.:-]+)/i.exec(header ? decodeLoosely(header.text, 'utf-8') : '')?.[1];
  const charset = (declared && encodingName(declared)) ?? 'utf-8';
  if (declared && !encodingName(declared)) {
    fault(say`The encoding “${declared}” is not known; the catalog is read as UTF-8.`);
  }
  return { entries: messages.map((message) => decoded(message, charset)), problems };
}

function readMo(bytes: Uint8Array): { text: string; problems: readonly Problem[] } {
  const { entries, problems } = readMoEntries(bytes);
  return { text: moFirstLine + entries.map(poEntry).join('\n'), problems };
}

/** @throws RangeError where an offset leads out of the file. */
function readTables(bytes: Uint8Array, messages: Message[], fault: (message: Sentence) => void): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = littleEndian(bytes) ?? true;
  const word = (offset: number) => view.getUint32(offset, little);
  const revision = word(4);
  if (revision >>> 16 > 1) {
    fault(say`The compiled catalog has revision ${revision >>> 16}, which Interline cannot read.`);
    return;
  }
  let taken = 0;
  const stringAt = (offset: number): Uint8Array => {
    const length = word(offset);
    const start = word(offset + 4);
    if (start + length > bytes.length) throw new RangeError('string outside the file');
    // Strings that lie over one another would let a small file fill the memory.
    taken += length + 8;
    if (taken > 2 * bytes.length) throw new RangeError('strings share their place');
    return bytes.subarray(start, start + length);
  };
  const count = word(8);
  for (let i = 0; i < count; i++) {
    messages.push({ id: stringAt(word(12) + 8 * i), text: stringAt(word(16) + 8 * i) });
  }
  if ((revision & 0xffff) === 0 || word(36) === 0) return;
  if (word(36) * 16 > bytes.length) throw new RangeError('more strings than fit');
  const segments = Array.from({ length: Math.min(word(28), 1000) }, (_, i) => stringAt(word(32) + 8 * i));
  for (let i = 0; i < word(36); i++) {
    const id = systemString(bytes, word, segments, word(word(40) + 4 * i));
    messages.push({ id, text: systemString(bytes, word, segments, word(word(44) + 4 * i)) });
  }
}

/** A string with names such as `<PRIu64>` in it, which each system spells its own way (revision 0.1). */
function systemString(
  bytes: Uint8Array,
  word: (offset: number) => number,
  segments: readonly Uint8Array[],
  descriptor: number,
): Uint8Array {
  const parts: number[] = [];
  let start = word(descriptor);
  for (let offset = descriptor + 4; ; offset += 8) {
    const length = word(offset);
    const reference = word(offset + 4);
    if (start + length > bytes.length) throw new RangeError('string outside the file');
    if (parts.length > 0xffff) throw new RangeError('string without an end');
    for (let i = 0; i < length; i++) parts.push(bytes[start + i] as number);
    start += length;
    if (reference === 0xffffffff) break;
    const name = segments[reference];
    if (!name) throw new RangeError('segment outside the table');
    parts.push(0x3c, ...name.subarray(0, name.at(-1) === 0 ? -1 : name.length), 0x3e);
  }
  if (parts.at(-1) === 0) parts.pop();
  return Uint8Array.from(parts);
}

function decoded({ id, text }: Message, charset: string): MoEntry {
  const written = decodeLoosely(id, charset);
  const mark = written.indexOf('\u0004');
  const [singular = '', plural] = written.slice(mark + 1).split('\0');
  const translation = decodeLoosely(text, charset);
  return {
    singular,
    translations: plural === undefined ? [translation] : translation.split('\0'),
    ...(mark < 0 ? {} : { context: written.slice(0, mark) }),
    ...(plural === undefined ? {} : { plural }),
  };
}

function poEntry({ context, singular, plural, translations }: MoEntry): string {
  const lines =
    plural === undefined
      ? translations.map((translation) => `msgstr "${encodePo(translation)}"`)
      : [`msgid_plural "${encodePo(plural)}"`, ...translations.map((form, i) => `msgstr[${i}] "${encodePo(form)}"`)];
  const before = context === undefined ? '' : `msgctxt "${encodePo(context)}"\n`;
  return `${before}msgid "${encodePo(singular)}"\n${lines.join('\n')}\n`;
}
