import { expect, test } from 'vitest';
import { type Client, createClient } from '../../shared/api/client.ts';
import { answer, faultyServer } from './faultyServer.ts';

const id = '5c8b8a30-46a5-4c4c-a1ac-0e8a1b6d1a2b';
const time = '2026-01-02T03:04:05.678Z';
/** The client must not mind what a newer service adds. */
const newer = { added_later: { by: ['the service'] } };
const glossary = { glossary_id: id, name: 'g', dictionaries: [], creation_time: time, ...newer };
const list = { style_id: id, name: 's', language: 'de', version: 1, creation_time: time, updated_time: time, ...newer };
const memory = {
  translation_memory_id: id,
  name: 'm',
  source_language: 'en',
  target_languages: ['en-gb'],
  segment_count: 0,
  ...newer,
};
const limits = { characters: null, speech_to_text_milliseconds: null };
const key = {
  key_id: `${id}:${id}`,
  label: 'API Key',
  creation_time: time,
  deactivated_time: null,
  is_deactivated: false,
  usage_limits: limits,
};
const session = { streaming_url: 'wss://a.example/v3/voice/realtime/connect', token: 't' };
const dictionary = { source_lang: 'en', target_lang: 'de', entries: 'a\tb', entries_format: 'tsv' } as const;

/** What a call must put on the wire, and the least that the API lets a service answer. */
const calls: readonly (readonly [string, unknown, number, unknown, (client: Client) => Promise<unknown>])[] = [
  [
    'POST /v2/translate',
    { text: ['a'], target_lang: 'de', glossary_ids: [id], split_sentences: 'nonewlines' },
    200,
    { translations: [{ detected_source_language: 'EN', text: 'b', ...newer }] },
    (client) => client.translate({ text: ['a'], target_lang: 'de', glossary_ids: [id], split_sentences: 'nonewlines' }),
  ],
  [
    'POST /v3/detect/language',
    { text: ['a'] },
    200,
    { results: [{ detection_status: 'unsupported_language' }] },
    (client) => client.detect(['a']),
  ],
  [
    'GET /v3/languages?resource=voice&include=beta&include=external',
    undefined,
    200,
    [
      {
        lang: 'zh-Hans',
        name: 'Chinese',
        usable_as_source: false,
        usable_as_target: true,
        status: 'beta',
        features: { transcription: { status: 'stable', external: true }, new_feature: { status: 'stable' } },
      },
    ],
    (client) => client.languages('voice', ['beta', 'external']),
  ],
  ['GET /v2/usage', undefined, 200, { character_count: 0, character_limit: 1, ...newer }, (client) => client.usage()],
  [
    'POST /v3/glossaries',
    { name: 'g', dictionaries: [dictionary] },
    201,
    { ...glossary, ready: true },
    (client) => client.glossaries.create({ name: 'g', dictionaries: [dictionary] }),
  ],
  [
    `PUT /v3/glossaries/${id}/dictionaries`,
    dictionary,
    200,
    { source_lang: 'en', target_lang: 'de', entry_count: 1 },
    (client) => client.glossaries.putDictionary(id, dictionary),
  ],
  [
    `DELETE /v3/glossaries/${id}/dictionaries?source_lang=en&target_lang=de`,
    undefined,
    204,
    '',
    (client) => client.glossaries.deleteDictionary(id, { source_lang: 'en', target_lang: 'de' }),
  ],
  ['GET /v3/style_rules', undefined, 200, { style_rules: [list] }, (client) => client.styleRules.list()],
  [
    `PUT /v3/style_rules/${id}/configured_rules`,
    { punctuation: { apostrophe: 'use_curly_apostrophes' } },
    200,
    list,
    (client) => client.styleRules.configure(id, { punctuation: { apostrophe: 'use_curly_apostrophes' } }),
  ],
  [
    'GET /v3/translation_memories?page=1&page_size=25',
    undefined,
    200,
    { translation_memories: [memory], total_count: 26 },
    (client) => client.memories.list({ page: 1, page_size: 25 }),
  ],
  [
    `POST /v3/translation_memories/${id}/export`,
    undefined,
    202,
    { job_id: id, parameters: { translation_memory_id: id } },
    (client) => client.memories.startExport(id),
  ],
  ['POST /v2/admin/developer-keys', { label: 'CI' }, 200, key, (client) => client.admin.createKey('CI')],
  [
    'PUT /v2/admin/developer-keys/limits',
    { key_id: key.key_id, characters: null },
    200,
    key,
    (client) => client.admin.limitKey({ key_id: key.key_id, characters: null }),
  ],
  [
    'POST /v2/write/correct',
    { text: ['a'], target_lang: 'en-GB' },
    200,
    { improvements: [{ text: 'b', detected_source_language: 'en', target_language: 'en-GB', ...newer }] },
    (client) => client.improvement.correct({ text: ['a'], target_lang: 'en-GB' }),
  ],
  [
    'POST /v3/voice/realtime',
    { source_media_content_type: 'audio/auto' },
    200,
    session,
    (client) => client.voice.start({ source_media_content_type: 'audio/auto' }),
  ],
  ['GET /v3/voice/realtime?token=t', undefined, 200, session, (client) => client.voice.reconnect('t')],
];

test.each(calls)('%s', async (request, body, status, answered, call) => {
  await using server = await faultyServer((incoming, response, sent) => {
    expect(incoming.headers).toMatchObject({ authorization: 'Service-Auth-Key k', accept: expect.any(String) });
    expect(incoming.headers['content-type']).toBe(sent === '' ? undefined : 'application/json');
    if (status !== 204) return answer(status, answered)(incoming, response, sent);
    response.writeHead(204).end();
  });
  await call(createClient({ baseUrl: server.url, key: 'k', retry: { attempts: 1 } }));
  expect(server.requests).toEqual([request]);
  expect(server.bodies.map((sent) => (sent === '' ? undefined : JSON.parse(sent)))).toEqual([body]);
});

test('a document goes up as a form, and comes back with its key in the body alone', async () => {
  const handle = { document_id: 'A'.repeat(32), document_key: 'B'.repeat(64) };
  await using server = await faultyServer(
    answer(200, handle),
    answer(200, { document_id: handle.document_id, status: 'done', billed_characters: 1 }),
    (_request, response) => void response.writeHead(200).end('translated'),
  );
  const client = createClient({ baseUrl: server.url, key: 'k' });
  const { bytes } = await client.documents.translate({
    file: { name: 'a.txt', bytes: new TextEncoder().encode('words') },
    target_lang: 'de',
    source_lang: 'en',
    glossary_ids: [id, id],
    enable_watermark: true,
  });
  expect(new TextDecoder().decode(bytes)).toBe('translated');
  const one = `/v2/document/${handle.document_id}`;
  expect(server.requests).toEqual(['POST /v2/document', `POST ${one}`, `POST ${one}/result`]);
  const fields = [
    ...(server.bodies[0] ?? '').matchAll(/name="(\w+)"(?:; filename="([^"]*)")?[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/g),
  ];
  expect(fields.map(([, name, file, value]) => [name, file, value])).toEqual([
    ['target_lang', undefined, 'de'],
    ['source_lang', undefined, 'en'],
    ['glossary_ids', undefined, `${id},${id}`],
    ['enable_watermark', undefined, 'true'],
    ['file', 'a.txt', 'words'],
  ]);
  expect(server.bodies.slice(1).map((body) => JSON.parse(body))).toEqual([
    { document_key: handle.document_key },
    { document_key: handle.document_key },
  ]);
});
