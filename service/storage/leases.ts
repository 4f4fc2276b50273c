import { randomUUID } from 'node:crypto';
import type { Database, Dialect } from './database.ts';

/** How long work belongs to a process that no more says so, in ms. */
const leaseTime = 8000;
/** How often a process says so, in ms. */
const beat = 2000;

/** ms since 1970 by the clock of the database: those of several machines need not agree. */
const clock: Readonly<Record<Dialect, string>> = {
  sqlite: "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
  postgres: 'CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)',
};

/** Work that belongs to this process. */
export interface Lease {
  /** Aborts when the process was away for so long that another one may have taken the work over. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

/**
 * Which process works on what. A process that dies keeps its work for eight seconds; then any other can take it over.
 * Since a process can be away without knowing, the effects of work are written in one transaction that looks whether
 * they are still wanted.
 */
export interface Leases {
  /** @returns undefined while it belongs to another process, or to this one already. */
  claim(name: string): Promise<Lease | undefined>;
  /** True while it belongs to some process. */
  isHeld(name: string): Promise<boolean>;
  close(): Promise<void>;
}

/** Leases over the database. @param shared false where no other process can work on it: all that is there is void. */
export async function createLeases(database: Database, shared: boolean): Promise<Leases> {
  const owner = randomUUID();
  const held = new Map<string, AbortController>();
  const now = clock[database.dialect];
  // One that lasts longer than anybody says was written before the clock was set back.
  const isValid = `leases.until BETWEEN ${now} AND ${now} + ${leaseTime}`;
  await database.run(shared ? `DELETE FROM leases WHERE until < ${now}` : 'DELETE FROM leases');

  const renew = async () => {
    const before = [...held];
    await database.run(`UPDATE leases SET until = ${now} + ${leaseTime} WHERE owner = ?`, owner);
    const rows = await database.all('SELECT name FROM leases WHERE owner = ?', owner);
    const kept = new Set(rows.map((row) => String(row.name)));
    for (const [name, lost] of before) {
      if (kept.has(name) || held.get(name) !== lost) continue;
      held.delete(name);
      lost.abort(new Error('Another process has taken this work over.'));
    }
  };
  // a beat that fails is made up for by the next one, or the work is lost in time
  const timer = setInterval(() => held.size > 0 && renew().catch(() => undefined), beat).unref();

  const release = async (name: string, lost: AbortController) => {
    if (held.get(name) !== lost) return;
    held.delete(name);
    await database.run('DELETE FROM leases WHERE name = ? AND owner = ?', name, owner);
  };
  return {
    claim: async (name) => {
      if (held.has(name)) return undefined;
      const lost = new AbortController();
      held.set(name, lost);
      try {
        const changed = await database.run(
          `INSERT INTO leases (name, owner, until) VALUES (?, ?, ${now} + ${leaseTime})
           ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, until = excluded.until WHERE NOT ${isValid}`,
          name,
          owner,
        );
        if (changed > 0) return { lost: lost.signal, release: () => release(name, lost) };
      } catch (error) {
        held.delete(name);
        throw error;
      }
      held.delete(name);
      return undefined;
    },
    isHeld: async (name) =>
      (await database.get(`SELECT name FROM leases WHERE name = ? AND ${isValid}`, name)) !== undefined,
    close: async () => {
      clearInterval(timer);
      await database.run('DELETE FROM leases WHERE owner = ?', owner).catch(() => undefined);
    },
  };
}
