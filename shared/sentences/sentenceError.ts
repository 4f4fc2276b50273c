import { english, type Sentence } from './sentence.ts';

/** An error that says in a sentence for the user what is wrong; its `message` is the English of it. */
export abstract class SentenceError extends Error {
  readonly sentence: Sentence;

  /** @example class EditRefused extends SentenceError {} */
  constructor(sentence: Sentence, options?: ErrorOptions) {
    super(english(sentence), options);
    this.sentence = sentence;
  }
}
