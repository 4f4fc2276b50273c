import { setImmediate as turn } from 'node:timers/promises';
import type { Database, Queries } from './database.ts';
import { type CharacterLimit, type Product, usageStore } from './usage.ts';

/** What is to be counted. */
export interface Spending {
  readonly keyId: string;
  readonly product: Product;
  readonly tag: string;
  /** Characters, or ms of speech. */
  readonly amount: number;
  /** What the key may use, this amount included. */
  readonly limit?: CharacterLimit | undefined;
}

/** Counts usage within limits. */
export interface UsageLedger {
  /**
   * Counts an amount, unless a limit would be exceeded; requests that come at the same moment cannot exceed it together.
   *
   * @returns false when nothing was counted. What was counted outlives this process; should the machine lose its power,
   *   the counts of the last moments may be lost.
   */
  spend(spending: Spending, now: number): Promise<boolean>;
}

interface Waiting {
  readonly spending: Spending;
  readonly now: number;
  resolve(counted: boolean): void;
  reject(error: unknown): void;
}

/** A ledger over the database: what comes at about the same time is written to the disk at once. */
export function usageLedger(database: Database): UsageLedger {
  let waiting: Waiting[] = [];
  let writing = false;
  const write = async () => {
    for (await turn(); waiting.length > 0; await turn()) {
      const all = waiting;
      waiting = [];
      try {
        const counted = await database.transaction((queries) => spendAll(queries, all), { durable: false });
        for (const [i, { resolve }] of all.entries()) resolve(counted[i] ?? false);
      } catch (error) {
        for (const { reject } of all) reject(error);
      }
    }
    writing = false;
  };
  return {
    spend: (spending, now) =>
      new Promise((resolve, reject) => {
        waiting.push({ spending, now, resolve, reject });
        if (writing) return;
        writing = true;
        void write();
      }),
  };
}

/** @returns of each whether it was counted. */
async function spendAll(queries: Queries, all: readonly Waiting[]): Promise<readonly boolean[]> {
  const usage = usageStore(queries);
  const used = new Map<string, number>();
  const sums = new Map<string, { spending: Spending; now: number; amount: number }>();
  const counted: boolean[] = [];
  for (const { spending, now } of all) {
    const { keyId, product, tag, amount, limit } = spending;
    if (limit) {
      const before = used.get(keyId) ?? (await usage.taken(limit.period, keyId));
      const fits = before + amount <= limit.characters;
      used.set(keyId, fits ? before + amount : before);
      counted.push(fits);
      if (!fits) continue;
    } else counted.push(true);
    const name = JSON.stringify([keyId, product, tag, now - (now % 86_400_000)]);
    sums.set(name, { spending, now, amount: (sums.get(name)?.amount ?? 0) + amount });
  }
  for (const { spending, now, amount } of sums.values()) await usage.add({ ...spending, amount }, now);
  return counted;
}
