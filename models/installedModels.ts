import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { directionName, type Model, modelLanguage } from './model.ts';

/** What the installer writes beside a model's files. */
export interface ModelManifest {
  readonly source: string;
  readonly target: string;
  /** `3.0` */
  readonly version: string;
  /** `tiny`, `base-memory`, `base` */
  readonly architecture?: string | undefined;
  /** Name of the source that it came from. */
  readonly from: string;
  /** The engine that the model was tried with. */
  readonly engine: string;
  /** SHA-256 of the model's file, not packed. */
  readonly sha256: string;
}

const manifestSchema = z.object({
  source: z.string(),
  target: z.string(),
  version: z.string(),
  architecture: z.string().optional(),
  from: z.string(),
  engine: z.string(),
  sha256: z.string(),
});

/** Name of the manifest's file. */
export const manifestName = 'model.json';

/**
 * The models below some folders: one folder for each direction, named `en-de`, `ende`, `en_de` or with more behind
 * (`ende.student.tiny11`), holding the published files: `model*.bin`, `vocab*.spm` (or `srcvocab*` and `trgvocab*`),
 * `lex*.bin`; each may still be compressed (`.gz`). Folders whose name begins with a dot are passed over.
 *
 * @param folders a missing one holds no models; of two models for a direction, that of the earlier folder is taken.
 */
export async function readModels(folders: readonly string[]): Promise<readonly Model[]> {
  const models = new Map<string, Model>();
  for (const folder of folders) {
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (!(entry.isDirectory() || entry.isSymbolicLink())) continue;
      const direction = directionOf(entry.name);
      const model = direction && (await readModel(join(folder, entry.name), direction));
      if (model && !models.has(directionName(direction))) models.set(directionName(direction), model);
    }
  }
  return [...models.values()];
}

function directionOf(name: string): Model['direction'] | undefined {
  const language = '[a-z]{2,3}(?:-Han[ts])?';
  const match =
    new RegExp(`^(${language})[-_.](${language})(?![A-Za-z])`).exec(name) ??
    /^([a-z]{2})([a-z]{2})(?![a-z])/.exec(name);
  const [source, target] = [modelLanguage(match?.[1] ?? ''), modelLanguage(match?.[2] ?? '')];
  return source && target ? { source, target } : undefined;
}

/** The model whose files lie in a folder; undefined where one is missing. */
export async function readModel(folder: string, direction: Model['direction']): Promise<Model | undefined> {
  const files = (await readdir(folder).catch((): string[] => [])).sort();
  const find = (pattern: RegExp) => files.find((file) => pattern.test(file));
  const model = find(/^model.*\.bin(?:\.gz)?$/) ?? find(/intgemm.*\.bin(?:\.gz)?$/);
  const shared = find(/^vocab.*\.spm(?:\.gz)?$/);
  const apart = [find(/^srcvocab.*\.spm(?:\.gz)?$/), find(/^trgvocab.*\.spm(?:\.gz)?$/)];
  const vocabularies = apart[0] && apart[1] ? [apart[0], apart[1]] : shared ? [shared] : [];
  if (!model || vocabularies.length === 0) return undefined;
  const shortlist = find(/^lex.*\.bin(?:\.gz)?$/);
  return {
    direction,
    folder,
    model: join(folder, model),
    vocabularies: vocabularies.map((file) => join(folder, file)),
    ...(shortlist ? { shortlist: join(folder, shortlist) } : {}),
  };
}

/** Every file of a model. */
export function filesOf(model: Model): readonly string[] {
  return [model.model, ...model.vocabularies, ...(model.shortlist ? [model.shortlist] : [])];
}

/** Bytes that a model takes on the disk. */
export async function sizeOf(model: Model): Promise<number> {
  const sizes = await Promise.all(
    filesOf(model).map((file) =>
      stat(file).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** What the installer wrote about a model; undefined for one that it did not install. */
export async function readManifest(folder: string): Promise<ModelManifest | undefined> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, manifestName), 'utf8')));
  } catch {
    return undefined;
  }
}
