import type { DocumentStatus } from '../../shared/api/documents.ts';
import type { Database, Queries, Row } from './database.ts';
import { type CharacterLimit, usageStore } from './usage.ts';

/** What is known of a document without its key; its name, languages and text are encrypted in files. */
export interface StoredDocument {
  readonly id: string;
  /** Something encrypted with the document's key: who can decrypt it has the key. */
  readonly proof: Uint8Array;
  /** Id of the API key that is billed. */
  readonly keyId: string;
  /** `downloaded` remembers for a while that there was such a document. */
  readonly status: DocumentStatus['status'] | 'downloaded';
  readonly message?: string | undefined;
  readonly billed?: number | undefined;
  /** Characters that its key cannot use for anything else, until the document is finished, failed or removed. */
  readonly reserved: number;
  /** ms since 1970. */
  readonly created: number;
  readonly updated: number;
}

/** Documents by id. */
export interface DocumentStore {
  /**
   * @param limit of the document's key.
   * @returns false, and adds nothing, where what the document reserves (a character at least) goes beyond the limit.
   */
  add(document: StoredDocument, limit: CharacterLimit | undefined): Promise<boolean>;
  get(id: string): Promise<StoredDocument | undefined>;
  /**
   * Reserves so many characters for a document, in place of what it has reserved.
   *
   * @param limit of the document's key.
   * @returns false, and changes nothing, where that goes beyond the limit, and for a document that is finished.
   */
  reserve(id: string, characters: number, limit: CharacterLimit | undefined): Promise<boolean>;
  /** Of a document that is being worked on, or waits for its download. */
  update(id: string, change: { readonly status: StoredDocument['status'] }, now: number): Promise<void>;
  /**
   * Ends the work on a document, once, and what was reserved for it is free again: `also` is part of the same
   * transaction and runs for the first who comes.
   *
   * @returns false when the document is not queued or being translated any more.
   */
  settle(
    id: string,
    outcome: Pick<StoredDocument, 'status' | 'message' | 'billed'>,
    now: number,
    also?: (queries: Queries) => Promise<void>,
  ): Promise<boolean>;
  /** Finished ones that nobody has downloaded. */
  undownloaded(): Promise<number>;
  /**
   * Removes what was last touched before a moment.
   *
   * @param working ids that stay: the clock may be set on while one is worked on.
   * @returns ids whose files can go.
   */
  removeBefore(moment: number, working: Pick<ReadonlySet<string>, 'has'>): Promise<readonly string[]>;
}

/** Documents over the database. */
export function documentStore(database: Database): DocumentStore {
  return {
    add: (document, limit) =>
      database.transaction(async (queries) => {
        if (!(await fits(queries, document.keyId, Math.max(1, document.reserved), limit))) return false;
        await queries.run(
          `INSERT INTO documents (document_id, proof, key_id, status, message, billed, reserved, created, updated)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          document.id,
          document.proof,
          document.keyId,
          document.status,
          document.message ?? null,
          document.billed ?? null,
          document.reserved,
          document.created,
          document.updated,
        );
        return true;
      }),
    get: (id) => get(database, id),
    reserve: (id, characters, limit) =>
      database.transaction(async (queries) => {
        const document = await get(queries, id);
        if (!document || !isOpen(document)) return false;
        if (!(await fits(queries, document.keyId, characters - document.reserved, limit))) return false;
        await queries.run('UPDATE documents SET reserved = ? WHERE document_id = ?', characters, id);
        return true;
      }),
    update: async (id, change, now) => {
      await database.run('UPDATE documents SET status = ?, updated = ? WHERE document_id = ?', change.status, now, id);
    },
    settle: (id, { status, message, billed }, now, also) =>
      database.transaction(async (queries) => {
        const changed = await queries.run(
          `UPDATE documents SET status = ?, message = ?, billed = ?, reserved = 0, updated = ?
           WHERE document_id = ? AND status IN ('queued', 'translating')`,
          status,
          message ?? null,
          billed ?? null,
          now,
          id,
        );
        if (changed === 0) return false;
        await also?.(queries);
        return true;
      }),
    undownloaded: async () =>
      Number((await database.get(`SELECT COUNT(*) AS n FROM documents WHERE status = 'done'`))?.n ?? 0),
    removeBefore: (moment, working) =>
      database.transaction(async (queries) => {
        const rows = await queries.all('SELECT document_id FROM documents WHERE updated < ?', moment);
        const ids = rows.map((row) => String(row.document_id)).filter((id) => !working.has(id));
        for (const id of ids) await queries.run('DELETE FROM documents WHERE document_id = ?', id);
        return ids;
      }),
  };
}

/** True while a document is to be translated. */
export function isOpen({ status }: Pick<StoredDocument, 'status'>): boolean {
  return status === 'queued' || status === 'translating';
}

async function get(queries: Queries, id: string): Promise<StoredDocument | undefined> {
  const row = await queries.get('SELECT * FROM documents WHERE document_id = ?', id);
  return row && documentOf(row);
}

/** Whether a key may use so many characters more. */
async function fits(queries: Queries, keyId: string, more: number, limit: CharacterLimit | undefined) {
  return !limit || (await usageStore(queries).taken(limit.period, keyId)) + more <= limit.characters;
}

function documentOf(row: Row): StoredDocument {
  return {
    id: String(row.document_id),
    proof: row.proof as Uint8Array,
    keyId: String(row.key_id),
    status: String(row.status) as StoredDocument['status'],
    message: row.message === null ? undefined : String(row.message),
    billed: row.billed === null ? undefined : Number(row.billed),
    reserved: Number(row.reserved),
    created: Number(row.created),
    updated: Number(row.updated),
  };
}
