import { expect, test } from 'vitest';
import type { ManagedKey, UsageOverview } from '../../shared/usageProtocol.ts';
import { runService } from '../service/runningService.ts';
import { project } from './fixtures.ts';
import type { TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const started = startedClients({ files: project });
const period = { from: '2026-03-01', to: '2026-03-31' };
const adminKey = 'admin-key-of-the-test:adm';

const usage = (editor: TestClient) => editor.request<UsageOverview>('interline/usage', period);

/** An editor that is connected to a service. */
const connected = (connection: object) =>
  started({
    initializationOptions: { connection: true },
    answers: { 'interline/connection': () => ({ scheme: 'Service-Auth-Key', ...connection }) },
  });

test('an administrator sees who used how much, and manages developer keys', async () => {
  await using service = await runService({ args: ['--admin-key', adminKey] });
  const editor = await connected({ url: service.url, key: service.key, adminKey });
  const manage = (params: object) => editor.request<ManagedKey>('interline/manageKey', params);
  await service.client.translate({ text: ['x'.repeat(40)], source_lang: 'de', target_lang: 'de' });

  const created = await manage({ action: 'create', label: 'Build' });
  expect(created).toMatchObject({ label: 'Build', is_deactivated: false, api_key: expect.stringMatching(/^.{16,}/) });
  const id = created.key_id;
  const named = await manage({ action: 'rename', id, label: 'Nightly build' });
  expect([named.label, named.api_key]).toEqual(['Nightly build', undefined]);
  const limited = await manage({ action: 'limit', id, characters: 500 });
  expect(limited.usage_limits.characters).toBe(500);
  const heard = await manage({ action: 'limit', id, speech: 90_000 });
  expect(heard.usage_limits).toEqual({ characters: 500, speech_to_text_milliseconds: 90_000 });
  const overview = await usage(editor);
  expect(overview).toMatchObject({ embedded: false, resets: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
  expect(overview.quotas).toContainEqual({ kind: 'keyCharacters', used: 40, limit: null });
  expect(overview.products).toContainEqual({ product: 'translate', unit: 'characters', key: 40, account: 40 });
  expect(overview.report?.days).toHaveLength(31);
  expect(overview.report?.days[30]).toEqual({ name: '2026-03-31', characters: 0 });
  expect(overview.keys?.find(({ key_id }) => key_id === id)?.usage_limits.characters).toBe(500);
  expect((await manage({ action: 'limit', id, characters: null })).usage_limits).toEqual({
    characters: null,
    speech_to_text_milliseconds: 90_000,
  });
  expect((await manage({ action: 'deactivate', id })).is_deactivated).toBe(true);
  expect(JSON.stringify([overview, editor.received])).not.toContain(created.api_key);
});

test('whoever is no administrator sees quotas alone, and is refused keys', async () => {
  await using service = await runService({ args: ['--admin-key', adminKey] });
  const editor = await connected({ url: service.url, key: 'key-with-fifty-characters' });
  const overview = await usage(editor);
  expect(overview.quotas.find(({ kind }) => kind === 'keyCharacters')).toMatchObject({ used: 0, limit: 50 });
  expect([overview.report, overview.keys]).toEqual([undefined, undefined]);
  await expect(editor.request('interline/manageKey', { action: 'create', label: 'Mine' })).rejects.toThrow('admin key');
});

test('the embedded service shows its usage by day, and has no developer keys to manage', async () => {
  const overview = await usage(await connected({}));
  expect(overview).toMatchObject({ service: 'embedded', embedded: true });
  expect(overview.report?.days).toHaveLength(31);
  expect(overview.keys).toBeUndefined();
});
