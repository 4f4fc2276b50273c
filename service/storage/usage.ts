import type { Queries } from './database.ts';

/** What usage is counted for: characters of the first three, ms of speech of the others. */
export const products = ['translate', 'document', 'write', 'speech_to_text', 'speech_to_speech'] as const;
export type Product = (typeof products)[number];

/** What was used of each product. */
export type Amounts = Readonly<Record<Product, number>>;

/** A billing period: a calendar month in UTC; ms since 1970, the end not included. */
export interface Period {
  readonly start: number;
  readonly end: number;
}

/** Characters that a key may use in a period. */
export interface CharacterLimit {
  readonly characters: number;
  readonly period: Period;
}

/** Speech that a key may use in a period, in ms. */
export interface SpeechLimit {
  readonly speech: number;
  readonly period: Period;
}

/** Counted characters and ms of speech by day, key, product and reporting tag. */
export interface UsageStore {
  add(entry: { keyId: string; product: Product; tag: string; amount: number }, now: number): Promise<void>;
  /** What a period used: of one key, or of all. */
  total(period: Period, keyId?: string): Promise<Amounts>;
  /** Characters that a key used in a period together with those that are held for its documents: what a limit is for. */
  taken(period: Period, keyId: string): Promise<number>;
}

/** Usage over the database, or inside of one of its transactions. */
export function usageStore(queries: Queries): UsageStore {
  const store: UsageStore = {
    add: async ({ keyId, product, tag, amount }, now) => {
      if (amount === 0) return;
      await queries.run(
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
          ? await queries.all(
              'SELECT product, SUM(amount) AS n FROM usage WHERE day >= ? AND day < ? GROUP BY product',
              ...days,
            )
          : await queries.all(
              'SELECT product, SUM(amount) AS n FROM usage WHERE day >= ? AND day < ? AND key_id = ? GROUP BY product',
              ...days,
              keyId,
            );
      return amountsOf((product) => rows.find((row) => row.product === product)?.n);
    },
    taken: async (period, keyId) => {
      const sql = 'SELECT SUM(reserved) AS n FROM documents WHERE key_id = ? AND reserved > 0';
      const held = await queries.get(sql, keyId);
      return charactersOf(await store.total(period, keyId)) + Number(held?.n ?? 0);
    },
  };
  return store;
}

/** The billing period that a moment lies in. */
export function periodOf(now: number): Period {
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { start: Date.UTC(year, month, 1), end: Date.UTC(year, month + 1, 1) };
}

/** What was used of each product, nothing where there is no sum. */
export function amountsOf(sum: (product: Product) => unknown): Amounts {
  const of = (product: Product) => Number(sum(product) ?? 0);
  return {
    translate: of('translate'),
    document: of('document'),
    write: of('write'),
    speech_to_text: of('speech_to_text'),
    speech_to_speech: of('speech_to_speech'),
  };
}

/** Characters of all products together. */
export function charactersOf(amounts: Amounts): number {
  return amounts.translate + amounts.document + amounts.write;
}

/** Ms of speech that was listened to and spoken. */
export function speechOf(amounts: Amounts): number {
  return amounts.speech_to_text + amounts.speech_to_speech;
}

/** The day in UTC that a moment lies in: `2026-01-31`. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
