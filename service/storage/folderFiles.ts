import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileStore } from './files.ts';
import { storageFailure } from './storageFailure.ts';

/** What is still being written ends so. */
const unfinished = '.part';

/** Files in a folder that one process owns, mode 0600. */
export function folderFiles(root: string): FileStore {
  const pathOf = (name: string) => join(root, name);
  const orNone = async <T>(answer: Promise<T>): Promise<T | undefined> => {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw storageFailure(error);
    }
  };
  return {
    write: async (name, parts) => {
      const path = pathOf(name);
      const temporary = `${path}.${randomUUID()}${unfinished}`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        const size = await writeThrough(temporary, parts);
        await rename(temporary, path);
        await syncFolder(dirname(path));
        return size;
      } catch (error) {
        await rm(temporary, { force: true });
        throw storageFailure(error);
      }
    },
    read: (name) => orNone(readFile(pathOf(name))),
    open: async (name) => {
      const stats = await orNone(stat(pathOf(name)));
      if (!stats) return undefined;
      return { size: stats.size, stream: Readable.toWeb(createReadStream(pathOf(name))) as ReadableStream<Uint8Array> };
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    list: async (folder) => {
      const names = (await orNone(readdir(pathOf(folder)))) ?? [];
      return names.filter((name) => !name.endsWith(unfinished)).map((name) => `${folder}/${name}`);
    },
    clear: async () => {
      for (const entry of (await orNone(readdir(root, { withFileTypes: true }))) ?? []) {
        if (!entry.isDirectory()) continue;
        for (const name of await readdir(join(root, entry.name))) {
          if (name.endsWith(unfinished)) await rm(join(root, entry.name, name), { force: true, recursive: true });
        }
      }
    },
  };
}

async function writeThrough(path: string, parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  try {
    let size = 0;
    for await (const part of parts) {
      // a disk that gets full takes a part of a part
      for (let offset = 0; offset < part.length; ) offset += (await file.write(part, offset)).bytesWritten;
      size += part.length;
    }
    await file.sync();
    return size;
  } finally {
    await file.close();
  }
}

/** Puts a new name on the disk too, where the system can. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
