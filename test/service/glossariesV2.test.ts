import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GlossaryV2 } from '../../shared/api/glossariesV2.ts';
import { form, json, type RunningService, runService, statusAndBody } from './runningService.ts';

let service: RunningService;
beforeAll(async () => {
  service = await runService();
});
afterAll(() => service[Symbol.asyncDispose]());

const harbour = {
  name: 'Harbour',
  source_lang: 'EN',
  target_lang: 'DE',
  entries: 'ferry\tFähre\nberth\tLiegeplatz',
  entries_format: 'tsv',
};
const uuid = '7d59754d-2e06-4cfd-9a36-fe38d1758ff9';

describe('a glossary of version 2', () => {
  test('is created, listed, read, used and deleted', async () => {
    const { glossariesV2 } = service.client;
    const made = await glossariesV2.create(harbour);
    expect(made).toEqual({
      glossary_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      ready: true,
      name: 'Harbour',
      source_lang: 'en',
      target_lang: 'de',
      creation_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      entry_count: 2,
    });
    expect(await glossariesV2.list()).toContainEqual(made);
    expect(await glossariesV2.get(made.glossary_id)).toEqual(made);
    expect(await glossariesV2.entries(made.glossary_id)).toBe(harbour.entries);
    const request = { text: ['ferry'], source_lang: 'en', target_lang: 'de', glossary_id: made.glossary_id };
    expect((await service.client.translate(request)).translations[0]?.text).toBe('Fähre');
    await glossariesV2.delete(made.glossary_id);
    expect(await statusAndBody(service.fetch(`/v2/glossaries/${made.glossary_id}`))).toEqual({
      status: 404,
      body: { message: 'Glossary not found' },
    });
  });

  test('comes as a form, in CSV, and gives its entries to clients that take anything', async () => {
    const text =
      'name=H%C3%A4fen&source_lang=EN&target_lang=fr&entries=%22quay%2C+old%22%2C%22vieux+quai%22%0D%0A&entries_format=CSV';
    const made = await statusAndBody(service.fetch('/v2/glossaries', form(text)));
    expect(made).toMatchObject({ status: 201, body: { name: 'Häfen', target_lang: 'fr', entry_count: 1 } });
    const path = `/v2/glossaries/${(made.body as GlossaryV2).glossary_id}/entries`;
    for (const accept of [
      'application/json, text/plain, */*',
      'text/tab-separated-values; charset=utf-8',
      'text/*',
      '',
    ]) {
      const answer = await service.fetch(path, { headers: { accept } });
      expect([answer.status, await answer.text()], accept).toEqual([200, 'quay, old\tvieux quai']);
      expect(answer.headers.get('content-type')).toMatch(/^text\/tab-separated-values/);
    }
    for (const accept of ['text/csv', 'application/json', 'text/tab-separated-values;q=0']) {
      expect(await statusAndBody(service.fetch(path, { headers: { accept } }))).toEqual({
        status: 415,
        body: { message: 'No supported media type specified in Accept header' },
      });
    }
  });

  test('is never changed', async () => {
    const { glossary_id: id } = await service.client.glossariesV2.create(harbour);
    for (const method of ['PATCH', 'PUT']) {
      expect((await service.fetch(`/v2/glossaries/${id}`, json({ name: 'x' }, method))).status).toBe(405);
    }
  });

  test('is the first dictionary of a glossary of version 3, and nothing where there is none', async () => {
    const dictionaries = [harbour, { ...harbour, target_lang: 'es', entries: 'ferry\tferri' }];
    const { glossary_id: many } = await service.client.glossaries.create({ name: 'Many', dictionaries });
    const { glossary_id: none } = await service.client.glossaries.create({ name: 'None', dictionaries: [] });
    expect(await service.client.glossariesV2.get(many)).toMatchObject({ target_lang: 'de', entry_count: 2 });
    expect((await service.client.glossariesV2.list()).map((item) => item.glossary_id)).not.toContain(none);
    expect((await service.fetch(`/v2/glossaries/${none}/entries`)).status).toBe(404);
  });

  const bad: readonly (readonly [string, object, object])[] = [
    ['without a name', { name: undefined }, { message: "Missing or invalid argument: name'" }],
    ['without entries', { entries: undefined }, { message: 'Missing or invalid argument: entries' }],
    [
      'with a source twice',
      { entries: 'a\tb\na\tc' },
      { message: 'Invalid glossary entries provided', detail: expect.stringContaining('duplicates key') },
    ],
    ['for a variant', { target_lang: 'de-CH' }, { message: 'Unsupported glossary source and target language pair' }],
  ];
  test.each(bad)('%s is refused', async (_name, change, body) => {
    const answer = await statusAndBody(service.fetch('/v2/glossaries', json({ ...harbour, ...change })));
    expect(answer).toMatchObject({ status: 400, body });
  });

  test('with an id that is none gives 400, with an unknown one 404', async () => {
    for (const suffix of ['', '/entries']) {
      expect((await service.fetch(`/v2/glossaries/nonsense${suffix}`)).status).toBe(400);
      expect((await service.fetch(`/v2/glossaries/${uuid}${suffix}`)).status).toBe(404);
    }
  });

  test('can have every ordered pair of the languages that glossaries are kept for', async () => {
    const pairs = await service.client.glossariesV2.pairs();
    expect(pairs).toHaveLength(32 * 31);
    expect(pairs).toContainEqual({ source_lang: 'en', target_lang: 'nb' });
    expect(pairs.some((pair) => pair.source_lang === pair.target_lang || /[^a-z]/.test(pair.target_lang))).toBe(false);
  });
});
