import { expect, test } from 'vitest';
import type { UsageFigures } from '../../shared/api/admin.ts';
import type { Client } from '../../shared/api/client.ts';
import { unlimited } from '../../shared/api/usage.ts';
import { usageOverview } from './usageOverview.ts';

const figures = (total_characters: number): UsageFigures => ({
  total_characters,
  text_translation_characters: total_characters,
  document_translation_characters: 0,
  text_improvement_characters: 0,
  speech_to_text_minutes: 0,
});
const row = (day: number, label: string, key: string, characters: number) => ({
  usage_date: `2026-03-0${day}T00:00:00.000Z`,
  api_key: key,
  api_key_label: label,
  usage: figures(characters),
});
const tag = (custom_tag: string, total_characters: number) => ({
  custom_tag,
  breakdown: {
    total_characters,
    text_translation_characters: total_characters,
    text_improvement_characters: 0,
    speech_to_text_minutes: 0,
    speech_to_speech_minutes: 0,
  },
});
const report = {
  total_usage: figures(60),
  start_date: '',
  end_date: '',
  key_and_day_usages: [row(1, 'CI', 'aa**11', 10), row(3, 'CI', 'bb**22', 20), row(3, 'CI', 'aa**11', 30)],
};
const client = {
  usage: async () => ({ character_count: 7, character_limit: unlimited, document_count: 2, document_limit: 5 }),
} as unknown as Client;
const admin = {
  analytics: async () => report,
  tagReport: async ({ page }: { page: number }) => ({
    ...{ aggregate_by: 'period', start_date: '', end_date: '' },
    usage: page === 0 ? [tag('nightly', 5)] : [tag('web', 9)],
    next_page: page === 0 ? 1 : null,
  }),
  keys: async () => [],
} as unknown as Client['admin'];
const overview = (embedded: boolean) =>
  usageOverview(
    { client, admin, embedded, name: 'service.example', stop: async () => undefined },
    { from: '2026-03-01', to: '2026-03-04' },
    new AbortController().signal,
  );

test('charts have every day, keys of one name apart, and the tags of all pages, the longest first', async () => {
  const { report: charts, quotas, keys } = await overview(false);
  expect(charts?.days.map(({ characters }) => characters)).toEqual([10, 0, 50, 0]);
  expect(charts?.keys).toEqual([
    { name: 'CI', detail: 'aa**11', characters: 40 },
    { name: 'CI', detail: 'bb**22', characters: 20 },
  ]);
  expect(charts?.tags.map(({ name }) => name)).toEqual(['web', 'nightly']);
  expect(quotas).toEqual([
    { kind: 'characters', used: 7, limit: null },
    { kind: 'documents', used: 2, limit: 5 },
  ]);
  expect(keys).toEqual([]);
});

test('each start of the embedded service has a key of its own, and they count as one', async () => {
  const { report: charts, keys } = await overview(true);
  expect(charts?.keys).toEqual([{ name: 'CI', characters: 60 }]);
  expect(keys).toBeUndefined();
});
