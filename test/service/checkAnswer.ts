import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '../../shared/api/operation.ts';
import { operations } from '../../shared/api/operations.data.ts';
import { errorBodySchema } from '../../shared/api/wire.ts';

const patterns = operations.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  fixed: !operation.path.includes('{'),
}));

/** The operation that a request is, where it is one. */
export function operationOf(method: string, path: string): Operation | undefined {
  const matching = patterns.filter(({ operation, pattern }) => operation.method === method && pattern.test(path));
  return (matching.find(({ fixed }) => fixed) ?? matching[0])?.operation;
}

/**
 * `fetch`, with each answer of the service held against the table of operations: status, media type, and a body with
 * every field that the schema asks for and none that it does not know.
 */
export const checkedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  // `/v2/usage/` is `/v2/usage`
  await checkAnswer(method, pathname.replace(/\/$/, ''), answer);
  return answer;
};

async function checkAnswer(method: string, path: string, answer: Response): Promise<void> {
  const wrong = (what: string) => new Error(`${method} ${path} answered ${answer.status} with ${what}`);
  if (!/^[0-9a-f]{32}$/.test(answer.headers.get('x-trace-id') ?? '')) throw wrong('no X-Trace-ID');
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  if (!answer.ok) {
    if (type !== 'application/json') throw wrong(`a refusal in ${type}`);
    const body: unknown = await answer.clone().json();
    const parsed = errorBodySchema.strict().safeParse(body);
    if (!parsed.success || !parsed.data.message) throw wrong('a refusal of another shape');
    return;
  }
  const promised = operationOf(method, path)?.answers[answer.status];
  if (!promised) throw wrong('a status that is not in the table of operations');
  if (promised === 'nothing') {
    if ((await answer.clone().text()) !== '') throw wrong('a body where none was promised');
  } else if ('type' in promised) {
    // what is not read is not cloned: a file is left to the test, which may drop it half-way
    if (type !== promised.type) throw wrong(`${type} instead of ${promised.type}`);
  } else {
    const body: unknown = await answer.clone().json();
    const parsed = promised.json.safeParse(body);
    if (!parsed.success) throw wrong(`another shape: ${parsed.error.message}`);
    if (!isDeepStrictEqual(parsed.data, body)) throw wrong('fields that the schema does not know');
  }
}
