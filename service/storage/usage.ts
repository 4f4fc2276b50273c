import type { Database } from './database.ts';

/** What characters are counted for. */
export type Product = 'translate' | 'document' | 'write';

/** A billing period: a calendar month in UTC; ms since 1970, the end not included. */
export interface Period {
  readonly start: number;
  readonly end: number;
}

/** Counted characters by day, key, product and reporting tag. */
export interface UsageStore {
  add(entry: { keyId: string; product: Product; tag: string; amount: number }, now: number): Promise<void>;
  /** Characters of a period: of one key, or of all. */
  total(period: Period, keyId?: string): Promise<Readonly<Record<Product, number>>>;
}

/** Usage over the database. */
export function usageStore(database: Database): UsageStore {
  return {
    add: async ({ keyId, product, tag, amount }, now) => {
      if (amount === 0) return;
      await database.run(
        `INSERT INTO usage (day, key_id, product, tag, amount) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (day, key_id, product, tag) DO UPDATE SET amount = usage.amount + excluded.amount`,
        dayOf(now),
        keyId,
        product,
        tag,
        amount,
      );
    },
    total: async ({ start, end }, keyId) => {
      const days = [dayOf(start), dayOf(end)] as const;
      const rows =
        keyId === undefined
          ? await database.all(
              'SELECT product, SUM(amount) AS n FROM usage WHERE day >= ? AND day < ? GROUP BY product',
              ...days,
            )
          : await database.all(
              'SELECT product, SUM(amount) AS n FROM usage WHERE day >= ? AND day < ? AND key_id = ? GROUP BY product',
              ...days,
              keyId,
            );
      const of = (product: Product) => Number(rows.find((row) => row.product === product)?.n ?? 0);
      return { translate: of('translate'), document: of('document'), write: of('write') };
    },
  };
}

/** The billing period that a moment lies in. */
export function periodOf(now: number): Period {
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { start: Date.UTC(year, month, 1), end: Date.UTC(year, month + 1, 1) };
}

function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
