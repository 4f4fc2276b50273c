import { type ErrorKind, OperationalError } from '../shared/api/operationalError.ts';
import { type Sentence, say } from '../shared/sentences/sentence.ts';

/** What helps against a failure: an option in a terminal, a setting or a command in an editor, so each says it itself. */
export type ModelRemedy = 'anotherSource' | 'retry' | 'connection' | 'availableModels' | 'anotherLanguage';

/** A failure while models are looked for, downloaded or installed, in a sentence that says what to do, unless it has a remedy. */
export class ModelError extends OperationalError {
  readonly remedy: ModelRemedy | undefined;

  /** @example new ModelError('rejected', say`The model is damaged.`, { remedy: 'anotherSource' }) */
  constructor(
    kind: ErrorKind,
    sentence: Sentence,
    { remedy, cause }: { readonly remedy?: ModelRemedy; readonly cause?: unknown } = {},
  ) {
    super(kind, sentence, { cause });
    this.remedy = remedy;
  }
}

/** What an abort becomes. */
export function cancelled(): ModelError {
  return new ModelError(
    'cancelled',
    say`Stopped. The download so far is kept, and the next installation continues from there.`,
  );
}
