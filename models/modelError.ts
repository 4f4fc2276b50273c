import { type ErrorKind, OperationalError } from '../shared/api/operationalError.ts';

/** A failure while models are looked for, downloaded or installed: one sentence, which says what to do, too. */
export class ModelError extends OperationalError {}

/** @example throw modelError('rejected', 'The model is damaged; nothing was installed.'); */
export function modelError(kind: ErrorKind, message: string, cause?: unknown): ModelError {
  return new ModelError(kind, message, { cause });
}

/** What an abort becomes. */
export function cancelled(): ModelError {
  return modelError('cancelled', 'Stopped. What was downloaded is kept, and the next installation goes on from there.');
}
