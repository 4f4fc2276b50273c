import type { z } from 'zod';
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
    throw nonsense(answer, 'something that is not JSON');
  }
  const checked = schema.safeParse(body);
  if (checked.success) return checked.data;
  const at = checked.error.issues[0]?.path.join('.');
  throw nonsense(answer, at ? `a body whose “${at}” is not as agreed` : 'a body of another shape');
}

/** An answer with status 2xx that makes no sense. Never tried again: the request may have been billed. */
export function nonsense(answer: Answer, what: string): OperationalError {
  return new OperationalError('unavailable', `The translation service answered ${what}.`, {
    status: answer.status,
    ...(answer.traceId ? { traceId: answer.traceId } : {}),
  });
}
