import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '../shared/sentences/sentence.ts';
import { downloadFile, unwritable } from './download.ts';
import { type ModelManifest, manifestName, readManifest, readModel } from './installedModels.ts';
import { whileLocked } from './installLock.ts';
import { directionName } from './model.ts';
import { cancelled, ModelError } from './modelError.ts';
import type { EngineFiles } from './modelRunner.ts';
import type { SourceFile, SourceModel } from './modelSource.ts';
import { type Probe, probeModel } from './probe.ts';
import type { Network } from './request.ts';
import { unpack } from './unpack.ts';

/** What an installation does now; bytes are those of the download. */
export type InstallStep =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'downloading'; readonly done: number; readonly total: number | undefined }
  | { readonly kind: 'unpacking' }
  | { readonly kind: 'trying' };

/** What installing needs beside the model; for a terminal and an editor alike. */
export interface InstallSetup {
  /** The folder of installed models. */
  readonly store: string;
  readonly engineFiles: EngineFiles;
  readonly network: Network;
  readonly onStep: (step: InstallStep) => void;
}

/** What came of an installation. */
export interface Installed {
  /** False where another process installed the same model meanwhile. */
  readonly isNew: boolean;
  readonly probe?: Probe;
}

/**
 * Downloads a model, checks and unpacks it, tries it, and puts it in its place at once: whoever looks sees the old model,
 * the new one, or none. After a failure nothing is left but the parts of a download, which the next one completes.
 *
 * @param from name of the source.
 * @throws OperationalError in words for the user.
 */
export async function installModel(model: SourceModel, from: string, setup: InstallSetup): Promise<Installed> {
  const name = directionName(model.direction);
  const { store, network } = setup;
  const before = await readManifest(join(store, name));
  return whileLocked(
    join(store, `.${name}.lock`),
    network.signal,
    () => setup.onStep({ kind: 'waiting' }),
    async () => {
      const now = await readManifest(join(store, name));
      if (now && now.sha256 !== before?.sha256) return { isNew: false };
      await clear(store, name);
      const staged = join(store, `.${name}.${randomBytes(6).toString('hex')}`);
      try {
        const parts = await download(model, setup);
        setup.onStep({ kind: 'unpacking' });
        const sha256 = await stage(model, parts, staged);
        setup.onStep({ kind: 'trying' });
        const probe = await tryModel(model, staged, setup.engineFiles);
        if (network.signal.aborted) throw cancelled();
        const manifest: ModelManifest = {
          ...model.direction,
          version: model.version,
          architecture: model.architecture,
          from,
          engine: probe.engine,
          sha256,
        };
        await write(join(staged, manifestName), Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`));
        await replace(join(store, name), staged);
        await Promise.all(parts.filter(({ isOurs }) => isOurs).map(({ path }) => rm(path, { force: true })));
        return { isNew: true, probe };
      } finally {
        await rm(staged, { recursive: true, force: true });
      }
    },
  );
}

interface Part {
  readonly file: SourceFile;
  readonly path: string;
  /** False for a file of a folder, which is not ours to delete. */
  readonly isOurs: boolean;
}

async function download(model: SourceModel, { store, network, onStep }: InstallSetup): Promise<readonly Part[]> {
  const isRemote = (file: SourceFile) => /^https?:/.test(file.address);
  const sizes = model.files.map((file) => file.size);
  const total = sizes.includes(undefined) ? undefined : sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
  const parts: Part[] = [];
  let before = 0;
  for (const file of model.files) {
    let size = file.size ?? 0;
    const path = isRemote(file)
      ? await downloadFile(file, join(store, '.downloads'), network, (bytes) => {
          size = bytes;
          onStep({ kind: 'downloading', done: before + bytes, total });
        })
      : file.address;
    before += size;
    parts.push({ file, path, isOurs: isRemote(file) });
  }
  return parts;
}

/** Writes the unpacked files into a folder of their own. */
async function stage(model: SourceModel, parts: readonly Part[], folder: string): Promise<string> {
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw unwritable(folder, error);
  });
  let sha256 = '';
  for (const { file, path, isOurs } of parts) {
    const packed = await readFile(path).catch((cause: unknown) => {
      throw new ModelError('rejected', say`${path} cannot be read; nothing was installed.`, { cause });
    });
    const bytes = await unpack(file, packed).catch(async (error: unknown) => {
      if (isOurs) await rm(path, { force: true });
      throw error;
    });
    if (file.role === 'model') sha256 = createHash('sha256').update(bytes).digest('hex');
    await write(join(folder, file.name), bytes);
  }
  if (sha256 === '')
    throw new ModelError('rejected', say`The source has no model file for ${directionName(model.direction)}.`);
  return sha256;
}

async function write(path: string, bytes: Uint8Array): Promise<void> {
  try {
    const handle = await open(path, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw unwritable(path, error);
  }
}

async function tryModel(model: SourceModel, folder: string, files: EngineFiles): Promise<Probe> {
  const staged = await readModel(folder, model.direction);
  if (!staged)
    throw new ModelError(
      'rejected',
      say`The source’s files for ${directionName(model.direction)} are not a complete model.`,
    );
  return probeModel(staged, files);
}

/** A folder in the place of another one; on Windows a file that is read holds its folder, so the old one moves away first. */
async function replace(place: string, folder: string): Promise<void> {
  const old = `${folder}.old`;
  try {
    const existed = await rename(place, old).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return false;
        throw error;
      },
    );
    await rename(folder, place).catch(async (error: unknown) => {
      if (existed) await rename(old, place);
      throw error;
    });
  } catch (error) {
    throw unwritable(place, error);
  }
  await rm(old, { recursive: true, force: true });
}

/** What an installation that was killed left behind; called by the one that holds the lock. */
async function clear(store: string, name: string): Promise<void> {
  const entries = await readdir(store).catch((): string[] => []);
  const left = entries.filter((entry) => entry.startsWith(`.${name}.`) && /\.[0-9a-f]{12}(?:\.old)?$/.test(entry));
  await Promise.all(left.map((entry) => rm(join(store, entry), { recursive: true, force: true })));
}

/**
 * Deletes an installed model.
 *
 * @returns false where there is none.
 */
export async function removeModel(store: string, name: string, signal: AbortSignal): Promise<boolean> {
  return whileLocked(
    join(store, `.${name}.lock`),
    signal,
    () => {},
    async () => {
      if (!(await readdir(store)).includes(name)) return false;
      const doomed = join(store, `.${name}.${randomBytes(6).toString('hex')}`);
      await rename(join(store, name), doomed).catch((error: unknown) => {
        throw unwritable(join(store, name), error);
      });
      await rm(doomed, { recursive: true, force: true });
      return true;
    },
  );
}
