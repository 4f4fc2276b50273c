import type { TagReport, UsageReport } from '../../shared/api/admin.ts';
import type { AdminClient } from '../../shared/api/adminClient.ts';
import { OperationalError } from '../../shared/api/operationalError.ts';
import { pushAll } from '../../shared/catalog/pushAll.ts';
import type { UsageBar, UsageCharts, UsageOverview, UsageParams } from '../../shared/usageProtocol.ts';
import type { ServiceConnection } from './connectService.ts';
import { quotasOf } from './quotas.ts';

/**
 * What a service counts, and for administrators who used it when.
 *
 * @throws OperationalError where the service does not tell the usage of the key.
 */
export async function usageOverview(
  { client, admin, name, embedded }: ServiceConnection,
  days: UsageParams,
  signal: AbortSignal,
): Promise<UsageOverview> {
  const usage = await client.usage(signal);
  const report = await asAdministrator(() => usageCharts(admin, days, embedded, signal));
  const keys = report && !embedded ? await asAdministrator(() => admin.keys(signal)) : undefined;
  return {
    service: name,
    embedded,
    quotas: quotasOf(usage),
    products: (usage.products ?? []).map(({ product_type, billing_unit, ...counts }) => ({
      product: product_type,
      unit: billing_unit ?? 'characters',
      ...optional('key', counts.api_key_unit_count ?? counts.api_key_character_count),
      ...optional('account', counts.account_unit_count ?? counts.character_count),
    })),
    ...(usage.end_time === undefined ? {} : { resets: usage.end_time }),
    ...(report ? { report } : {}),
    ...(keys ? { keys } : {}),
  };
}

/**
 * Usage by reporting tag, all pages of it.
 *
 * @param days the first and the last day in UTC, and whether usage is listed by day.
 */
export async function readTagReport(
  admin: AdminClient,
  days: { readonly from: string; readonly to: string; readonly byDay: boolean },
  signal: AbortSignal,
): Promise<TagReport['usage']> {
  const query = {
    start_date: days.from,
    end_date: days.to,
    aggregate_by: days.byDay ? ('day' as const) : ('period' as const),
  };
  const usage: TagReport['usage'] = [];
  for (let page: number | null = 0; page !== null; ) {
    const report: TagReport = await admin.tagReport({ ...query, page }, signal);
    pushAll(usage, report.usage);
    page = report.next_page !== null && report.next_page > page ? report.next_page : null;
  }
  return usage;
}

/** Undefined for who is no administrator, and for a service that has none. */
async function asAdministrator<R>(ask: () => Promise<R>): Promise<R | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof OperationalError && (error.kind === 'auth' || error.status === 404)) return undefined;
    throw error;
  }
}

async function usageCharts(
  admin: AdminClient,
  { from, to }: UsageParams,
  embedded: boolean,
  signal: AbortSignal,
): Promise<UsageCharts> {
  const report = await admin.analytics({ start_date: from, end_date: to, group_by: 'key_and_day' }, signal);
  const rows = report.key_and_day_usages ?? [];
  const tags = await readTagReport(admin, { from, to, byDay: false }, signal);
  const days = new Map<string, number>();
  for (let day = Date.parse(from); day <= Date.parse(to); day += 86_400_000) days.set(dateOf(day), 0);
  for (const { usage_date, usage } of rows) {
    const day = usage_date.slice(0, 10);
    days.set(day, (days.get(day) ?? 0) + usage.total_characters);
  }
  return {
    days: Array.from(days, ([name, characters]) => ({ name, characters })),
    keys: sorted(rows.map((row) => keyBar(row, embedded))),
    tags: sorted(
      tags.map(({ custom_tag, breakdown }) => ({ name: custom_tag, characters: breakdown.total_characters })),
    ),
  };
}

/** Every start of the embedded service makes a key of its own: they count as one. */
function keyBar(
  { api_key, api_key_label, usage }: NonNullable<UsageReport['key_and_day_usages']>[number],
  embedded: boolean,
): UsageBar {
  const bar = { name: api_key_label, characters: usage.total_characters };
  return embedded ? bar : { ...bar, detail: api_key };
}

/** Bars of the same name and detail as one, the longest first. */
function sorted(bars: readonly UsageBar[]): readonly UsageBar[] {
  const sums = new Map<string, UsageBar>();
  for (const bar of bars) {
    const id = JSON.stringify([bar.name, bar.detail]);
    sums.set(id, { ...bar, characters: bar.characters + (sums.get(id)?.characters ?? 0) });
  }
  return [...sums.values()].sort((a, b) => b.characters - a.characters);
}

function optional<K extends string>(name: K, value: number | undefined): { readonly [N in K]?: number } {
  return (value === undefined ? {} : { [name]: value }) as { readonly [N in K]?: number };
}

function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
