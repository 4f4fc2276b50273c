import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Direction } from './engine.ts';

const unzip = promisify(gunzip);

/** A model that the user brought: the files of one direction. */
export interface BergamotModel {
  readonly direction: Direction;
  readonly model: string;
  /** One for both languages, or source and target. */
  readonly vocabularies: readonly string[];
  /** Words that a word may become; the model is slower and as good without it. */
  readonly shortlist?: string;
}

/** A model in memory, as Bergamot's worker wants it. */
export interface BergamotBuffers {
  readonly model: ArrayBuffer;
  readonly shortlist: ArrayBuffer;
  readonly vocabs: readonly ArrayBuffer[];
  readonly qualityModel: null;
  readonly config: Readonly<Record<string, string>>;
}

/**
 * The models below a folder: one folder for each direction, named `en-de`, `ende`, `en_de` or with more behind
 * (`ende.student.tiny11`), holding the published files: `model*.bin`, `vocab*.spm` (or `srcvocab*` and `trgvocab*`),
 * `lex*.bin`; each may still be compressed (`.gz`).
 *
 * @param folder a missing one holds no models.
 */
export async function readBergamotModels(folder: string): Promise<readonly BergamotModel[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const models: BergamotModel[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const match = /^([a-z]{2})[-_.]?([a-z]{2})(?![a-z])/.exec(entry.name);
    if (!match || !(entry.isDirectory() || entry.isSymbolicLink())) continue;
    const [, source, target] = match as unknown as [string, string, string];
    const path = join(folder, entry.name);
    const files = (await readdir(path).catch((): string[] => [])).sort();
    const find = (pattern: RegExp) => files.find((file) => pattern.test(file));
    const model = find(/^model.*\.bin(?:\.gz)?$/) ?? find(/intgemm.*\.bin(?:\.gz)?$/);
    const shared = find(/^vocab.*\.spm(?:\.gz)?$/);
    const own = [find(/^srcvocab.*\.spm(?:\.gz)?$/), find(/^trgvocab.*\.spm(?:\.gz)?$/)];
    const vocabularies = own[0] && own[1] ? [own[0], own[1]] : shared ? [shared] : [];
    if (!model || vocabularies.length === 0) continue;
    if (models.some(({ direction }) => direction.source === source && direction.target === target)) continue;
    const shortlist = find(/^lex.*\.bin(?:\.gz)?$/);
    models.push({
      direction: { source, target },
      model: join(path, model),
      vocabularies: vocabularies.map((file) => join(path, file as string)),
      ...(shortlist ? { shortlist: join(path, shortlist) } : {}),
    });
  }
  return models;
}

/** Reads a model's files. */
export async function loadBergamotModel(model: BergamotModel): Promise<BergamotBuffers> {
  const [main, shortlist, ...vocabs] = await Promise.all([
    read(model.model),
    model.shortlist ? read(model.shortlist) : new ArrayBuffer(0),
    ...model.vocabularies.map(read),
  ]);
  return {
    model: main,
    shortlist,
    vocabs,
    qualityModel: null,
    // Models whose name says "alphas" carry their own quantization; the others are quantized when they are used.
    config: { 'gemm-precision': /alphas/.test(model.model) ? 'int8shiftAlphaAll' : 'int8shiftAll' },
  };
}

async function read(path: string): Promise<ArrayBuffer> {
  const raw = await readFile(path);
  const bytes = path.endsWith('.gz') ? await unzip(raw) : raw;
  const copy = new ArrayBuffer(bytes.byteLength);
  new Uint8Array(copy).set(bytes);
  return copy;
}
