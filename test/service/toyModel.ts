/**
 * Files of the kind that Bergamot loads, made from nothing: a SentencePiece vocabulary of characters and a Marian model
 * of the published "tiny" shape with random weights. They run through the real loader and translator and give noise.
 */

/** A SentencePiece unigram model (sentencepiece_model.proto) of letters, digits and signs, padded to 128 pieces. */
export function toyVocabulary(): Uint8Array {
  const pieces: [text: string, score: number, type: number][] = [
    ['</s>', 0, 3],
    ['<unk>', 0, 2],
    ['\u2581', -2, 1],
  ];
  for (const character of "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,!?%{}<>/'-:") {
    pieces.push([character, -4, 1]);
  }
  while (pieces.length < 128) pieces.push([String.fromCharCode(0x400 + pieces.length), -9, 1]);
  const trainer = [
    integer(3, 1),
    integer(4, pieces.length),
    integer(40, 1),
    integer(41, -1),
    integer(42, 0),
    integer(43, -1),
  ];
  const normalizer = [field(1, Buffer.from('identity')), integer(3, 1), integer(4, 1), integer(5, 1)];
  return Buffer.concat([
    ...pieces.map(([text, score, type]) =>
      field(1, Buffer.concat([field(1, Buffer.from(text)), float(2, score), integer(3, type)])),
    ),
    field(2, Buffer.concat(trainer)),
    field(3, Buffer.concat(normalizer)),
  ]);
}

interface Item {
  readonly name: string;
  readonly shape: readonly number[];
  readonly type: number;
  readonly bytes: Uint8Array;
}

/** A Marian binary model, version 1: 16 dimensions, one encoder and two decoder layers. */
export function toyModel(): Uint8Array {
  const [words, width, inner] = [128, 16, 32];
  const items: Item[] = [];
  let seed = 42;
  const next = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return (seed / 4294967296) * 2 - 1;
  };
  const add = (name: string, shape: readonly number[], value: () => number) => {
    const data = Float32Array.from({ length: shape.reduce((a, b) => a * b, 1) }, value);
    items.push({ name, shape, type: 0x404, bytes: new Uint8Array(data.buffer) });
  };
  const weights = (name: string, rows: number, columns: number) => {
    const scale = Math.sqrt(6 / (rows + columns));
    add(name, [rows, columns], () => next() * scale);
  };
  const constant = (name: string, columns: number, value: number) => add(name, [1, columns], () => value);
  const norm = (name: string) => {
    constant(`${name}_ln_scale`, width, 1);
    constant(`${name}_ln_bias`, width, 0);
  };
  const attention = (name: string) => {
    for (const part of 'qkvo') {
      weights(`${name}_W${part}`, width, width);
      constant(`${name}_b${part}`, width, 0);
    }
    norm(`${name}_Wo`);
  };
  const feedForward = (name: string) => {
    weights(`${name}_W1`, width, inner);
    constant(`${name}_b1`, inner, 0);
    weights(`${name}_W2`, inner, width);
    constant(`${name}_b2`, width, 0);
    norm(`${name}_ffn`);
  };
  weights('Wemb', words, width);
  constant('decoder_ff_logit_out_b', words, 0);
  attention('encoder_l1_self');
  feedForward('encoder_l1_ffn');
  for (const layer of [1, 2]) {
    weights(`decoder_l${layer}_rnn_W`, width, width);
    weights(`decoder_l${layer}_rnn_Wf`, width, width);
    constant(`decoder_l${layer}_rnn_bf`, width, 0);
    norm(`decoder_l${layer}_rnn_ffn`);
    attention(`decoder_l${layer}_context`);
    feedForward(`decoder_l${layer}_ffn`);
  }
  const config = Buffer.from(`${configuration(words, width, inner)}\0`);
  items.push({ name: 'special:model.yml', shape: [config.length], type: 0x101, bytes: config });
  return writeItems(items);
}

function configuration(words: number, width: number, inner: number): string {
  return [
    'bert-train-type-embeddings: true\nbert-type-vocab-size: 2\ndec-cell: ssru\ndec-cell-base-depth: 2',
    'dec-cell-high-depth: 1\ndec-depth: 2',
    `dim-emb: ${width}\ndim-rnn: 1024\ndim-vocabs:\n  - ${words}\n  - ${words}`,
    'enc-cell: gru\nenc-cell-depth: 1\nenc-depth: 1\nenc-type: bidirectional\nfactors-combine: sum\nfactors-dim-emb: 0',
    'input-types:\n  []\nlayer-normalization: false\nlemma-dim-emb: 0\nright-left: false\nskip: false',
    'tied-embeddings: false\ntied-embeddings-all: true\ntied-embeddings-src: false',
    'transformer-aan-activation: swish\ntransformer-aan-depth: 2\ntransformer-aan-nogate: false',
    'transformer-decoder-autoreg: rnn\ntransformer-depth-scaling: false\ntransformer-dim-aan: 2048',
    `transformer-dim-ffn: ${inner}\ntransformer-ffn-activation: relu\ntransformer-ffn-depth: 2`,
    'transformer-guided-alignment-layer: last\ntransformer-heads: 2\ntransformer-no-projection: false',
    'transformer-pool: false\ntransformer-postprocess: dan\ntransformer-postprocess-emb: d',
    'transformer-postprocess-top: ""\ntransformer-preprocess: ""\ntransformer-tied-layers:\n  []',
    'transformer-train-position-embeddings: false\ntype: transformer\nulr: false\nulr-dim-emb: 0',
    'ulr-trainable-transformation: false\nversion: v1.9.0\n',
  ].join('\n');
}

/** Header, names, shapes, then the data of each item at a multiple of 256 bytes. */
function writeItems(items: readonly Item[]): Uint8Array {
  const padded = (length: number) => (length + 255) & ~255;
  const parts: Uint8Array[] = [longs(1, items.length)];
  for (const { name, type, shape, bytes } of items) {
    parts.push(longs(name.length + 1, type, shape.length, padded(bytes.length)));
  }
  for (const { name } of items) parts.push(Buffer.from(`${name}\0`));
  for (const { shape } of items) parts.push(new Uint8Array(Int32Array.from(shape).buffer));
  const at = parts.reduce((sum, part) => sum + part.length, 0) + 8;
  parts.push(longs(padded(at) - at), Buffer.alloc(padded(at) - at));
  for (const { bytes } of items) parts.push(bytes, Buffer.alloc(padded(bytes.length) - bytes.length));
  return Buffer.concat(parts);
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
