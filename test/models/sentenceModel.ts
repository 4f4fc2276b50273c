/**
 * Translation models of the published kind, made from nothing: int8 Marian students with a SentencePiece vocabulary,
 * which run through the real loaders and engines. Whatever they read, they say one sentence: each of its words calls the
 * next, the last one the end. So a test can have a model that answers in the target's script, one that answers in
 * another, one that repeats its source, one that says nothing and one that never ends.
 */
import { type Item, int8Item, vocabularyOf, writeItems } from './marianFile.ts';

/** Sizes of a model; those of tests are the smallest that the int8 kernels take. */
export interface ModelShape {
  readonly width: number;
  readonly inner: number;
  readonly encoderLayers: number;
  readonly decoderLayers: number;
  readonly words: number;
  /** Separate vocabularies for source and target, as models for Chinese, Japanese and Korean have them. */
  readonly split?: boolean;
}

/** The shapes that are published, and the one of tests. */
export const modelShapes = {
  test: { width: 64, inner: 64, encoderLayers: 1, decoderLayers: 2, words: 256 },
  tiny: { width: 256, inner: 1536, encoderLayers: 6, decoderLayers: 2, words: 32_000 },
  'base-memory': { width: 384, inner: 1536, encoderLayers: 6, decoderLayers: 4, words: 32_000 },
} as const satisfies Record<string, ModelShape>;

/** What a model says for ever: its words, none of them twice. */
export interface Sentence {
  readonly words: readonly string[];
  /** After the last word comes the first again, without end. */
  readonly endless?: boolean;
}

/** The files of a model, as they are before they are packed. */
export interface ModelFiles {
  readonly model: Uint8Array;
  /** One, or source and target. */
  readonly vocabularies: readonly Uint8Array[];
}

/** Id of the end of a sentence, and of the first word of the sentence in the vocabulary. */
const end = 0;
const firstWord = 100;

/** @example sentenceModel({ words: ['Guten', 'Morgen!'] }) */
export function sentenceModel(sentence: Sentence, shape: ModelShape = modelShapes.test): ModelFiles {
  const { width, inner, encoderLayers, decoderLayers, words } = shape;
  const count = sentence.words.length;
  if (count >= Math.min(width, inner)) throw new RangeError('The sentence has too many words for this shape.');
  const items: Item[] = [];
  // What a normed row with one dimension set has there; all else is measured by it.
  const unit = Math.sqrt(width);
  const alpha = 127 / (2 * unit);
  const constant = (name: string, columns: number, value: (column: number) => number) =>
    items.push({
      name,
      shape: [1, columns],
      type: 0x404,
      bytes: new Uint8Array(Float32Array.from({ length: columns }, (_, i) => value(i)).buffer),
    });
  const weights = (name: string, rows: number, columns: number, value: (row: number, column: number) => number) => {
    items.push(int8Item(name, rows, columns, value));
    constant(`${name}_QuantMultA`, 1, () => alpha);
  };
  const zero = () => 0;
  const norm = (name: string) => {
    constant(`${name}_ln_scale`, width, () => 1);
    constant(`${name}_ln_bias`, width, zero);
  };
  const attention = (name: string) => {
    for (const part of 'qkvo') {
      weights(`${name}_W${part}`, width, width, zero);
      constant(`${name}_b${part}`, width, zero);
    }
    norm(`${name}_Wo`);
  };
  const next = (i: number) => (i < count ? i + 1 : sentence.endless ? 1 : end);
  const first = next(end);
  /** In the first layer each word wakes the next; the first one comes where none is awake. Others pass on what they get. */
  const feedForward = (name: string, chains: boolean) => {
    const wakes = (cell: number) => chains && cell <= count;
    weights(`${name}_W1`, width, inner, (i, cell) => (wakes(cell) && i === cell ? 1 : 0));
    constant(`${name}_b1`, inner, () => -unit / 2);
    weights(`${name}_W2`, inner, width, (cell, i) => (!wakes(cell) ? 0 : i === next(cell) ? 4 : i === cell ? -4 : 0));
    constant(`${name}_b2`, width, (i) => (chains && i === first ? unit / 2 : 0));
    norm(`${name}_ffn`);
  };
  /** A word's row has one dimension of its own, strong enough for positions to be no more than noise beside it. */
  const dimensionOf = (id: number) =>
    id === end ? end : id >= firstWord && id < firstWord + count ? id - firstWord + 1 : -1;
  const embeddings = (name: string) =>
    items.push(int8Item(name, words, width, (id, i) => (dimensionOf(id) === i ? 8 : 0), 'rows'));
  if (shape.split) {
    embeddings('encoder_Wemb');
    embeddings('decoder_Wemb');
    items.push(int8Item('decoder_Wemb_QuantMultA', 1, 1, () => alpha));
  } else {
    embeddings('Wemb');
    constant('none_QuantMultA', 1, () => alpha);
  }
  constant('decoder_ff_logit_out_b', words, (id) => (dimensionOf(id) < 0 ? -1000 : 0));
  for (let layer = 1; layer <= encoderLayers; layer++) {
    attention(`encoder_l${layer}_self`);
    feedForward(`encoder_l${layer}_ffn`, false);
  }
  for (let layer = 1; layer <= decoderLayers; layer++) {
    weights(`decoder_l${layer}_rnn_W`, width, width, zero);
    weights(`decoder_l${layer}_rnn_Wf`, width, width, zero);
    constant(`decoder_l${layer}_rnn_bf`, width, zero);
    norm(`decoder_l${layer}_rnn_ffn`);
    attention(`decoder_l${layer}_context`);
    feedForward(`decoder_l${layer}_ffn`, layer === 1);
  }
  const config = Buffer.from(`${configuration(shape)}\0`);
  items.push({ name: 'special:model.yml', shape: [config.length], type: 0x101, bytes: config });
  const vocabulary = vocabularyOf(words, firstWord, sentence.words);
  return { model: writeItems(items), vocabularies: shape.split ? [vocabulary, vocabulary] : [vocabulary] };
}

function configuration({ width, inner, encoderLayers, decoderLayers, words, split }: ModelShape): string {
  return [
    'bert-train-type-embeddings: true\nbert-type-vocab-size: 2\ndec-cell: ssru\ndec-cell-base-depth: 2',
    `dec-cell-high-depth: 1\ndec-depth: ${decoderLayers}`,
    `dim-emb: ${width}\ndim-rnn: 1024\ndim-vocabs:\n  - ${words}\n  - ${words}`,
    `enc-cell: gru\nenc-cell-depth: 1\nenc-depth: ${encoderLayers}\nenc-type: bidirectional\nfactors-combine: sum`,
    'factors-dim-emb: 0\ninput-types:\n  []\nlayer-normalization: false\nlemma-dim-emb: 0\nright-left: false\nskip: false',
    `tied-embeddings: ${split ?? false}\ntied-embeddings-all: ${!split}\ntied-embeddings-src: false`,
    'transformer-aan-activation: swish\ntransformer-aan-depth: 2\ntransformer-aan-nogate: false',
    'transformer-decoder-autoreg: rnn\ntransformer-depth-scaling: false\ntransformer-dim-aan: 2048',
    `transformer-dim-ffn: ${inner}\ntransformer-ffn-activation: relu\ntransformer-ffn-depth: 2`,
    'transformer-guided-alignment-layer: last\ntransformer-heads: 8\ntransformer-no-projection: false',
    'transformer-pool: false\ntransformer-postprocess: dan\ntransformer-postprocess-emb: d',
    'transformer-postprocess-top: ""\ntransformer-preprocess: ""\ntransformer-tied-layers:\n  []',
    'transformer-train-position-embeddings: false\ntype: transformer\nulr: false\nulr-dim-emb: 0',
    'ulr-trainable-transformation: false\nversion: v1.9.0\n',
  ].join('\n');
}
