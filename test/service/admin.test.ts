import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, createClient } from '../../shared/api/client.ts';
import {
  form,
  json,
  type RunningService,
  runService,
  statusAndBody,
  temporaryFolder,
  testKey,
} from './runningService.ts';

const adminKey = 'boundary-admin-key:adm';
const args = ['--admin-key', adminKey];
let service: RunningService;
let admin: Client['admin'];
beforeAll(async () => {
  service = await runService({ args });
  admin = adminOf(service);
});
afterAll(() => service[Symbol.asyncDispose]());

const adminOf = ({ url }: RunningService) => createClient({ baseUrl: url, key: adminKey }).admin;
const keyOf = (key: string) => createClient({ baseUrl: service.url, key });
const asAdmin = (path: string, init: RequestInit = {}) =>
  service.fetch(path, {
    ...init,
    headers: { ...(init.headers as object), authorization: `Service-Auth-Key ${adminKey}` },
  });
const sixCharacters = { text: ['123456'], source_lang: 'de', target_lang: 'de' };

describe('a developer key', () => {
  test('is created with its secret once, and works', async () => {
    const { api_key: secret = '', ...key } = await admin.createKey('CI');
    expect(key).toEqual({
      key_id: expect.stringMatching(/^[0-9a-f-]{36}:[0-9a-f-]{36}$/),
      label: 'CI',
      creation_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      deactivated_time: null,
      is_deactivated: false,
      usage_limits: { characters: null, speech_to_text_milliseconds: null },
    });
    expect((await keyOf(secret).translate(sixCharacters)).translations[0]?.text).toBe('123456');
    expect(await admin.keys()).toContainEqual(key);
    // neither the list nor any other answer has it again
    const answers = [asAdmin('/v2/admin/developer-keys'), asAdmin('/v2/admin/developer-keys/label', put(key.key_id))];
    for (const answer of await Promise.all(answers)) expect(await answer.text()).not.toContain(secret);
    expect(service.log()).not.toContain(secret);
  });

  const put = (key_id: string) => json({ key_id, label: 'Build' }, 'PUT');

  test('is renamed, and is called “API Key” where nobody named it', async () => {
    for (const init of [json({}), form(''), { method: 'POST' }]) {
      const made = await statusAndBody(asAdmin('/v2/admin/developer-keys', init));
      expect(made).toMatchObject({ status: 200, body: { label: 'API Key' } });
    }
    const { key_id: id } = await admin.createKey();
    expect(await admin.labelKey(id, 'Nightly build')).toMatchObject({ key_id: id, label: 'Nightly build' });
    const renamed = { ...form(`key_id=${encodeURIComponent(id)}&label=N%C3%A4chtlich`), method: 'PUT' };
    expect(await statusAndBody(asAdmin('/v2/admin/developer-keys/label', renamed))).toMatchObject({
      status: 200,
      body: { label: 'Nächtlich' },
    });
  });

  test('works until its limit, is blocked by 0, and is free again without one', async () => {
    const { key_id, api_key = '' } = await admin.createKey('Limited');
    const limited = await admin.limitKey({ key_id, characters: 10, speech_to_text_milliseconds: 60_000 });
    expect(limited.usage_limits).toEqual({ characters: 10, speech_to_text_milliseconds: 60_000 });
    const client = keyOf(api_key);
    await client.translate(sixCharacters);
    await expect(client.translate(sixCharacters)).rejects.toMatchObject({ kind: 'quota', status: 456 });
    expect(await client.usage()).toMatchObject({
      api_key_character_count: 6,
      api_key_character_limit: 10,
      speech_to_text_minutes_count: 0,
      speech_to_text_minutes_limit: 1,
    });
    const zero = { ...form(`key_id=${encodeURIComponent(key_id)}&characters=0`), method: 'PUT' };
    expect(await statusAndBody(asAdmin('/v2/admin/developer-keys/limits', zero))).toMatchObject({
      status: 200,
      // what is left out stays as it is
      body: { usage_limits: { characters: 0, speech_to_text_milliseconds: 60_000 } },
    });
    await expect(client.translate({ ...sixCharacters, text: ['x'] })).rejects.toMatchObject({ status: 456 });
    expect((await admin.limitKey({ key_id, characters: null })).usage_limits.characters).toBeNull();
    expect((await client.translate(sixCharacters)).translations).toHaveLength(1);
    const none = { ...form(`key_id=${encodeURIComponent(key_id)}&speech_to_text_milliseconds=`), method: 'PUT' };
    expect(await statusAndBody(asAdmin('/v2/admin/developer-keys/limits', none))).toMatchObject({
      body: { usage_limits: { characters: null, speech_to_text_milliseconds: null } },
    });
  });

  test('that was deactivated never works again, also after a restart with the very same key', async () => {
    using folder = temporaryFolder();
    const first = await runService({ data: folder.path, args, moreKeys: false });
    const created = await adminOf(first).createKey('Kept');
    const ended = await adminOf(first).createKey('Ended');
    const start = (await adminOf(first).keys()).find((key) => key.label === 'API key' && !key.is_deactivated);
    for (const id of [ended.key_id, start?.key_id ?? '']) {
      const answer = await adminOf(first).deactivateKey(id);
      expect(answer).toMatchObject({
        key_id: id,
        is_deactivated: true,
        deactivated_time: expect.stringContaining('Z'),
      });
      expect(await adminOf(first).deactivateKey(id)).toEqual(answer);
    }
    const status = async ({ url }: RunningService, key: string) =>
      (await fetch(`${url}/v2/usage`, { headers: { authorization: `Service-Auth-Key ${key}` } })).status;
    const keys = [created.api_key ?? '', ended.api_key ?? '', testKey];
    expect(await Promise.all(keys.map((key) => status(first, key)))).toEqual([200, 403, 403]);
    await first[Symbol.asyncDispose]();
    await using again = await runService({ data: folder.path, args, moreKeys: false });
    expect(await Promise.all(keys.map((key) => status(again, key)))).toEqual([200, 403, 403]);
  });

  test('of the start keeps what an administrator has set', async () => {
    using folder = temporaryFolder();
    const first = await runService({ data: folder.path, args, moreKeys: false });
    const [key] = await adminOf(first).keys();
    await adminOf(first).labelKey(key?.key_id ?? '', 'The team');
    await adminOf(first).limitKey({ key_id: key?.key_id ?? '', characters: 6 });
    await first[Symbol.asyncDispose]();
    await using again = await runService({ data: folder.path, args, moreKeys: false });
    expect(await adminOf(again).keys()).toMatchObject([{ label: 'The team', usage_limits: { characters: 6 } }]);
    await again.client.translate(sixCharacters);
    await expect(again.client.translate(sixCharacters)).rejects.toMatchObject({ status: 456 });
  });

  const bad: readonly (readonly [string, object, number, string])[] = [
    ['label', { label: 'x' }, 400, "Parameter 'key_id' not specified"],
    ['label', { key_id: 'ID' }, 400, "Parameter 'label' not specified"],
    ['label', { key_id: 'ID', label: 'a\u0000b' }, 400, "Value for 'label' not supported."],
    ['limits', { key_id: 'ID', characters: -1 }, 400, "Value for 'characters' not supported."],
    ['limits', { key_id: 'ID', characters: 'many' }, 400, "Value for 'characters' not supported."],
    ['limits', { key_id: 'ID', characters: 1.5 }, 400, "Value for 'characters' not supported."],
    ['deactivate', {}, 400, "Parameter 'key_id' not specified"],
    ['deactivate', { key_id: 'nobody:nobody' }, 404, 'Key not found'],
  ];
  test.each(bad)('is not changed by a wrong %s %j', async (path, body, status, message) => {
    const { key_id } = await admin.createKey();
    const sent = JSON.parse(JSON.stringify(body).replace('"ID"', JSON.stringify(key_id))) as object;
    const answer = await statusAndBody(asAdmin(`/v2/admin/developer-keys/${path}`, json(sent, 'PUT')));
    expect(answer.status).toBe(status);
    expect((answer.body as { message: string }).message).toContain(message);
  });
});

describe('administration', () => {
  test('is closed to every key but those of administrators, which no one can list or change', async () => {
    for (const path of ['analytics?start_date=2026-01-01&end_date=2026-01-02', 'developer-keys']) {
      expect((await service.fetch(`/v2/admin/${path}`)).status).toBe(403);
    }
    await expect(service.client.admin.createKey('Mine')).rejects.toMatchObject({ kind: 'auth', status: 403 });
    expect((await admin.keys()).map((key) => key.label)).not.toContain('Admin key');
  });
});
