import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyLimit, evaluationBodyLimit, glossaryBodyLimit } from '../../service/http/limits.ts';
import type { Operation } from '../../shared/api/operation.ts';
import { operations } from '../../shared/api/operations.data.ts';
import { checkedFetch, operationOf } from './checkAnswer.ts';
import { otherKeys, type RunningService, runService } from './runningService.ts';

let service: RunningService;
beforeAll(async () => {
  service = await runService();
});
afterAll(() => service[Symbol.asyncDispose]());

/** A believable id in each place of a path. */
const addressOf = ({ path }: Pick<Operation, 'path'>) =>
  service.url + path.replace(/\{\w+\}/g, '7f1f6d0c-5f2b-4f0e-9f0a-2b6a0c1d3e4f');
/** One request through bare `fetch`, held against the table of operations. */
const ask = async (operation: Operation, init: RequestInit & { readonly query?: string } = {}) => {
  const { query = '', ...rest } = init;
  return await checkedFetch(addressOf(operation) + query, { method: operation.method, ...rest });
};
const withKey = (key: string, type?: string) => ({
  authorization: `Service-Auth-Key ${key}`,
  ...(type ? { 'content-type': type } : {}),
});
const named = (wanted: (operation: Operation) => boolean) =>
  operations.filter(wanted).map((operation) => [`${operation.method} ${operation.path}`, operation] as const);

const guarded = named(({ access }) => access !== 'everyone' && access !== 'signed');
test.each(guarded)('%s asks for a key in the header, and takes none from anywhere else', async (_, operation) => {
  const refusal = operation.path.startsWith('/v2/') ? 403 : 401;
  expect((await ask(operation)).status).toBe(refusal);
  expect((await ask(operation, { headers: withKey('nobody-knows-this') })).status).toBe(refusal);
  expect((await ask(operation, { headers: withKey(service.key), query: '?auth_key=x' })).status).toBe(403);
});

const [{ key: translatorsKey }] = otherKeys;
const closed = guarded.filter(([, { access }]) => access !== 'translate:text');
test.each(closed)('%s refuses a key of another scope', async (_, operation) => {
  expect((await ask(operation, { headers: withKey(translatorsKey) })).status).toBe(403);
});

// what a glossary gets is read when it is known that there is one
const withFields = guarded.filter(
  ([, { body, access, path }]) => body !== undefined && access !== 'admin' && !path.includes('{glossary_id}'),
);
const send = (operation: Operation, body: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
  ask(operation, { headers: withKey(service.key, type), body });

test.each(withFields)('%s takes the types that the API names', async (_, operation) => {
  const answer = await send(operation, '<a/>', 'text/xml');
  expect([answer.status, await answer.json()]).toMatchObject([415, { message: expect.any(String) }]);
});

const withJson = withFields.filter(([, { bodyType }]) => bodyType === undefined);
test.each(withJson)('%s takes a whole object', async (_, operation) => {
  for (const body of ['{', '[]', 'null', '"x"', new Uint8Array([0x7b, 0xff, 0x7d])]) {
    expect((await send(operation, body)).status, String(body)).toBe(400);
  }
});

const limitOf = (path: string) => {
  if (path.endsWith('glossaries')) return glossaryBodyLimit;
  return path === '/v1/quality-evaluation' ? evaluationBodyLimit : bodyLimit;
};
test.each(withJson)('%s takes a body within its limit', async (_, operation) => {
  expect((await send(operation, `{"x":"${'y'.repeat(limitOf(operation.path))}"}`)).status).toBe(413);
});

const paths = [...new Set(operations.map(({ path }) => path))];
test.each(paths)('%s refuses other methods and says which it has', async (path) => {
  const declared = operations.filter((operation) => operation.path === path);
  const address = addressOf({ path });
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
    if (operationOf(method, new URL(address).pathname)) continue;
    const answer = await fetch(address, { method, headers: withKey(service.key) });
    expect(answer.status, method).toBe(405);
    expect(answer.headers.get('allow')?.split(', ').sort()).toEqual(declared.map((one) => one.method).sort());
    expect(answer.headers.get('x-trace-id')).toMatch(/^[0-9a-f]{32}$/);
  }
});
