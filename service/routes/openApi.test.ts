import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../../shared/api/operations.data.ts';
import { scopes } from '../../shared/api/scopes.ts';
import { createApp } from '../app.ts';
import { createImprover } from '../improvement/improver.ts';
import { openSqlite } from '../storage/openSqlite.ts';
import { createStore, type Store } from '../storage/store.ts';
import { createPipeline } from '../translation/createPipeline.ts';

const folder = mkdtempSync(join(tmpdir(), 'interline-test-'));
let store: Store;
let app: ReturnType<typeof createApp>;

const unscoped = 'key-without-scopes';
const admin = 'key-of-an-admin:adm';
const keyOf = (scope: string) => `key-for-${scope}`;

beforeAll(async () => {
  store = await createStore(await openSqlite(folder), folder);
  const keys = [
    { key: unscoped, label: 'unscoped', admin: false },
    { key: admin, label: 'admin', admin: true },
    ...scopes.map((scope) => ({ key: keyOf(scope), label: scope, admin: false, scopes: [scope] })),
  ];
  await store.keys.startWith(keys, Date.now());
  const deps = {
    store,
    pipeline: createPipeline({}),
    detect: async () => [],
    speech: { transcribers: [], speakers: [] },
    improver: createImprover(),
    documents: {},
    now: Date.now,
    folder,
    version: '1.2.3',
    loopback: false,
    stopping: new AbortController().signal,
  };
  app = createApp(deps);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The calls that api.md names. */
const named = `POST /v2/translate
POST /v2/document
POST /v2/document/{}
POST /v2/document/{}/result
POST /v3/detect/language
GET /v3/languages
GET /v3/languages/resources
GET /v2/languages
GET /v2/glossary-language-pairs
GET /v2/admin/analytics
GET /v2/admin/analytics/custom-tags
POST /v2/admin/developer-keys
GET /v2/admin/developer-keys
PUT /v2/admin/developer-keys/deactivate
PUT /v2/admin/developer-keys/label
PUT /v2/admin/developer-keys/limits
GET /v3/style_rules
POST /v3/style_rules
GET /v3/style_rules/{}
PATCH /v3/style_rules/{}
DELETE /v3/style_rules/{}
PUT /v3/style_rules/{}/configured_rules
POST /v3/style_rules/{}/custom_instructions
GET /v3/style_rules/{}/custom_instructions/{}
PUT /v3/style_rules/{}/custom_instructions/{}
DELETE /v3/style_rules/{}/custom_instructions/{}
GET /v3/translation_memories
GET /v3/translation_memories/{}
GET /v3/translation_memories/{}/segments
POST /v3/translation_memories/import
POST /v3/translation_memories/{}/export
GET /v3/translation_memories/jobs/{}
DELETE /v3/translation_memories/{}
POST /v3/spoken-terms
GET /v3/spoken-terms
GET /v3/spoken-terms/{}/entries
PATCH /v3/spoken-terms/{}
PUT /v3/spoken-terms/{}/term-lists
DELETE /v3/spoken-terms/{}
POST /v3/voice/realtime
GET /v3/voice/realtime
GET /v2/glossaries
POST /v2/glossaries
GET /v3/glossaries
POST /v3/glossaries
GET /v2/usage`.split('\n');

const bare = (method: string, path: string) => `${method} ${path.replace(/\{\w+\}|:\w+/g, '{}')}`;

interface Document {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

describe('the OpenAPI document', () => {
  const read = async () => (await (await app.request('/openapi.json')).json()) as Document;

  test('is there without a key, for this version', async () => {
    expect(await read()).toMatchObject({ openapi: '3.1.0', info: { version: '1.2.3' } });
  });

  test('has every call that the API names, and every route of the service, and no other', async () => {
    const { paths } = await read();
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => bare(method.toUpperCase(), path)),
    );
    expect(documented).toEqual(expect.arrayContaining(named));
    const routes = app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => bare(method, path));
    expect([...documented].sort()).toEqual([...new Set(routes)].sort());
  });

  test('tells the fields of requests and answers', async () => {
    const { paths } = await read();
    const form = { 'application/x-www-form-urlencoded': expect.anything(), 'application/json': expect.anything() };
    expect(paths['/v2/translate']?.post).toMatchObject({
      operationId: 'post_v2_translate',
      security: [{ key: ['translate:text'] }],
      requestBody: { required: true, content: form },
      responses: {
        200: { content: { 'application/json': { schema: { required: ['translations'] } } } },
        456: { description: 'The quota is used up' },
      },
    });
    expect(paths['/v2/document']?.post).toMatchObject({
      requestBody: { content: { 'multipart/form-data': { schema: { required: ['target_lang', 'file'] } } } },
    });
    expect(paths['/v3/glossaries/{glossary_id}/entries']?.get).toMatchObject({
      parameters: [
        { name: 'glossary_id', in: 'path', required: true },
        { name: 'source_lang', in: 'query', required: true },
        { name: 'target_lang', in: 'query', required: true },
      ],
    });
    expect(paths['/v2/admin/developer-keys']?.post).toMatchObject({ requestBody: { required: false } });
  });

  test('names each call once', async () => {
    const ids = Object.values((await read()).paths).flatMap((methods) =>
      Object.values(methods).map((operation) => (operation as { operationId: string }).operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('who may ask', () => {
  test.each(operations.map((operation) => [bare(operation.method, operation.path), operation] as const))(
    '%s: as the table says',
    async (_name, { method, path, access }) => {
      if (access === 'everyone' || access === 'signed') return;
      const allowed = async (key: string) => {
        const headers = { authorization: `Service-Auth-Key ${key}` };
        const answer = await app.request(path.replace(/\{\w+\}/g, 'x'), { method, headers });
        const text = await answer.text();
        return !(answer.status === 403 && text.includes('"Forbidden'));
      };
      expect(await allowed(unscoped)).toBe(access !== 'admin');
      if (access === 'admin') expect(await allowed(admin)).toBe(true);
      for (const scope of scopes) expect(await allowed(keyOf(scope)), scope).toBe(scope === access);
    },
  );
});
