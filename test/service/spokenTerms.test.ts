import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../../shared/api/client.ts';
import type { SpokenTerms } from '../../shared/api/spokenTerms.ts';
import {
  form,
  json,
  otherKeys,
  type RunningService,
  runService,
  statusAndBody,
  temporaryFolder,
} from './runningService.ts';

let service: RunningService;
beforeAll(async () => {
  service = await runService();
});
afterAll(() => service[Symbol.asyncDispose]());

const harbour = {
  name: 'Harbour',
  term_lists: [
    { lang: 'EN', entries: 'Fairlead\nfairlead\nBollard No. 4' },
    { lang: 'de', entries: 'Poller' },
  ],
};
const create = () => service.client.spokenTerms.create(harbour);

describe('a collection of spoken terms', () => {
  test('is created, listed, read, renamed, merged, replaced and deleted', async () => {
    const made = await create();
    expect(made).toEqual({
      spoken_terms_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Harbour',
      term_lists: [
        { lang: 'en', entry_count: 3 },
        { lang: 'de', entry_count: 1 },
      ],
      creation_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    const id = made.spoken_terms_id;
    const { spokenTerms } = service.client;
    expect(await spokenTerms.list()).toContainEqual(made);
    expect(await spokenTerms.get(id)).toEqual(made);
    expect(await spokenTerms.entries(id, 'EN')).toEqual({ lang: 'en', entries: harbour.term_lists[0]?.entries });
    const merge = { name: 'Port', term_lists: [{ lang: 'de', entries: 'Poller\nFender' }] };
    expect(await spokenTerms.update(id, merge)).toMatchObject({
      name: 'Port',
      term_lists: [
        { lang: 'en', entry_count: 3 },
        { lang: 'de', entry_count: 2 },
      ],
    });
    expect(await spokenTerms.entries(id, 'de')).toEqual({ lang: 'de', entries: 'Poller\nFender' });
    const french = { lang: 'FR', entries: 'bitte d’amarrage\n' };
    expect(await spokenTerms.putTermList(id, french)).toEqual({ lang: 'fr', entry_count: 1 });
    expect(await spokenTerms.putTermList(id, { lang: 'en', entries: 'Quay' })).toEqual({ lang: 'en', entry_count: 1 });
    await spokenTerms.deleteTermList(id, 'de');
    expect((await spokenTerms.get(id)).term_lists.map(({ lang }) => lang)).toEqual(['en', 'fr']);
    expect(await statusAndBody(service.fetch(`/v3/spoken-terms/${id}/entries?lang=de`))).toEqual({
      status: 404,
      body: { message: 'Term list not found' },
    });
    await spokenTerms.delete(id);
    expect(await statusAndBody(service.fetch(`/v3/spoken-terms/${id}`))).toEqual({
      status: 404,
      body: { message: 'Spoken terms not found' },
    });
  });

  test('comes as a form with brackets and dots, and is patched and put by forms', async () => {
    const lists =
      'term_lists[0].lang=PL&term_lists[0].entries=keja%0D%0Apoler&term_lists[1][lang]=sv&term_lists[1][entries]=kaj';
    const made = await statusAndBody(service.fetch('/v3/spoken-terms', form(`name=H%C3%A4fen&${lists}`)));
    expect(made).toMatchObject({
      status: 201,
      body: {
        name: 'Häfen',
        term_lists: [
          { lang: 'pl', entry_count: 2 },
          { lang: 'sv', entry_count: 1 },
        ],
      },
    });
    const path = `/v3/spoken-terms/${(made.body as SpokenTerms).spoken_terms_id.toUpperCase()}`;
    const patch = { ...form('term_lists[0][lang]=sv&term_lists[0][entries]=pollare'), method: 'PATCH' };
    expect(await statusAndBody(service.fetch(path, patch))).toMatchObject({
      status: 200,
      body: { term_lists: [{ entry_count: 2 }, { entry_count: 2 }] },
    });
    const put = { ...form('lang=PL&entries=cuma'), method: 'PUT' };
    expect(await statusAndBody(service.fetch(`${path}/term-lists`, put))).toEqual({
      status: 200,
      body: { lang: 'pl', entry_count: 1 },
    });
    expect((await service.fetch(`${path}/term-lists?lang=SV`, { method: 'DELETE' })).status).toBe(204);
    expect(await statusAndBody(service.fetch(`${path}/entries`))).toEqual({
      status: 400,
      body: { message: "Parameter 'lang' not specified" },
    });
  });

  const list = (entries: string, lang = 'en') => ({ term_lists: [{ lang, entries }] });
  const bad: readonly (readonly [string, object, string])[] = [
    ['without a name', { name: undefined }, "Parameter 'name' not specified"],
    ['with a name of 1,025 bytes', { name: `${'ü'.repeat(512)}x` }, "Value for 'name' not supported."],
    ['without lists', { term_lists: undefined }, "Parameter 'term_lists' not specified"],
    ['with no list', { term_lists: [] }, "Parameter 'term_lists' not specified"],
    ['with a language that nobody hears', list('a', 'eo'), "Value for 'term_lists[0].lang' not supported."],
    ['with a variant', list('a', 'en-GB'), "Value for 'term_lists[0].lang' not supported."],
    ['with a term twice', list('a\nb\na'), 'Term 3 is there twice.'],
    ['with an empty term', list('a\n\nb'), 'Term 2 is empty.'],
    ['with no terms', list(''), 'Term 1 is empty.'],
    ['with blanks around a term', list('a\n b'), 'Term 2 has whitespace at its start or end.'],
    ['with a control character', list('a\u0007b'), 'Term 1 contains a control character.'],
    ['with 301 characters', list('ä'.repeat(301)), 'The terms of a language have at most 300 characters in all.'],
    [
      'with two lists of a language',
      {
        term_lists: [
          { lang: 'en', entries: 'a' },
          { lang: 'EN', entries: 'b' },
        ],
      },
      'Each language can have one list.',
    ],
  ];
  test.each(bad)('%s is refused', async (_name, change, message) => {
    const answer = await statusAndBody(service.fetch('/v3/spoken-terms', json({ ...harbour, ...change })));
    expect(answer.status).toBe(400);
    expect((answer.body as { message: string }).message).toContain(message);
  });

  test('takes 300 characters, and refuses a merge that would be longer as a whole', async () => {
    const { spoken_terms_id: id } = await service.client.spokenTerms.create({
      name: 'Long',
      ...list('😀'.repeat(300)),
    });
    const merge = service.client.spokenTerms.update(id, { name: 'Longer', ...list('x') });
    await expect(merge).rejects.toMatchObject({ status: 400 });
    expect(await service.client.spokenTerms.get(id)).toMatchObject({ name: 'Long', term_lists: [{ entry_count: 1 }] });
  });

  test('is for keys without scopes, in JSON or as a form', async () => {
    const client = createClient({ baseUrl: service.url, key: otherKeys[0].key });
    await expect(client.spokenTerms.list()).rejects.toThrow(
      'Forbidden. Authorization failed or feature not available for your plan.',
    );
    const xml = { method: 'POST', body: '<a/>', headers: { 'content-type': 'application/xml' } };
    expect(await statusAndBody(service.fetch('/v3/spoken-terms', xml))).toEqual({
      status: 415,
      body: { message: 'Unsupported Content-Type', code: 'invalid_content_type' },
    });
  });

  test('is there after a restart, and the hundred-and-first is over the quota', async () => {
    using folder = temporaryFolder();
    const first = await runService({ data: folder.path });
    const made = await first.client.spokenTerms.create(harbour);
    await first[Symbol.asyncDispose]();
    await using again = await runService({ data: folder.path });
    expect(await again.client.spokenTerms.list()).toEqual([made]);
    const created = await Promise.all(
      Array.from({ length: 100 }, () => again.fetch('/v3/spoken-terms', json(harbour))),
    );
    expect(created.map((answer) => answer.status).sort()).toEqual([...Array(99).fill(201), 456]);
    expect(await statusAndBody(again.fetch('/v3/spoken-terms', json(harbour)))).toEqual({
      status: 456,
      body: { message: 'Spoken Terms quota exhausted' },
    });
  });
});
