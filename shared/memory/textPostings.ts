import { type Postings, postingsBuilder } from './postings.ts';
import { shortLength, trigramTokens, wordTokens } from './tokens.ts';

/** Which texts hold which word, and which short ones hold which trigram. */
export interface TextPostings {
  readonly words: Postings;
  /** Of texts up to {@link shortLength}. */
  readonly trigrams: Postings;
}

/** Takes texts one after the other, and turns them into postings. */
export interface TextPostingsBuilder {
  add(text: string): void;
  /**
   * The postings, with texts under new numbers, in steps.
   *
   * @param order for each new number, which of the texts that were added it is.
   * @param shorts the part of that order that has the short texts.
   */
  finish(order: Uint32Array, shorts: Uint32Array): Generator<void, TextPostings>;
}

/** A builder for about so many texts. */
export function textPostingsBuilder(expected: number): TextPostingsBuilder {
  const words = postingsBuilder(expected);
  const trigrams = postingsBuilder(expected >> 1);
  let tokens = new Uint32Array(1024);
  return {
    add(text) {
      const { length } = text;
      if (tokens.length < length + 2) tokens = new Uint32Array(length * 2);
      words.add(tokens, wordTokens(text, tokens));
      trigrams.add(tokens, length > shortLength ? 0 : trigramTokens(text, tokens));
    },
    *finish(order, shorts) {
      return { words: yield* words.finish(order), trigrams: yield* trigrams.finish(shorts) };
    },
  };
}
