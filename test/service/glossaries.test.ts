import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Glossary } from '../../shared/api/glossaries.ts';
import { form, json, type RunningService, runService, statusAndBody } from './runningService.ts';

let service: RunningService;
beforeAll(async () => {
  service = await runService();
});
afterAll(() => service[Symbol.asyncDispose]());

const dictionary = {
  source_lang: 'EN',
  target_lang: 'DE',
  entries: 'ferry\tFähre\nberth\tLiegeplatz',
  entries_format: 'tsv',
};
const create = () => service.client.glossaries.create({ name: 'Harbour', dictionaries: [dictionary] });
const entries = (answer: { body: unknown }) => answer.body;

describe('a glossary', () => {
  test('is created, listed, read, renamed, merged and deleted', async () => {
    const made = await create();
    expect(made).toMatchObject({
      name: 'Harbour',
      ready: true,
      dictionaries: [{ source_lang: 'en', target_lang: 'de', entry_count: 2 }],
    });
    expect(made.creation_time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const { ready: _, ...listed } = made;
    expect(await service.client.glossaries.list()).toContainEqual(listed);
    const merge = { ...dictionary, entries: 'berth\tAnlegestelle\nquay\tKai' };
    const changed = await service.client.glossaries.update(made.glossary_id, { name: 'Port', dictionaries: [merge] });
    expect(changed).toMatchObject({ name: 'Port', dictionaries: [{ entry_count: 3 }] });
    expect(await service.client.glossaries.entries(made.glossary_id, dictionary)).toEqual({
      source_lang: 'en',
      target_lang: 'de',
      entries: 'ferry\tFähre\nberth\tAnlegestelle\nquay\tKai',
      entries_format: 'tsv',
    });
    await service.client.glossaries.delete(made.glossary_id);
    expect(await statusAndBody(service.fetch(`/v3/glossaries/${made.glossary_id}`))).toEqual({
      status: 404,
      body: { message: 'Glossary not found' },
    });
  });

  test('gets and loses dictionaries one by one', async () => {
    const { glossary_id: id } = await service.client.glossaries.create({ name: 'Empty', dictionaries: [] });
    const spanish = {
      source_lang: 'en',
      target_lang: 'es',
      entries: '"ferry","ferri"\r\n"quay, old","muelle viejo"',
      entries_format: 'csv',
    };
    expect(await service.client.glossaries.putDictionary(id, spanish)).toEqual({
      source_lang: 'en',
      target_lang: 'es',
      entry_count: 2,
    });
    expect((await service.client.glossaries.putDictionary(id, { ...spanish, entries: 'tide,marea' })).entry_count).toBe(
      1,
    );
    await service.client.glossaries.deleteDictionary(id, spanish);
    expect(await statusAndBody(service.fetch(`/v3/glossaries/${id}/entries?source_lang=en&target_lang=es`))).toEqual({
      status: 404,
      body: { message: 'Dictionary not found. No dictionary found for language pair en-es.' },
    });
  });

  test('comes as a form with brackets and dots, and is patched and put by forms', async () => {
    const made = await statusAndBody(
      service.fetch(
        '/v3/glossaries',
        form(
          'name=F%C3%A4hren&dictionaries[0].source_lang=en&dictionaries[0].target_lang=de&dictionaries[0].entries=ferry%09F%C3%A4hre&dictionaries[0].entries_format=tsv',
        ),
      ),
    );
    expect(made).toMatchObject({ status: 201, body: { name: 'Fähren', dictionaries: [{ entry_count: 1 }] } });
    const { glossary_id: id } = made.body as Glossary;
    const patch = form(
      'dictionaries[0][source_lang]=EN&dictionaries[0][target_lang]=DE&dictionaries[0][entries]=quay%09Kai&dictionaries[0][entries_format]=tsv',
    );
    expect(await statusAndBody(service.fetch(`/v3/glossaries/${id}`, { ...patch, method: 'PATCH' }))).toMatchObject({
      status: 200,
      body: { dictionaries: [{ entry_count: 2 }] },
    });
    const put = form('source_lang=en&target_lang=fr&entries=ferry%09bac&entries_format=tsv');
    expect(await statusAndBody(service.fetch(`/v3/glossaries/${id}/dictionaries`, { ...put, method: 'PUT' }))).toEqual({
      status: 200,
      body: { source_lang: 'en', target_lang: 'fr', entry_count: 1 },
    });
  });

  const bad: readonly (readonly [string, object, object])[] = [
    [
      'a second entry of the same source',
      { entries: 'ferry\tFähre\nferry\tBoot' },
      {
        message: 'Invalid glossary entries provided',
        detail:
          'Key with the index 1 (starting at position 12) duplicates key with the index 0 (starting at position 0)',
      },
    ],
    [
      'a line without a tab',
      { entries: 'ferry\tFähre\nboat' },
      { detail: 'Entry with the index 1 (starting at position 12) misses tab separator' },
    ],
    ['an empty side', { entries: 'ferry\t' }, { detail: 'Value with the index 0 (starting at position 0) is empty' }],
    [
      'blanks around a phrase',
      { entries: 'ferry\t Fähre' },
      { detail: 'Value with the index 0 (starting at position 0) has whitespace at its start or end' },
    ],
    [
      'a control character',
      { entries: 'fer\u0007ry\tFähre' },
      { detail: expect.stringContaining('control character') },
    ],
    [
      'a phrase of 1,025 bytes',
      { entries: `${'ä'.repeat(512)}x\tb` },
      { detail: expect.stringContaining('more than 1024 bytes') },
    ],
    [
      'a regional variant',
      { target_lang: 'de-CH' },
      { message: 'Unsupported glossary source and target language pair' },
    ],
    [
      'the same language twice',
      { target_lang: 'en' },
      { message: 'Unsupported glossary source and target language pair' },
    ],
    [
      'a language without glossaries',
      { target_lang: 'eo' },
      { message: 'Unsupported glossary source and target language pair' },
    ],
    [
      'another format',
      { entries_format: 'xlsx' },
      { message: 'Missing or invalid argument: dictionaries.0.entries_format' },
    ],
  ];
  test.each(bad)('with %s is refused', async (_name, change, message) => {
    const answer = await statusAndBody(
      service.fetch('/v3/glossaries', json({ name: 'x', dictionaries: [{ ...dictionary, ...change }] })),
    );
    expect(answer.status).toBe(400);
    expect(entries(answer)).toMatchObject(message);
  });

  test('without a name, or with an id that is none, is refused in the words of the API', async () => {
    for (const name of [undefined, '', ' ', 'x'.repeat(1025)]) {
      expect(await statusAndBody(service.fetch('/v3/glossaries', json({ name, dictionaries: [] })))).toMatchObject({
        status: 400,
        body: { message: "Missing or invalid argument: name'" },
      });
    }
    expect((await service.fetch('/v3/glossaries/not-a-uuid')).status).toBe(400);
    expect((await service.fetch(`/v3/glossaries/${'../'.repeat(5)}etc/passwd`)).status).toBe(404);
    expect(
      (
        await service.fetch('/v3/glossaries', {
          method: 'POST',
          body: 'name=x',
          headers: { 'content-type': 'text/plain' },
        })
      ).status,
    ).toBe(415);
  });

  test('is used in a translation, whatever the variant of the target', async () => {
    const { glossary_id: id } = await create();
    const body = { text: ['ferry'], source_lang: 'en', target_lang: 'DE-ch', glossary_id: id };
    const { translations } = await service.client.translate(body, { details: true });
    expect(translations[0]).toMatchObject({ text: 'Fähre', origin: { kind: 'glossary' } });
  });

  const misuse: readonly (readonly [string, object, number, string])[] = [
    [
      'without a source language',
      { glossary_id: 'ID' },
      400,
      'Use of a glossary requires the source_lang parameter to be specified',
    ],
    [
      'in both parameters',
      { glossary_id: 'ID', glossary_ids: ['ID'], source_lang: 'en' },
      400,
      'Parameters glossary_id and glossary_ids cannot be used together',
    ],
    [
      'with five others',
      { glossary_ids: 'ID,ID,ID,ID,ID,ID', source_lang: 'en' },
      400,
      'Parameter glossary_ids must not contain more than 5 glossary IDs',
    ],
    [
      'for a pair that it lacks',
      { glossary_id: 'ID', source_lang: 'fr' },
      404,
      'Dictionary not found. No dictionary found for language pair fr-de.',
    ],
    [
      'that is not there',
      { glossary_id: '7d59754d-2e06-4cfd-9a36-fe38d1758ff9', source_lang: 'en' },
      404,
      'Glossary not found',
    ],
  ];
  test.each(misuse)('is refused in a translation %s', async (_name, fields, status, message) => {
    const { glossary_id: id } = await create();
    const body = JSON.parse(
      JSON.stringify({ text: ['ferry'], target_lang: 'de', ...fields }).replaceAll('ID', id),
    ) as object;
    expect(await statusAndBody(service.fetch('/v2/translate', json(body)))).toEqual({ status, body: { message } });
  });
});
