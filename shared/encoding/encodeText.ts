import { pushAll } from '../catalog/pushAll.ts';
import { decodeLoosely, layoutOf } from './decoder.ts';

const tables = new Map<string, ReadonlyMap<string, readonly number[]>>();

/**
 * A text in an encoding, without byte order mark.
 *
 * @param substitute what to write for a character that the encoding lacks (in characters that it has).
 * @returns undefined when nothing can be written in this encoding at all.
 */
export function encodeText(
  text: string,
  encoding: string,
  substitute: (character: string) => string,
): Uint8Array | undefined {
  const layout = layoutOf(encoding);
  if (layout === 'none') return undefined;
  const whole = text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, (half) =>
    substitute(half),
  );
  if (layout === 'utf-8') return new TextEncoder().encode(whole);
  if (layout !== 'single' && layout !== 'multi') return encodeWide(whole, layout === 'utf-16be');
  const bytes: number[] = [];
  const put = (character: string, again: boolean) => {
    const code = character.codePointAt(0) ?? 0;
    const encoded = code < 0x80 ? undefined : tableOf(encoding, layout).get(character);
    if (code < 0x80) bytes.push(code);
    else if (encoded) pushAll(bytes, encoded);
    else if (again) for (const other of substitute(character)) put(other, false);
    else throw new RangeError(`a substitute is not in ${encoding}`);
  };
  for (const character of whole) put(character, true);
  return Uint8Array.from(bytes);
}

function encodeWide(text: string, bigEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    bytes[2 * i + (bigEndian ? 1 : 0)] = unit & 0xff;
    bytes[2 * i + (bigEndian ? 0 : 1)] = unit >> 8;
  }
  return bytes;
}

/** From character to bytes, by decoding every byte and every pair: what is written is read back the same. */
function tableOf(encoding: string, layout: 'single' | 'multi'): ReadonlyMap<string, readonly number[]> {
  const cached = tables.get(encoding);
  if (cached) return cached;
  const table = new Map<string, readonly number[]>();
  const learn = (...bytes: number[]) => {
    const text = decodeLoosely(Uint8Array.from(bytes), encoding);
    const one = text.length === 1 || (text.length === 2 && (text.codePointAt(0) ?? 0) > 0xffff);
    if (one && text !== '\uFFFD' && !table.has(text)) table.set(text, bytes);
    return one && text !== '\uFFFD';
  };
  for (let lead = 0x80; lead < 0x100; lead++) {
    if (learn(lead) || layout === 'single') continue;
    for (let trail = 0x40; trail < 0x100; trail++) learn(lead, trail);
  }
  tables.set(encoding, table);
  return table;
}
