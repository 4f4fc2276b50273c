import type { z } from 'zod';
import { type Sentence, say } from '../sentences/sentence.ts';
import { OperationalError } from './operationalError.ts';
import type { Answer } from './transport.ts';

/**
 * The body of an answer, checked.
 *
 * @throws OperationalError `unavailable` for anything that is not what was promised: HTML, broken JSON, other shapes.
 */
export function readJson<T extends z.ZodType>(answer: Answer, schema: T): z.output<T> {
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(answer.bytes));
  } catch {
    throw foreign(answer, say`something that is not JSON`);
  }
  const checked = schema.safeParse(body);
  if (checked.success) return checked.data;
  const path = checked.error.issues[0]?.path.join('.');
  throw foreign(answer, path ? say`an answer with an unexpected “${path}”` : say`an answer of an unexpected form`);
}

/** An answer with status 2xx that makes no sense. Never tried again: the request may have been billed. */
export const nonsense = (answer: Answer, what: Sentence): OperationalError =>
  senseless(answer, say`The translation service returned ${what}.`);

/** One that looks like that of another program. */
const foreign = (answer: Answer, what: Sentence): OperationalError =>
  senseless(answer, say`The translation service returned ${what}: check its URL.`, true);

function senseless({ status, traceId }: Answer, sentence: Sentence, isAdvised = false): OperationalError {
  return new OperationalError('unavailable', sentence, { status, isAdvised, ...(traceId ? { traceId } : {}) });
}
