import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseArguments } from '../../service/arguments.ts';
import { type RunningService, startService } from '../../service/start.ts';
import { createPipeline } from '../../service/translation/createPipeline.ts';
import { type Client, createClient } from '../../shared/api/client.ts';
import { statusAndBody, temporaryFolder } from './runningService.ts';

const folder = temporaryFolder();
const day = 24 * 60 * 60 * 1000;
let now = Date.parse('2026-03-01T23:59:58.000Z');
let service: RunningService;
let admin: Client['admin'];
/** Two keys: one of the start, and one that an administrator made. */
let team: Client;
let build: Client;

const text = (length: number) => ({ text: ['x'.repeat(length)], source_lang: 'de', target_lang: 'de' });
const figures = (text_translation_characters: number) => ({
  total_characters: text_translation_characters,
  text_translation_characters,
  document_translation_characters: 0,
  text_improvement_characters: 0,
  speech_to_text_minutes: 0,
});
const asked = (query: string) =>
  statusAndBody(
    fetch(`${service.url}/v2/admin/${query}`, { headers: { authorization: 'Service-Auth-Key the-admin-key:adm' } }),
  );

beforeAll(async () => {
  const argv = ['--data', folder.path, '--key', 'a-key-of-the-whole-team', '--admin-key', 'the-admin-key:adm'];
  const options = parseArguments(argv, {});
  if (!options) throw new Error('no options');
  const detect = async () => [];
  service = await startService(
    options,
    { pipeline: createPipeline({}), detect },
    () => undefined,
    () => now,
  );
  const client = (key: string) => createClient({ baseUrl: service.url, key });
  admin = client('the-admin-key:adm').admin;
  team = client('a-key-of-the-whole-team');
  now += 1000;
  const made = await admin.createKey('Build');
  build = client(made.api_key ?? '');
  await team.translate(text(10), { reportingTag: ' Team-7 ' });
  now += 1000;
  await team.translate(text(20), { reportingTag: 'team-7' });
  await build.translate(text(5));
  await build.translate(text(7), { reportingTag: 'nightly' });
  now += day;
  await build.translate(text(100), { reportingTag: 'nightly' });
});
afterAll(async () => {
  await service.stop();
  folder[Symbol.dispose]();
});

const march = { start_date: '2026-03-01', end_date: '2026-03-31' };

describe('analytics', () => {
  test('count until the end of the previous day in UTC', async () => {
    expect(await admin.analytics(march)).toEqual({
      total_usage: figures(42),
      start_date: '2026-03-01T00:00:00.000',
      end_date: '2026-03-31T00:00:00.000',
    });
    const first = { start_date: '2026-03-01', end_date: '2026-03-01' };
    expect((await admin.analytics(first)).total_usage.total_characters).toBe(10);
    const today = { start_date: '2026-03-03', end_date: '2026-03-03' };
    expect((await admin.analytics(today)).total_usage.total_characters).toBe(0);
  });

  test('are told by key, and by key and day, with masked keys', async () => {
    const byKey = await admin.analytics({ ...march, group_by: 'key' });
    expect(byKey.group_by).toBe('key');
    expect(byKey.key_usages).toEqual([
      { api_key: 'a-ke****team', api_key_label: 'API key', usage: figures(30) },
      { api_key: expect.stringMatching(/^.{4}\*{4}.{4}$/), api_key_label: 'Build', usage: figures(12) },
    ]);
    const byDay = await admin.analytics({ ...march, group_by: 'key_and_day' });
    expect(
      byDay.key_and_day_usages?.map((row) => [row.usage_date, row.api_key_label, row.usage.total_characters]),
    ).toEqual([
      ['2026-03-01T00:00:00.000Z', 'API key', 10],
      ['2026-03-02T00:00:00.000Z', 'API key', 20],
      ['2026-03-02T00:00:00.000Z', 'Build', 12],
    ]);
    expect(byDay.key_usages).toBeUndefined();
  });

  test('are told by reporting tag, for the period or by day', async () => {
    const report = await admin.tagReport(march);
    expect(report).toMatchObject({ aggregate_by: 'period', next_page: null });
    expect(report.usage.map((row) => [row.custom_tag, row.usage_date, row.breakdown.total_characters])).toEqual([
      ['nightly', undefined, 7],
      ['team-7', undefined, 30],
    ]);
    const byDay = await admin.tagReport({ ...march, aggregate_by: 'day' });
    expect(byDay.usage.map((row) => [row.usage_date, row.custom_tag, row.breakdown])).toEqual([
      ['2026-03-01T00:00:00.000Z', 'team-7', breakdown(10)],
      ['2026-03-02T00:00:00.000Z', 'nightly', breakdown(7)],
      ['2026-03-02T00:00:00.000Z', 'team-7', breakdown(20)],
    ]);
  });

  const breakdown = (text_translation_characters: number) => ({
    total_characters: text_translation_characters,
    text_translation_characters,
    text_improvement_characters: 0,
    speech_to_text_minutes: 0,
    speech_to_speech_minutes: 0,
  });

  test('by tag come in pages', async () => {
    for (let i = 0; i < 101; i++) {
      await team.translate(text(1), { reportingTag: `page-${String(i).padStart(3, '0')}` });
    }
    now += day;
    const today = new Date(now - day).toISOString().slice(0, 10);
    const range = { start_date: today, end_date: today };
    const first = await admin.tagReport(range);
    expect([first.usage.length, first.next_page]).toEqual([100, 1]);
    const second = await admin.tagReport({ ...range, page: first.next_page ?? 0 });
    expect(second.next_page).toBeNull();
    expect([...first.usage, ...second.usage].map((row) => row.custom_tag)).toEqual([
      'nightly',
      ...Array.from({ length: 101 }, (_, i) => `page-${String(i).padStart(3, '0')}`),
    ]);
    now -= day;
  });

  const bad = [
    ['start_date=2026-01-01', "Parameter 'end_date' not specified"],
    ['end_date=2026-01-01', "Parameter 'start_date' not specified"],
    ['start_date=2026-02-30&end_date=2026-03-01', "Value for 'start_date' not supported."],
    ['start_date=01.02.2026&end_date=2026-03-01', "Value for 'start_date' not supported."],
    ['start_date=2026-03-02&end_date=2026-03-01', 'Bad request. Reason: The end date is before the start date'],
    ['start_date=2025-01-01&end_date=2026-01-03', 'Bad request. Reason: Date range cannot exceed 366 days'],
  ] as const;
  test.each(bad)('are refused for %s', async (query, message) => {
    for (const path of ['analytics', 'analytics/custom-tags']) {
      expect(await asked(`${path}?${query}`)).toEqual({ status: 400, body: { message } });
    }
  });

  test('are refused for another grouping, in the words of the API', async () => {
    const range = 'start_date=2026-03-01&end_date=2026-03-02';
    expect(await asked(`analytics?${range}&group_by=day`)).toEqual({
      status: 400,
      body: { message: "Value for 'group_by' not supported. Allowed: '', 'key', 'key_and_day'." },
    });
    expect(await asked(`analytics/custom-tags?${range}&aggregate_by=key`)).toEqual({
      status: 400,
      body: { message: "Value for 'aggregate_by' not supported. Allowed: '', 'period', 'day'." },
    });
    expect((await asked(`analytics?${range}&group_by=`)).status).toBe(200);
    expect((await asked(`analytics/custom-tags?${range}&aggregate_by=&page=0`)).status).toBe(200);
    expect((await asked(`analytics/custom-tags?${range}&page=-1`)).status).toBe(400);
  });
});

describe('usage', () => {
  test('is that of the key and of the account in this month, and starts again with the next', async () => {
    const before = await build.usage();
    expect(before).toMatchObject({
      api_key_character_count: 112,
      api_key_character_limit: 1_000_000_000_000,
      start_time: '2026-03-01T00:00:00.000Z',
      end_time: '2026-04-01T00:00:00.000Z',
    });
    const { character_count: all } = before;
    expect(all).toBeGreaterThanOrEqual(142);
    expect(before.products).toEqual([
      expect.objectContaining({ product_type: 'write', billing_unit: 'characters', api_key_unit_count: 0 }),
      expect.objectContaining({ product_type: 'translate', api_key_unit_count: 112, account_unit_count: all }),
      expect.objectContaining({ product_type: 'speechToText', billing_unit: 'minutes', api_key_unit_count: 0 }),
      expect.objectContaining({ product_type: 'speechToSpeech', billing_unit: 'minutes', account_unit_count: 0 }),
    ]);
    const then = now;
    now = Date.parse('2026-04-01T00:00:00.000Z');
    expect(await build.usage()).toMatchObject({ character_count: 0, api_key_character_count: 0 });
    now = then;
  });
});
