import { randomUUID } from 'node:crypto';
import type { Database } from './database.ts';
import type { FileStore } from './files.ts';

/** Bytes of one row. */
const partBytes = 1024 * 1024;
/** Rows that no file has claimed after this many ms are of a process that died. */
const grace = 24 * 60 * 60_000;

/** Files in the database itself, a row for each mebibyte: what several processes on several machines share. */
export function databaseFiles(database: Database, now: () => number): FileStore {
  const entryOf = (name: string) => database.get('SELECT version, size FROM files WHERE name = ?', name);
  const partOf = async (version: string, position: number) => {
    const sql = 'SELECT bytes FROM file_parts WHERE version = ? AND position = ?';
    return (await database.get(sql, version, position))?.bytes as Uint8Array | undefined;
  };
  async function* partsOf(version: string): AsyncGenerator<Uint8Array> {
    for (let position = 0; ; position++) {
      const part = await partOf(version, position);
      if (!part) return;
      yield part;
    }
  }
  return {
    write: async (name, parts) => {
      const version = randomUUID();
      const add = 'INSERT INTO file_parts (version, position, bytes, written) VALUES (?, ?, ?, ?)';
      try {
        let size = 0;
        let position = 0;
        for await (const part of inParts(parts)) {
          await database.run(add, version, position++, part, now());
          size += part.length;
        }
        await database.transaction(async (queries) => {
          const before = await queries.get('SELECT version FROM files WHERE name = ?', name);
          await queries.run(
            `INSERT INTO files (name, version, size) VALUES (?, ?, ?)
             ON CONFLICT (name) DO UPDATE SET version = excluded.version, size = excluded.size`,
            name,
            version,
            size,
          );
          if (before) await queries.run('DELETE FROM file_parts WHERE version = ?', String(before.version));
        });
        return size;
      } catch (error) {
        await database.run('DELETE FROM file_parts WHERE version = ?', version).catch(() => undefined);
        throw error;
      }
    },
    read: async (name) => {
      const file = await entryOf(name);
      if (!file) return undefined;
      const parts: Uint8Array[] = [];
      for await (const part of partsOf(String(file.version))) parts.push(part);
      return Buffer.concat(parts, Number(file.size));
    },
    open: async (name) => {
      const file = await entryOf(name);
      return file && { size: Number(file.size), stream: ReadableStream.from(partsOf(String(file.version))) };
    },
    remove: (name) =>
      database.transaction(async (queries) => {
        const file = await queries.get('SELECT version FROM files WHERE name = ?', name);
        if (!file) return;
        await queries.run('DELETE FROM files WHERE name = ?', name);
        await queries.run('DELETE FROM file_parts WHERE version = ?', String(file.version));
      }),
    list: async (folder) => {
      const rows = await database.all('SELECT name FROM files ORDER BY name');
      return rows.map((row) => String(row.name)).filter((name) => name.startsWith(`${folder}/`));
    },
    clear: async () => {
      await database.run(
        'DELETE FROM file_parts WHERE written < ? AND version NOT IN (SELECT version FROM files)',
        now() - grace,
      );
    },
  };
}

/** The same bytes in parts of one size. */
async function* inParts(parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const part of parts) {
    for (let offset = 0; offset < part.length; ) {
      const piece = part.subarray(offset, offset + partBytes - size);
      waiting.push(piece);
      size += piece.length;
      offset += piece.length;
      if (size < partBytes) continue;
      yield Buffer.concat(waiting, size);
      waiting = [];
      size = 0;
    }
  }
  if (size > 0) yield Buffer.concat(waiting, size);
}
