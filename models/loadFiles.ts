import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { OperationalError } from '../shared/api/operationalError.ts';
import { say } from '../shared/sentences/sentence.ts';
import type { Model } from './model.ts';

const unzip = promisify(gunzip);

/** A model's files in memory. */
export interface ModelBuffers {
  readonly model: ArrayBuffer;
  readonly vocabularies: readonly ArrayBuffer[];
  readonly shortlist?: ArrayBuffer;
}

/** Most bytes of an unpacked file: the largest that is published has 60 MB. */
const mostBytes = 512 * 1024 * 1024;

/**
 * Reads a model's files, and unpacks those that are compressed with gzip.
 *
 * @throws OperationalError `unavailable` for files that cannot be read.
 */
export async function loadFiles(model: Model): Promise<ModelBuffers> {
  const [main, shortlist, ...vocabularies] = await Promise.all([
    read(model.model),
    model.shortlist ? read(model.shortlist) : undefined,
    ...model.vocabularies.map(read),
  ]).catch((cause: unknown) => {
    throw new OperationalError('unavailable', say`The files of a translation model cannot be read.`, { cause });
  });
  return { model: main, vocabularies: vocabularies as ArrayBuffer[], ...(shortlist ? { shortlist } : {}) };
}

async function read(path: string): Promise<ArrayBuffer> {
  const raw = await readFile(path);
  const bytes = path.endsWith('.gz') ? await unzip(raw, { maxOutputLength: mostBytes }) : raw;
  const copy = new ArrayBuffer(bytes.byteLength);
  new Uint8Array(copy).set(bytes);
  return copy;
}
