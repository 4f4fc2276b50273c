import type { Database, Row } from './database.ts';
import { type Amounts, amountsOf, products } from './usage.ts';

/** Days in UTC, `2026-01-31`; both are included. */
export interface Days {
  readonly first: string;
  readonly last: string;
}

/** What one key used, on one day where days are told apart. */
export interface KeyUsage {
  readonly masked: string;
  readonly label: string;
  readonly day?: string;
  readonly amounts: Amounts;
}

/** What was used under one reporting tag, on one day where days are told apart. */
export interface TagUsage {
  readonly tag: string;
  readonly day?: string;
  readonly amounts: Amounts;
}

/** Usage as administrators look at it. */
export interface UsageReports {
  total(days: Days): Promise<Amounts>;
  /** By key in the order of their creation; by day within that order of days. */
  byKey(days: Days, grouping: 'key' | 'key_and_day'): Promise<readonly KeyUsage[]>;
  /** By tag, or by day and tag; usage without a tag is left out. */
  byTag(
    days: Days,
    grouping: 'period' | 'day',
    page: { readonly offset: number; readonly count: number },
  ): Promise<readonly TagUsage[]>;
}

const sums = products
  .map((product) => `SUM(CASE WHEN u.product = '${product}' THEN u.amount ELSE 0 END) AS ${product}`)
  .join(', ');

/** Usage reports over the database. */
export function usageReports(database: Database): UsageReports {
  return {
    total: async ({ first, last }) => {
      const row = await database.get(`SELECT ${sums} FROM usage u WHERE u.day >= ? AND u.day <= ?`, first, last);
      return amountsOf((product) => row?.[product]);
    },
    byKey: async ({ first, last }, grouping) => {
      const day = grouping === 'key_and_day' ? 'u.day, ' : '';
      const sql = `SELECT ${day}k.masked, k.label, ${sums} FROM usage u JOIN keys k ON k.key_id = u.key_id
        WHERE u.day >= ? AND u.day <= ?
        GROUP BY ${day}k.key_id, k.masked, k.label, k.created ORDER BY ${day}k.created, k.key_id`;
      return (await database.all(sql, first, last)).map((row) => ({
        masked: String(row.masked),
        label: String(row.label),
        ...dayOf(row),
        amounts: amountsOf((product) => row[product]),
      }));
    },
    byTag: async ({ first, last }, grouping, { offset, count }) => {
      const day = grouping === 'day' ? 'u.day, ' : '';
      const sql = `SELECT ${day}u.tag, ${sums} FROM usage u WHERE u.day >= ? AND u.day <= ? AND u.tag <> ''
        GROUP BY ${day}u.tag ORDER BY ${day}u.tag LIMIT ? OFFSET ?`;
      return (await database.all(sql, first, last, count, offset)).map((row) => ({
        tag: String(row.tag),
        ...dayOf(row),
        amounts: amountsOf((product) => row[product]),
      }));
    },
  };
}

function dayOf(row: Row): { day?: string } {
  return row.day === undefined ? {} : { day: String(row.day) };
}
