/** The two binary formats of a translation model: Marian's items, and SentencePiece's vocabulary. */

/** One tensor of a Marian file. */
export interface Item {
  readonly name: string;
  readonly shape: readonly number[];
  /** 0x404 float32, 0x101 int8 bytes, 0x4101 int8 for intgemm: with a multiplier behind. */
  readonly type: number;
  readonly bytes: Uint8Array;
}

/**
 * A matrix in eight bits, as published models have them: values times a multiplier, column by column, the multiplier
 * behind them.
 *
 * @param order `rows` for embeddings, which are kept row by row.
 */
export function int8Item(
  name: string,
  rows: number,
  columns: number,
  value: (row: number, column: number) => number,
  order: 'columns' | 'rows' = 'columns',
): Item {
  let largest = 0;
  const values = new Float32Array(rows * columns);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const one = value(row, column);
      if (one === 0) continue;
      values[order === 'rows' ? row * columns + column : column * rows + row] = one;
      largest = Math.max(largest, Math.abs(one));
    }
  }
  const multiplier = largest > 0 ? 127 / largest : 1;
  const bytes = new Uint8Array(values.length + 4);
  const signed = new Int8Array(bytes.buffer);
  for (let i = 0; i < values.length; i++) signed[i] = Math.round((values[i] ?? 0) * multiplier);
  new DataView(bytes.buffer).setFloat32(values.length, multiplier, true);
  return { name, shape: [rows, columns], type: 0x4101, bytes };
}

/** Header, names, shapes, then the data of each item at a multiple of 256 bytes. */
export function writeItems(items: readonly Item[]): Uint8Array {
  const padded = (length: number) => (length + 255) & ~255;
  const parts: Uint8Array[] = [longs(1, items.length)];
  for (const { name, type, shape, bytes } of items) {
    parts.push(longs(name.length + 1, type, shape.length, padded(bytes.length)));
  }
  for (const { name } of items) parts.push(Buffer.from(`${name}\0`));
  for (const { shape } of items) parts.push(new Uint8Array(Int32Array.from(shape).buffer));
  const headSize = parts.reduce((sum, part) => sum + part.length, 0) + 8;
  parts.push(longs(padded(headSize) - headSize), Buffer.alloc(padded(headSize) - headSize));
  for (const { bytes } of items) parts.push(bytes, Buffer.alloc(padded(bytes.length) - bytes.length));
  return Buffer.concat(parts);
}

/**
 * A SentencePiece unigram model (sentencepiece_model.proto) of letters, digits and signs, with whole words among them.
 *
 * @param size pieces in all; the last ones stand for letters of the Han script that nobody writes here.
 * @param firstWord id of the first of the words.
 */
export function vocabularyOf(size: number, firstWord = size, words: readonly string[] = []): Uint8Array {
  const pieces: [text: string, score: number, type: number][] = [
    ['</s>', 0, 3],
    ['<unk>', 0, 2],
    ['\u2581', -2, 1],
  ];
  for (const character of "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,!?%{}<>/'-:") {
    pieces.push([character, -4, 1]);
  }
  for (let i = 0; pieces.length < size; i++) {
    const word = words[pieces.length - firstWord];
    if (word === undefined || pieces.length < firstWord) pieces.push([String.fromCharCode(0x3400 + i), -9, 1]);
    else pieces.push([`\u2581${word}`, -1, 1]);
  }
  const trainer = [integer(3, 1), integer(4, size), integer(40, 1), integer(41, -1), integer(42, 0), integer(43, -1)];
  const normalizer = [field(1, Buffer.from('identity')), integer(3, 1), integer(4, 1), integer(5, 1)];
  return Buffer.concat([
    ...pieces.map(([text, score, type]) =>
      field(1, Buffer.concat([field(1, Buffer.from(text)), float(2, score), integer(3, type)])),
    ),
    field(2, Buffer.concat(trainer)),
    field(3, Buffer.concat(normalizer)),
  ]);
}

function longs(...values: readonly number[]): Uint8Array {
  return new Uint8Array(BigUint64Array.from(values.map(BigInt)).buffer);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  do {
    const low = Number(rest & 127n);
    rest >>= 7n;
    bytes.push(rest > 0n ? low | 128 : low);
  } while (rest > 0n);
  return Buffer.from(bytes);
}

const field = (number: number, bytes: Uint8Array) =>
  Buffer.concat([varint((number << 3) | 2), varint(bytes.length), bytes]);
const integer = (number: number, value: number) => Buffer.concat([varint(number << 3), varint(value)]);

function float(number: number, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return Buffer.concat([varint((number << 3) | 5), bytes]);
}
