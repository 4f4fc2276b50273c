import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryIndexes } from '../../service/memories/memoryIndexes.ts';
import type { Database } from '../../service/storage/database.ts';
import { migrations } from '../../service/storage/migrations/migrations.ts';
import { openPostgres } from '../../service/storage/openPostgres.ts';
import { openSqlite } from '../../service/storage/openSqlite.ts';
import { createStore, type Store } from '../../service/storage/store.ts';
import { charactersOf } from '../../service/storage/usage.ts';
import { usageLedger } from '../../service/storage/usageLedger.ts';
import { bothDatabases } from './bothDatabases.ts';

const { kinds, folder, cluster, url } = bothDatabases('contract');

describe.each(kinds)('storage on %s', (kind, open) => {
  let database: Database;
  let store: Store;
  beforeAll(async () => {
    database = await open();
    store = await createStore(database, folder);
    await database.run('CREATE TABLE counters (name TEXT PRIMARY KEY, value BIGINT NOT NULL)');
    await database.run("INSERT INTO counters VALUES ('a', 0), ('b', 0)");
  });
  afterAll(() => database?.close());

  test('keeps texts, numbers and bytes as they are', async () => {
    await database.run(`CREATE TABLE kept (t TEXT, n BIGINT, b ${kind === 'SQLite' ? 'BLOB' : 'BYTEA'})`);
    const bytes = randomBytes(70_000);
    const text = "it's a ? 'quoted' \\ “ä” 😀\n\t";
    await database.run('INSERT INTO kept (t, n, b) VALUES (?, ?, ?)', text, 1_790_000_000_123, bytes.subarray(5));
    await database.run('INSERT INTO kept (t, n, b) VALUES (?, ?, ?)', null, -5, null);
    const [row, none] = await database.all("SELECT *, '?' AS mark FROM kept ORDER BY n DESC");
    expect(row).toMatchObject({ t: text, n: 1_790_000_000_123, mark: '?' });
    expect(Buffer.compare(row?.b as Uint8Array, bytes.subarray(5))).toBe(0);
    expect(none).toMatchObject({ t: null, n: -5, b: null });
    expect(await database.get('SELECT SUM(n) AS n, COUNT(*) AS c FROM kept')).toEqual({ n: 1_790_000_000_118, c: 2 });
    expect(await database.get('SELECT * FROM kept WHERE n = ?', 7)).toBeUndefined();
    expect(await database.run('UPDATE kept SET n = n WHERE n = ?', -5)).toBe(1);
  });

  test('work whose owner is gone can be taken over after the clock was set back', async () => {
    const now = kind === 'SQLite' ? "(julianday('now') - 2440587.5) * 86400000" : 'EXTRACT(EPOCH FROM now()) * 1000';
    const held = (name: string, seconds: number) =>
      database.run(
        `INSERT INTO leases (name, owner, until) VALUES (?, 'gone', CAST(${now} AS BIGINT) + ${1000 * seconds})`,
        name,
      );
    await held('a', 3600);
    await held('b', 4);
    expect(await store.leases.isHeld('a')).toBe(false);
    expect(await store.leases.claim('a')).toBeDefined();
    expect(await store.leases.isHeld('a')).toBe(true);
    expect(await store.leases.claim('b')).toBeUndefined();
  });

  test('a statement that failed is of use again at once', async () => {
    const add = 'INSERT INTO counters (name, value) VALUES (?, ?)';
    await database.run(add, 'c', 0);
    await expect(database.run(add, 'c', 0)).rejects.toThrow();
    expect(await database.run(add, 'd', 0)).toBe(1);
  });

  test('runs transactions as if one after the other, and undoes the whole of one that fails', async () => {
    const counter = async (queries: Pick<Database, 'get'>, name: string) =>
      Number((await queries.get('SELECT value FROM counters WHERE name = ?', name))?.value);
    const seen: number[] = [];
    const move = (i: number) =>
      database.transaction(async (queries) => {
        const before = await counter(queries, 'a');
        await queries.run('UPDATE counters SET value = ? WHERE name = ?', before + 1, 'a');
        if (i % 5 === 0) throw new Error('changed my mind');
        await queries.run('UPDATE counters SET value = ? WHERE name = ?', -before - 1, 'b');
      });
    const look = async () => {
      const row = await database.get('SELECT SUM(value) AS sum FROM counters');
      seen.push(Number(row?.sum));
    };
    const moves = Array.from({ length: 20 }, (_, i) => [move(i), look()]).flat();
    const outcomes = await Promise.allSettled(moves);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(4);
    expect([await counter(database, 'a'), await counter(database, 'b')]).toEqual([16, -16]);
    expect(new Set(seen)).toEqual(new Set([0]));
  });

  test('refuses what would wait for itself, and queries of a transaction that is over', async () => {
    await expect(database.transaction(() => database.get('SELECT 1 AS n'))).rejects.toThrow('only its own queries');
    await expect(database.transaction(() => database.transaction(async () => 1))).rejects.toThrow('only its own');
    const late = await database.transaction(async (queries) => () => queries.get('SELECT 1 AS n'));
    await expect(late()).rejects.toThrow('The transaction is over.');
    expect(await database.get('SELECT 1 AS n')).toEqual({ n: 1 });
  });

  if (kind === 'SQLite') {
    test('keeps its log short, however long it is written to and read from', async () => {
      const before = Number((await database.get("SELECT value FROM counters WHERE name = 'a'"))?.value);
      for (let i = 0; i < 3000; i++) {
        await database.get('SELECT value FROM counters WHERE name = ?', 'a');
        const move = 'UPDATE counters SET value = value + 1 WHERE name = ?';
        await database.transaction((queries) => queries.run(move, 'a'), { durable: i % 500 === 0 });
      }
      expect(await database.get('SELECT value FROM counters WHERE name = ?', 'a')).toEqual({ value: before + 3000 });
      // it is taken into the database whenever it has a thousand pages of 4 KiB
      expect(statSync(join(folder, 'service.db-wal')).size).toBeLessThan(6_000_000);
    });
  }

  test('opens again with what it kept, and not when a newer program wrote it', async () => {
    const { signingSecret } = store;
    await database.run("INSERT INTO migrations (number, name) VALUES (9999, 'from the future')");
    await database.close();
    await expect(open()).rejects.toThrow('newer version of Interline');
    const remove = 'DELETE FROM migrations WHERE number = 9999';
    if (kind === 'PostgreSQL') await cluster().ask(url(), remove);
    else {
      const connection = new sqlite.Database(join(folder, 'service.db'));
      connection.exec(remove);
      connection.close();
    }
    database = await open();
    store = await createStore(database, folder);
    expect(Buffer.from(store.signingSecret)).toEqual(Buffer.from(signingSecret));
    const rows = await database.all('SELECT number FROM migrations ORDER BY number');
    expect(rows.map(({ number }) => number)).toEqual(migrations.map(({ number }) => number));
  });

  test('knows keys by their hash alone', async () => {
    const key = { key: 'a-key-of-somebody:fx', label: 'CI', admin: false, scopes: ['usage:read'], characterLimit: 9 };
    await store.keys.startWith([{ ...key, scopes: ['usage:read'] }], 1000);
    const stored = await store.keys.find(key.key);
    expect(stored).toMatchObject({ label: 'CI', free: true, admin: false, scopes: ['usage:read'], characterLimit: 9 });
    await store.keys.startWith([{ key: 'another', label: 'B', admin: true }], 2000);
    expect(await store.keys.find(key.key)).toBeUndefined();
    await store.keys.startWith([{ ...key, scopes: ['usage:read'], label: 'back' }], 3000);
    expect(await store.keys.find(key.key)).toMatchObject({ id: stored?.id, label: 'back', created: 1000 });
    expect(JSON.stringify(await database.all('SELECT * FROM keys'))).not.toContain('somebody');
  });

  test('adds usage up by key and product in the period', async () => {
    const day = Date.UTC(2026, 4, 31, 23);
    const add = (amount: number, now: number, keyId = 'k') =>
      store.usage.add({ keyId, product: 'translate', tag: '', amount }, now);
    await Promise.all([
      ...Array.from({ length: 20 }, () => add(3, day)),
      add(5, day + 3_600_000),
      add(7, day, 'other'),
    ]);
    const may = { start: Date.UTC(2026, 4, 1), end: Date.UTC(2026, 5, 1) };
    expect((await store.usage.total(may, 'k')).translate).toBe(60);
    expect((await store.usage.total(may)).translate).toBe(67);
  });

  test('counts no more than a key may use, however many spend at once', async () => {
    const now = Date.UTC(2026, 6, 31, 23);
    const period = { start: Date.UTC(2026, 6, 1), end: Date.UTC(2026, 7, 1) };
    const limit = { characters: 50, period };
    const ledgers = [store.ledger, usageLedger(database)];
    const spend = (i: number) =>
      ledgers[i % 2]?.spend(
        { keyId: 'limited', product: i % 3 === 0 ? 'write' : 'translate', tag: '', amount: 3, limit },
        now,
      );
    const counted = await Promise.all(Array.from({ length: 40 }, (_, i) => spend(i)));
    expect(counted.filter(Boolean)).toHaveLength(16);
    expect(await store.ledger.spend({ keyId: 'limited', product: 'write', tag: 'x', amount: 2, limit }, now)).toBe(
      true,
    );
    expect(await store.ledger.spend({ keyId: 'limited', product: 'write', tag: '', amount: 1, limit }, now)).toBe(
      false,
    );
    expect(charactersOf(await store.usage.total(period, 'limited'))).toBe(50);
    expect(await store.ledger.spend({ keyId: 'free', product: 'speech_to_text', tag: '', amount: 9 }, now)).toBe(true);
    expect((await store.usage.total(period)).speech_to_text).toBe(9);
  });

  test('writes what is spent together in one transaction, and tells nobody before it is written', async () => {
    const written: boolean[] = [];
    let count = 0;
    const ledger = usageLedger({
      ...database,
      transaction: async (work, options) => {
        const before = count;
        const result = await database.transaction(work, options);
        written.push(count === before);
        if (written.length === 3) throw new Error('the disk broke');
        return result;
      },
    });
    const now = Date.UTC(2026, 9, 2);
    const spend = async () => {
      const counted = await ledger.spend({ keyId: 'crowd', product: 'translate', tag: '', amount: 1 }, now);
      count++;
      return counted;
    };
    for (let i = 0; i < 2; i++)
      expect(await Promise.all(Array.from({ length: 50 }, spend))).toEqual(Array(50).fill(true));
    const period = { start: Date.UTC(2026, 9, 1), end: Date.UTC(2026, 10, 1) };
    expect((await store.usage.total(period, 'crowd')).translate).toBe(100);
    const failed = await Promise.allSettled(Array.from({ length: 5 }, spend));
    expect(failed.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    expect(written).toEqual([true, true, true]);
  });

  test('holds characters for documents, and counts recordings, within limits and once', async () => {
    const now = Date.UTC(2026, 7, 2);
    const period = { start: Date.UTC(2026, 7, 1), end: Date.UTC(2026, 8, 1) };
    const limit = { characters: 50, period };
    const keyId = 'documents';
    const document = { proof: randomBytes(8), keyId, status: 'queued', created: now, updated: now } as const;
    const add = (id: string) => store.documents.add({ ...document, id, reserved: 10 }, limit);
    const spend = () => store.ledger.spend({ keyId, product: 'translate', tag: '', amount: 10, limit }, now);
    const first = 'held first';
    expect(await add(first)).toBe(true);
    const all = await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? spend() : add(`held ${i}`))));
    expect(all.filter(Boolean)).toHaveLength(4);
    expect(await store.documents.reserve(first, 11, limit)).toBe(false);
    expect(await store.documents.reserve(first, 10, limit)).toBe(true);
    await store.documents.settle(first, { status: 'error', message: 'It is torn.' }, now);
    expect(await store.usage.taken(period, keyId)).toBe(40);
    expect(await store.documents.reserve(first, 1, limit)).toBe(false);
    await store.documents.removeBefore(now + 1, new Set());
    expect(await store.usage.taken(period, keyId)).toBe(charactersOf(await store.usage.total(period, keyId)));

    const sourceFile = { name: 'a.wav', content_type: 'audio/wav', content_length: 9 };
    const recording = { keyId, sourceFile, source: 'en', results: [], created: now, expires: now + 1 };
    const jobs = await Promise.all(Array.from({ length: 8 }, () => store.voiceJobs.add(recording)));
    const bill = ({ id }: { id: string }) => store.voiceJobs.bill(id, 300, { speech: 1000, period }, now);
    const billed = await Promise.all(jobs.map(bill));
    expect(billed.filter(Boolean)).toHaveLength(3);
    // a job that is taken up again
    expect(await Promise.all(jobs.map(bill))).toEqual(billed);
    expect((await store.usage.total(period, keyId)).speech_to_text).toBe(900);
  });

  test('merges what many add to one glossary at once, and keeps the order of its dictionaries', async () => {
    const entry = (target: string, entries: string) => ({ source: 'en', target, entries, count: 1 });
    const made = await store.glossaries.create('g', [entry('pl', 'a'), entry('de', 'b'), entry('fr', 'c')], 100, 5);
    const id = made?.id ?? '';
    const merge: Parameters<typeof store.glossaries.update>[1]['merge'] = (added, old) => ({
      ...added,
      entries: `${old.entries} ${added.entries}`,
      count: old.count + added.count,
    });
    await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        store.glossaries.update(id, { dictionaries: [entry('de', String(i))], merge }, 6),
      ),
    );
    const { entries, count } = (await store.glossaries.dictionary(id, 'en', 'de')) ?? { entries: '', count: 0 };
    expect([count, new Set(entries.split(' ')).size]).toEqual([13, 13]);
    expect((await store.glossaries.get(id))?.dictionaries.map(({ target }) => target)).toEqual(['pl', 'de', 'fr']);
    const refuse = () => {
      throw new Error('too large');
    };
    const change = { name: 'renamed', dictionaries: [entry('de', 'x')], merge: refuse };
    await expect(store.glossaries.update(id, change, 7)).rejects.toThrow('too large');
    expect((await store.glossaries.get(id))?.name).toBe('g');
    expect(await store.glossaries.create('one too many', [], 1, 8)).toBeUndefined();
    await store.glossaries.delete(id);
    expect(await store.glossaries.dictionary(id, 'en', 'de')).toBeUndefined();
    expect(await store.glossaries.update(id, { dictionaries: [entry('de', 'x')] }, 9)).toBeUndefined();
  });
});

/** Sentences of few words, many of them alike. */
const sentences = ['Open', 'Close', 'Delete', 'Rename', 'Print'].flatMap((verb) =>
  ['the file', 'this folder', 'all windows', 'документ', 'ファイルを開く'].flatMap((what) =>
    ['', ' now', ' before the end of the day', ' and tell everyone who has asked for it'].map(
      (end) => `${verb} ${what}${end}`,
    ),
  ),
);

test('memories are searched alike inside of PostgreSQL and in this process', async () => {
  const sides = await Promise.all(
    [await openSqlite(join(folder, 'search')), await openPostgres(await cluster().database('search'))].map(
      async (database) => {
        const store = await createStore(database, folder);
        const id = await store.memories.begin('job');
        const segments = sentences.map((source, position) => ({
          position,
          source,
          targets: [{ language: 'de', text: `${position}` }],
        }));
        await store.memories.append(id, segments);
        const memory = { id, name: 'M', source: 'en', targets: ['de'], segments: segments.length, created: 1 };
        expect(await store.memories.complete(memory, async () => undefined)).toBe(true);
        const pair = { source: 'en', target: 'de' };
        return { store, lookup: await memoryIndexes(store.memories, store.memorySearch).open(id, pair, false) };
      },
    ),
  );
  const [near, far] = sides;
  expect([near?.store.memorySearch, typeof far?.store.memorySearch]).toEqual([undefined, 'object']);
  for (const [i, sentence] of sentences.entries()) {
    const place = (i * 7) % sentence.length;
    const changed = `${sentence.slice(0, place)}x${sentence.slice(place + 1)}`;
    const [here, there] = await Promise.all(sides.map(({ lookup }) => lookup.find(changed, 75, 5)));
    expect([changed, there?.[0]?.similarity]).toEqual([changed, here?.[0]?.similarity]);
    expect((await far?.lookup.exact(sentence))?.map(({ target }) => target)).toEqual([`${i}`]);
    expect(await far?.lookup.exact(`${sentence}?`)).toEqual([]);
  }
  await Promise.all(sides.map(({ store }) => store.close()));
});

test('migrations are numbered one after the other', () => {
  expect(migrations.map(({ number }) => number)).toEqual(migrations.map((_, i) => i + 1));
});

describe('PostgreSQL', () => {
  test('is brought up to date once by services that start at the same time', async () => {
    const fresh = await cluster().database('together');
    const all = await Promise.all([openPostgres(fresh), openPostgres(fresh), openPostgres(fresh)]);
    const secrets = await Promise.all(
      all.map(async (each) => Buffer.from((await createStore(each, folder)).signingSecret)),
    );
    expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1);
    await Promise.all(all.map((each) => each.close()));
  });

  test('is never named with its password', async () => {
    const wrong = new URL(url());
    wrong.password = 'not-the-one';
    const missing = url().replace('/contract', '/missing');
    const closed = new URL(url());
    closed.port = '1';
    for (const address of [wrong.href, missing, closed.href]) {
      const error = await openPostgres(address).catch((reason: unknown) => reason);
      expect(error).toMatchObject({ kind: 'unavailable', message: expect.stringContaining('cannot be opened') });
      const said = `${error instanceof Error ? `${error.message} ${error.stack}` : error}`;
      for (const secret of ['not-the-one', cluster().password, encodeURIComponent(cluster().password)]) {
        expect(said).not.toContain(secret);
      }
    }
  });
});
