import { mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { storageFailure } from '../../storage/storageFailure.ts';
import type { ArrayPlace } from './indexArrays.ts';

/** A file for what is too much to be held, gone when it is closed. */
export interface ScratchFile {
  append(numbers: Uint32Array): Promise<ArrayPlace>;
  /** The numbers of an array from one index to another. */
  read(place: ArrayPlace, from: number, to: number): Promise<Uint32Array>;
  close(): Promise<void>;
}

/** @throws OperationalError `unavailable` when the disk is full, here and where it is written. */
export async function scratchFile(path: string): Promise<ScratchFile> {
  const orFailure = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw storageFailure(error);
    }
  };
  const file = await orFailure(async () => {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    return open(path, 'w+', 0o600);
  });
  let end = 0;
  return {
    append: (numbers) =>
      orFailure(async () => {
        const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
        const start = end;
        for (let done = 0; done < bytes.length; ) {
          done += (await file.write(bytes, done, bytes.length - done, start + done)).bytesWritten;
        }
        end += bytes.length;
        return { start, length: numbers.length };
      }),
    read: async ({ start }, from, to) => {
      const numbers = new Uint32Array(to - from);
      const bytes = new Uint8Array(numbers.buffer);
      for (let done = 0; done < bytes.length; ) {
        const { bytesRead } = await file.read(bytes, done, bytes.length - done, start + from * 4 + done);
        if (bytesRead === 0) throw new Error('A scratch file is shorter than what was written.');
        done += bytesRead;
      }
      return numbers;
    },
    close: async () => {
      await file.close();
      await rm(path, { force: true });
    },
  };
}
