import { SentenceError } from '../sentences/sentenceError.ts';

/** A change that a format cannot carry out. `sentence` says why, for the user. */
export class EditRefused extends SentenceError {
  override readonly name = 'EditRefused';
}
