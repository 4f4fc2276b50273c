import { type ErrorKind, OperationalError } from '../shared/api/operationalError.ts';
import { type Sentence, say } from '../shared/sentences/sentence.ts';

/** A failure while models are looked for, downloaded or installed: one sentence, which says what to do, too. */
export class ModelError extends OperationalError {}

/** @example throw modelError('rejected', say`The model is damaged; nothing was installed.`); */
export function modelError(kind: ErrorKind, sentence: Sentence, cause?: unknown): ModelError {
  return new ModelError(kind, sentence, { cause });
}

/** What an abort becomes. */
export function cancelled(): ModelError {
  return modelError(
    'cancelled',
    say`Stopped. What was downloaded is kept, and the next installation goes on from there.`,
  );
}
