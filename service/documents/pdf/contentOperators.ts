/** An operator of a content stream with its operands (ISO 32000-1 §7.8.2). Offsets are bytes of the stream. */
export interface ContentOperator {
  readonly name: string;
  /** Where its first operand starts, or the operator where it has none. */
  readonly start: number;
  readonly end: number;
  /** Bounds of each operand. */
  readonly operands: readonly { readonly start: number; readonly end: number }[];
}

const [tab, lineFeed, formFeed, carriageReturn, space] = [9, 10, 12, 13, 32];
const isBlank = (byte: number | undefined) =>
  byte === 0 || byte === tab || byte === lineFeed || byte === formFeed || byte === carriageReturn || byte === space;
const delimiters = new Set([...'()<>[]{}/%'].map((sign) => sign.charCodeAt(0)));
const isRegular = (byte: number | undefined) => byte !== undefined && !isBlank(byte) && !delimiters.has(byte);
const is = (byte: number | undefined, sign: string) => byte === sign.charCodeAt(0);

/**
 * The operators of a content stream in order. Damage never ends the reading: what is no token is skipped. The data of
 * an inline image belongs to its operator `EI`.
 *
 * @example [...contentOperators(bytesOf('1 0 0 rg (Hi) Tj'))].map(({ name }) => name); // ['rg', 'Tj']
 */
export function* contentOperators(bytes: Uint8Array): Generator<ContentOperator> {
  let operands: { start: number; end: number }[] = [];
  let offset = 0;
  while (offset < bytes.length) {
    if (isBlank(bytes[offset])) {
      offset++;
      continue;
    }
    if (is(bytes[offset], '%')) {
      while (offset < bytes.length && bytes[offset] !== lineFeed && bytes[offset] !== carriageReturn) offset++;
      continue;
    }
    const start = offset;
    offset = endOfToken(bytes, start);
    if (!isRegular(bytes[start]) || /^[+\-.\d]/.test(String.fromCharCode(bytes[start] as number))) {
      operands.push({ start, end: offset });
      continue;
    }
    const name = latin(bytes, start, offset);
    if (name === 'true' || name === 'false' || name === 'null') {
      operands.push({ start, end: offset });
      continue;
    }
    if (name === 'ID') offset = endOfImage(bytes, offset);
    yield { name: name === 'ID' ? 'EI' : name, start: operands[0]?.start ?? start, end: offset, operands };
    operands = [];
  }
}

/** The bytes of a part as text, one character a byte. */
export function latin(bytes: Uint8Array, start: number, end: number): string {
  let text = '';
  for (let i = start; i < end; i++) text += String.fromCharCode(bytes[i] as number);
  return text;
}

function endOfToken(bytes: Uint8Array, start: number): number {
  const first = bytes[start];
  if (is(first, '(')) return endOfString(bytes, start);
  if (is(first, '<') && !is(bytes[start + 1], '<')) {
    const end = bytes.indexOf(0x3e, start);
    return end < 0 ? bytes.length : end + 1;
  }
  if (is(first, '[') || is(first, '<')) return endOfGroup(bytes, start);
  let end = start + 1;
  if (is(first, '/') || isRegular(first)) while (isRegular(bytes[end])) end++;
  return end;
}

function endOfString(bytes: Uint8Array, start: number): number {
  let depth = 0;
  for (let i = start; i < bytes.length; i++) {
    if (is(bytes[i], '\\')) i++;
    else if (is(bytes[i], '(')) depth++;
    else if (is(bytes[i], ')') && --depth === 0) return i + 1;
  }
  return bytes.length;
}

/** The end of an array or a dictionary, whatever it holds. */
function endOfGroup(bytes: Uint8Array, start: number): number {
  let depth = 0;
  let offset = start;
  while (offset < bytes.length) {
    const byte = bytes[offset];
    if (is(byte, '(')) offset = endOfString(bytes, offset);
    else if (is(byte, '[') || (is(byte, '<') && is(bytes[offset + 1], '<'))) {
      depth++;
      offset += is(byte, '[') ? 1 : 2;
    } else if (is(byte, ']') || (is(byte, '>') && is(bytes[offset + 1], '>'))) {
      depth--;
      offset += is(byte, ']') ? 1 : 2;
      if (depth === 0) return offset;
    } else if (is(byte, '<')) {
      const end = bytes.indexOf(0x3e, offset);
      offset = end < 0 ? bytes.length : end + 1;
    } else offset++;
  }
  return bytes.length;
}

/** The end of an inline image: an `EI` between blanks with nothing but text behind it (§8.9.7). */
function endOfImage(bytes: Uint8Array, start: number): number {
  for (let i = start + 1; i < bytes.length; i++) {
    if (!is(bytes[i], 'E') || !is(bytes[i + 1], 'I') || !isBlank(bytes[i - 1])) continue;
    if (i + 2 < bytes.length && !isBlank(bytes[i + 2])) continue;
    const behind = bytes.subarray(i + 2, i + 12);
    if (behind.every((byte) => isBlank(byte) || (byte >= 32 && byte < 127))) return i + 2;
  }
  return bytes.length;
}
