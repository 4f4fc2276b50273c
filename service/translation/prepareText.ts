import { type Content, type InlineCode, plain } from '../../shared/catalog/content.ts';
import { pushAll } from '../../shared/catalog/pushAll.ts';
import { splitSentences } from '../../shared/languages/splitSentences.ts';
import { protectContent } from '../../shared/messages/protectText.ts';
import type { PipelineOptions } from './pipeline.ts';
import { encodeTagged, readTaggedText, type TextPiece } from './taggedText.ts';

/** A piece of a sentence: words, or a mark with what it stands for in the answer. */
export type SentenceToken =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'mark';
      readonly output: string;
      readonly role: 'open' | 'close' | 'standalone';
      readonly pair: number;
      /** True for what must not change places with its like. */
      readonly ordered: boolean;
    };

/** A sentence to translate, without the white space and the tags around it. */
export interface Sentence {
  readonly tokens: readonly SentenceToken[];
}

/** A text of a request: what goes back as it is, and the sentences in between. */
export interface PreparedText {
  /** Found when they are asked for first: what a memory knows whole is never split. */
  readonly items: readonly (string | Sentence)[];
  /** True when there is something to translate: one of the items is a sentence. */
  readonly hasSentences: boolean;
  /** True for an ICU message with branches: its texts stand within others and start as the source's do. */
  readonly isBranching: boolean;
  /** Its words and marks. */
  readonly tokens: readonly SentenceToken[];
  /** Writes words as they must stand in the answer. */
  readonly encode: (text: string) => string;
  /** Why nothing of it can be translated. */
  readonly fault?: string;
}

/** How a text is taken apart. */
export type TextOptions = Pick<
  PipelineOptions,
  | 'tagHandling'
  | 'tagHandlingVersion'
  | 'splitSentences'
  | 'outlineDetection'
  | 'splittingTags'
  | 'nonSplittingTags'
  | 'ignoreTags'
>;

/** A token that may end a text. */
export type Token = SentenceToken & { readonly splits?: boolean };

/**
 * Takes a text apart into sentences and what stays.
 *
 * @param language root code of the text, for its sentences.
 * @throws OperationalError `rejected` as `readTaggedText` does.
 */
export function prepareText(text: string, options: TextOptions, language: string): PreparedText {
  const { tokens, encode, isBranching, fault } = tokensOf(text, options);
  let items: readonly (string | Sentence)[] | undefined;
  return {
    get items() {
      items ??= itemsOf(tokens, options.splitSentences, language, encode);
      return items;
    },
    hasSentences: tokens.some(isWorded),
    isBranching,
    tokens,
    encode,
    ...(fault === undefined ? {} : { fault }),
  };
}

function itemsOf(
  tokens: readonly Token[],
  mode: TextOptions['splitSentences'],
  language: string,
  encode: (words: string) => string,
): (string | Sentence)[] {
  const items: (string | Sentence)[] = [];
  let block: SentenceToken[] = [];
  const flush = () => {
    if (block.length > 0) pushAll(items, sentencesOf(block, mode, language, encode));
    block = [];
  };
  for (const token of tokens) {
    if (token.kind === 'mark' && token.splits) {
      flush();
      items.push(token.output);
    } else block.push(token);
  }
  flush();
  return items;
}

function isWorded(token: SentenceToken): boolean {
  return token.kind === 'text' && /\p{L}/u.test(token.text);
}

/** A text as words and marks. */
export interface TokenizedText {
  readonly tokens: readonly Token[];
  /** Writes words as they must stand in the answer. */
  readonly encode: (words: string) => string;
  readonly isBranching: boolean;
  /** Why nothing of it can be translated. */
  readonly fault?: string;
}

/**
 * The words of a text and the marks between them: tags, ignored content, placeholders, addresses, identifiers, and what
 * stands around the branches of an ICU message.
 *
 * @throws OperationalError `rejected` as `readTaggedText` does.
 */
export function tokensOf(text: string, options: TextOptions): TokenizedText {
  const { tagHandling } = options;
  const inMarkup = tagHandling === undefined ? (words: string) => words : encodeTagged;
  const pieces = tagHandling === undefined ? [] : readTaggedText(text, { ...options, tagHandling });
  const content = tagHandling === undefined ? plain(text) : contentOf(pieces);
  const { parts, write, isBranching, fault } = protectContent(content, tagHandling === undefined);
  const encode = (words: string) => inMarkup(write(words));
  let pair = -1;
  const tokens = parts.map((part): Token => {
    const piece = part.code === undefined ? undefined : pieces[part.code];
    if (piece && piece.kind !== 'text') {
      const { raw, splits } = piece;
      const { role, pair: own } = piece.kind === 'tag' ? piece : ({ role: 'standalone', pair: pair-- } as const);
      return { kind: 'mark', output: raw, role, pair: own, ordered: false, splits };
    }
    if (!part.opaque) return { kind: 'text', text: part.text };
    const { ordered, splits } = part;
    const output = inMarkup(part.text);
    return { kind: 'mark', output, role: 'standalone', pair: pair--, ordered, ...(splits ? { splits } : {}) };
  });
  return { tokens, encode, isBranching, ...(fault === undefined ? {} : { fault }) };
}

/** What people read of some pieces, with the others as inline codes, by their number. */
function contentOf(pieces: readonly TextPiece[]): Content {
  let value = '';
  const codes: InlineCode[] = [];
  pieces.forEach((piece, i) => {
    const start = value.length;
    value += piece.kind === 'text' ? piece.text : piece.raw;
    if (piece.kind !== 'text') codes.push({ start, end: value.length, kind: 'standalone', id: String(i) });
  });
  return { value, codes };
}

/** Cuts a run of tokens at the ends of its sentences. */
function sentencesOf(
  block: readonly SentenceToken[],
  mode: TextOptions['splitSentences'],
  language: string,
  encode: (words: string) => string,
): (string | Sentence)[] {
  const flat = block.map((token) => (token.kind === 'text' ? token.text : '\ufffc')).join('');
  const items: (string | Sentence)[] = [];
  let index = 0;
  let offset = 0;
  let at = 0;
  for (const { end } of splitSentences(flat, mode, language)) {
    const tokens: SentenceToken[] = [];
    while (at < end && index < block.length) {
      const token = block[index] as SentenceToken;
      const length = token.kind === 'text' ? token.text.length : 1;
      const rest = length - offset;
      const take = Math.min(rest, end - at);
      if (token.kind === 'mark') tokens.push(token);
      else tokens.push({ kind: 'text', text: token.text.slice(offset, offset + take) });
      at += take;
      offset += take;
      if (offset === length) {
        index++;
        offset = 0;
      }
    }
    for (let mark = block[index]; offset === 0 && mark && endsSentence(mark, block[index + 1]); mark = block[index]) {
      tokens.push(mark);
      index++;
      at++;
    }
    pushAll(items, trimSentence(tokens, encode));
  }
  return items;
}

/** True for what stands behind a full stop and belongs to it: the end of bold text, the number of a footnote. */
function endsSentence(mark: SentenceToken, next: SentenceToken | undefined): boolean {
  if (mark.kind !== 'mark' || mark.role === 'open') return false;
  return mark.role === 'close' || next === undefined || (next.kind === 'text' && /^\s/.test(next.text));
}

/** White space at both ends, and pairs of tags around all of it, stay outside of the sentence. */
function trimSentence(tokens: SentenceToken[], encode: (words: string) => string): (string | Sentence)[] {
  const lead: string[] = [];
  const trail: string[] = [];
  const list = [...tokens];
  for (;;) {
    const first = list[0];
    const last = list.at(-1);
    if (!first || !last) break;
    if (first.kind === 'text' && /^\s/.test(first.text)) {
      const rest = first.text.trimStart();
      lead.push(encode(first.text.slice(0, first.text.length - rest.length)));
      if (rest === '') list.shift();
      else list[0] = { kind: 'text', text: rest };
    } else if (last.kind === 'text' && /\s$/.test(last.text)) {
      const rest = last.text.trimEnd();
      trail.unshift(encode(last.text.slice(rest.length)));
      if (rest === '') list.pop();
      else list[list.length - 1] = { kind: 'text', text: rest };
    } else if (
      first.kind === 'mark' &&
      last.kind === 'mark' &&
      first.role === 'open' &&
      last.role === 'close' &&
      first.pair === last.pair
    ) {
      lead.push(first.output);
      trail.unshift(last.output);
      list.shift();
      list.pop();
    } else break;
  }
  const middle: (string | Sentence)[] = list.some(isWorded)
    ? [{ tokens: list }]
    : list.map((token) => (token.kind === 'text' ? encode(token.text) : token.output));
  return [...lead, ...middle, ...trail];
}
