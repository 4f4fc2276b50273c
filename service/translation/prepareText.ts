import { pushAll } from '../../shared/catalog/pushAll.ts';
import { splitSentences } from '../../shared/languages/splitSentences.ts';
import type { AnalysedText, SentenceToken, Token } from './analyseText.ts';
import type { PipelineOptions } from './pipeline.ts';

/** A sentence to translate, without the white space and the tags around it. */
export interface Sentence {
  readonly tokens: readonly SentenceToken[];
}

/** A text of a request: what goes back as it is, and the sentences in between. */
export interface PreparedText extends AnalysedText {
  /** Found when they are asked for first: what a memory knows whole is never split. */
  readonly items: readonly (string | Sentence)[];
  /** True when there is something to translate: one of the items is a sentence. */
  readonly hasSentences: boolean;
}

/**
 * Takes a text apart into sentences and what stays.
 *
 * @param language root code of the text, for its sentences.
 */
export function prepareText(
  text: AnalysedText,
  mode: PipelineOptions['splitSentences'],
  language: string,
): PreparedText {
  const { tokens, encode } = text;
  let items: readonly (string | Sentence)[] | undefined;
  return {
    ...text,
    get items() {
      items ??= itemsOf(tokens, mode, language, encode);
      return items;
    },
    hasSentences: tokens.some(isWorded),
  };
}

function itemsOf(
  tokens: readonly Token[],
  mode: PipelineOptions['splitSentences'],
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

/** Cuts a run of tokens at the ends of its sentences. */
function sentencesOf(
  block: readonly SentenceToken[],
  mode: PipelineOptions['splitSentences'],
  language: string,
  encode: (words: string) => string,
): (string | Sentence)[] {
  const flat = block.map((token) => (token.kind === 'text' ? token.text : '\ufffc')).join('');
  const items: (string | Sentence)[] = [];
  let index = 0;
  let offset = 0;
  let position = 0;
  for (const { end } of splitSentences(flat, mode, language)) {
    const tokens: SentenceToken[] = [];
    while (position < end && index < block.length) {
      const token = block[index] as SentenceToken;
      const length = token.kind === 'text' ? token.text.length : 1;
      const rest = length - offset;
      const take = Math.min(rest, end - position);
      if (token.kind === 'mark') tokens.push(token);
      else tokens.push({ kind: 'text', text: token.text.slice(offset, offset + take) });
      position += take;
      offset += take;
      if (offset === length) {
        index++;
        offset = 0;
      }
    }
    for (let mark = block[index]; offset === 0 && mark && endsSentence(mark, block[index + 1]); mark = block[index]) {
      tokens.push(mark);
      index++;
      position++;
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
