import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../../shared/api/client.ts';
import type { Instruction, StyleRuleList } from '../../shared/api/styleRules.ts';
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

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const house = {
  name: 'House style',
  language: 'EN',
  configured_rules: { punctuation: { apostrophe: 'use_curly_apostrophes' } },
  custom_instructions: [{ label: 'Ships', prompt: 'Ships are “she”.', source_language: 'DE' }],
};
const create = () => service.client.styleRules.create(house);

describe('a style rule list', () => {
  test('is created, read, renamed, configured and deleted', async () => {
    const made = await create();
    expect(made).toMatchObject({
      name: 'House style',
      language: 'en',
      version: 1,
      configured_rules: house.configured_rules,
      custom_instructions: [{ label: 'Ships', prompt: 'Ships are “she”.', source_language: 'de' }],
    });
    expect(made.creation_time).toMatch(moment);
    expect(made.updated_time).toBe(made.creation_time);
    const id = made.style_id;
    expect(await service.client.styleRules.get(id)).toEqual(made);
    expect(await service.client.styleRules.rename(id, 'Port style')).toMatchObject({ name: 'Port style', version: 2 });
    const eras = { dates_and_times: { calendar_era: 'use_bc_and_ad' } };
    const configured = await service.client.styleRules.configure(id, eras);
    expect(configured).toMatchObject({ version: 3, name: 'Port style', language: 'en' });
    // the whole set is replaced, and nothing but the set
    expect(configured.configured_rules).toEqual(eras);
    expect(configured.custom_instructions).toEqual(made.custom_instructions);
    expect(Date.parse(configured.updated_time)).toBeGreaterThanOrEqual(Date.parse(made.updated_time));
    await service.client.styleRules.delete(id);
    await expect(service.client.styleRules.get(id)).rejects.toMatchObject({ status: 404 });
    expect(await statusAndBody(service.fetch(`/v3/style_rules/${id}`, { method: 'DELETE' }))).toEqual({
      status: 404,
      body: { message: 'Style rule list not found' },
    });
  });

  test('has custom instructions that come, change and go one by one, each a version', async () => {
    const { style_id: id, custom_instructions: first = [] } = await create();
    const added = await service.client.styleRules.addInstruction(id, { label: 'Tone', prompt: 'Be brief.\nBe kind.' });
    expect(added).toEqual({ id: expect.any(String), label: 'Tone', prompt: 'Be brief.\nBe kind.' });
    const put = { label: 'Ton', prompt: 'Sei kurz.', source_language: 'de' };
    expect(await service.client.styleRules.putInstruction(id, added.id, put)).toEqual({ id: added.id, ...put });
    expect(await service.client.styleRules.instruction(id, added.id)).toEqual({ id: added.id, ...put });
    // a put replaces all fields: what it leaves out is gone
    const bare = { label: 'Ton', prompt: 'Sei kurz.' };
    expect(await service.client.styleRules.putInstruction(id, added.id, bare)).toEqual({ id: added.id, ...bare });
    expect((await service.client.styleRules.get(id)).custom_instructions?.map((item) => item.id)).toEqual([
      first[0]?.id,
      added.id,
    ]);
    await service.client.styleRules.deleteInstruction(id, added.id);
    await expect(service.client.styleRules.instruction(id, added.id)).rejects.toMatchObject({ status: 404 });
    expect(await service.client.styleRules.get(id)).toMatchObject({ version: 5, custom_instructions: first });
    await expect(service.client.styleRules.deleteInstruction(id, added.id)).rejects.toMatchObject({ status: 404 });
    expect((await service.client.styleRules.get(id)).version).toBe(5);
  });

  test('comes as a form with brackets and dots, and is changed by forms', async () => {
    const made = await statusAndBody(
      service.fetch(
        '/v3/style_rules',
        form(
          'name=Hausstil&language=de&configured_rules[punctuation][apostrophe]=use_curly_apostrophes&configured_rules.dates_and_times.calendar_era=use_bc_and_ad&custom_instructions[0].label=Ton&custom_instructions[0].prompt=Sei+h%C3%B6flich.',
        ),
      ),
    );
    expect(made).toMatchObject({
      status: 201,
      body: {
        configured_rules: {
          punctuation: { apostrophe: 'use_curly_apostrophes' },
          dates_and_times: { calendar_era: 'use_bc_and_ad' },
        },
        custom_instructions: [{ label: 'Ton', prompt: 'Sei höflich.' }],
      },
    });
    const path = `/v3/style_rules/${(made.body as StyleRuleList).style_id.toUpperCase()}`;
    const patched = await statusAndBody(service.fetch(path, { ...form('name=Neu'), method: 'PATCH' }));
    expect(patched).toMatchObject({ status: 200, body: { name: 'Neu', version: 2 } });
    const rules = form('punctuation.apostrophe=use_straight_apostrophes');
    expect(await statusAndBody(service.fetch(`${path}/configured_rules`, { ...rules, method: 'PUT' }))).toMatchObject({
      status: 200,
      body: { configured_rules: { punctuation: { apostrophe: 'use_straight_apostrophes' } }, version: 3 },
    });
    const added = await statusAndBody(
      service.fetch(`${path}/custom_instructions`, form('label=L&prompt=P&source_language=')),
    );
    expect(added).toEqual({ status: 201, body: { id: expect.any(String), label: 'L', prompt: 'P' } });
    const one = `${path}/custom_instructions/${(added.body as Instruction).id}`;
    const put = { ...form('label=M&prompt=Q'), method: 'PUT' };
    expect(await statusAndBody(service.fetch(one, put))).toMatchObject({
      status: 200,
      body: { label: 'M', prompt: 'Q' },
    });
    expect((await service.fetch(one, { method: 'DELETE' })).status).toBe(204);
  });

  const long = (length: number) => 'ü'.repeat(length);
  const bad: readonly (readonly [string, object, string])[] = [
    ['without a name', { name: undefined }, "Parameter 'name' not specified"],
    ['with a blank name', { name: ' ' }, "Parameter 'name' not specified"],
    ['without a language', { language: undefined }, "Parameter 'language' not specified"],
    ['for a language that has none', { language: 'pt' }, "Value for 'language' not supported."],
    ['for a variant', { language: 'en-GB' }, "Value for 'language' not supported."],
    [
      'with a category that is not known',
      { configured_rules: { colours: {} } },
      "Value for 'configured_rules.colours' not supported. The catalogue of style rules has no such category “colours”.",
    ],
    [
      'with a rule that is not known',
      { configured_rules: { punctuation: { toString: 'x' } } },
      "Value for 'configured_rules.punctuation.toString' not supported. The catalogue of style rules has no such rule “toString”.",
    ],
    [
      'with an option that is not known',
      { configured_rules: { punctuation: { apostrophe: 'none' } } },
      "Value for 'configured_rules.punctuation.apostrophe.none' not supported. The catalogue of style rules has no such option “none”.",
    ],
    [
      'with rules that are no map',
      { configured_rules: { punctuation: ['apostrophe'] } },
      "Value for 'configured_rules.punctuation' not supported.",
    ],
    [
      'with an instruction without a prompt',
      { custom_instructions: [{ label: 'x' }] },
      "Parameter 'custom_instructions[0].prompt' not specified",
    ],
    [
      'with a prompt of 301 characters',
      { custom_instructions: [{ label: 'x', prompt: long(301) }] },
      "Value for 'custom_instructions[0].prompt' not supported. It has at most 300 characters.",
    ],
    [
      'with a label of 101 characters',
      { custom_instructions: [{ label: long(101), prompt: 'x' }] },
      "Value for 'custom_instructions[0].label' not supported. It has at most 100 characters.",
    ],
    [
      'with 201 instructions',
      { custom_instructions: Array(201).fill({ label: 'x', prompt: 'x' }) },
      "Value for 'custom_instructions' not supported. A style rule list has at most 200 custom instructions.",
    ],
  ];
  test.each(bad)('%s is refused in the words of the API', async (_name, change, message) => {
    const answer = await statusAndBody(service.fetch('/v3/style_rules', json({ ...house, ...change })));
    expect(answer.status).toBe(400);
    expect((answer.body as { message: string }).message).toContain(message);
  });

  test('takes 200 instructions of the greatest length, and not one more', async () => {
    const instruction = { label: 'x'.repeat(100), prompt: 'x'.repeat(300) };
    const instructions = Array(200).fill(instruction) as Instruction[];
    const { style_id: id } = await service.client.styleRules.create({ ...house, custom_instructions: instructions });
    await expect(service.client.styleRules.addInstruction(id, instruction)).rejects.toMatchObject({ status: 400 });
    expect(await service.client.styleRules.get(id)).toMatchObject({ version: 1 });
    await service.client.styleRules.delete(id);
  });

  test('with rules that are not known stays as it was', async () => {
    const made = await create();
    const rules = json({ punctuation: { apostrophe: 'use_straight_apostrophes' }, colours: {} }, 'PUT');
    expect(await statusAndBody(service.fetch(`/v3/style_rules/${made.style_id}/configured_rules`, rules))).toEqual({
      status: 400,
      body: {
        message: "Value for 'colours' not supported. The catalogue of style rules has no such category “colours”.",
      },
    });
    expect(await service.client.styleRules.get(made.style_id)).toEqual(made);
  });
});

describe('the lists of style rules', () => {
  test('come in pages or all at once, with their rules only when they are asked for', async () => {
    await using ownService = await runService();
    const names = ['a', 'b', 'c'];
    for (const name of names) await ownService.client.styleRules.create({ ...house, name });
    const pages = [0, 1, 2].map((page) => ownService.client.styleRules.list({ page, page_size: 2 }));
    expect((await Promise.all(pages)).map((page) => page.map((list) => list.name))).toEqual([['a', 'b'], ['c'], []]);
    const more = Array.from({ length: 23 }, (_, i) => `more ${i}`);
    for (const name of more) await ownService.client.styleRules.create({ ...house, name });
    expect((await ownService.client.styleRules.all()).map((list) => list.name)).toEqual([...names, ...more]);
    expect((await ownService.client.styleRules.all({ detailed: true })).at(-1)).toMatchObject({
      configured_rules: house.configured_rules,
    });
    const [bare] = await ownService.client.styleRules.list();
    expect(Object.keys(bare ?? {})).not.toContain('configured_rules');
    expect(Object.keys(bare ?? {})).not.toContain('custom_instructions');
    const { body } = await statusAndBody(ownService.fetch('/v3/style_rules?detailed=1&page_size=1'));
    expect(body).toMatchObject({ style_rules: [{ name: 'a', configured_rules: house.configured_rules }] });
    for (const query of ['page_size=0', 'page_size=26', 'page=-1', 'page=x', 'detailed=maybe']) {
      expect((await ownService.fetch(`/v3/style_rules?${query}`)).status, query).toBe(400);
    }
  });

  test('are there after a restart', async () => {
    using folder = temporaryFolder();
    const first = await runService({ data: folder.path });
    const made = await first.client.styleRules.create(house);
    await first[Symbol.asyncDispose]();
    await using again = await runService({ data: folder.path });
    expect(await again.client.styleRules.list({ detailed: true })).toEqual([made]);
  });

  test('are closed to keys of other scopes', async () => {
    const client = createClient({ baseUrl: service.url, key: otherKeys[0].key });
    await expect(client.styleRules.list()).rejects.toMatchObject({ kind: 'auth', status: 403 });
    await expect(client.styleRules.create(house)).rejects.toMatchObject({ kind: 'auth', status: 403 });
  });
});
