import { type Environment, fxtranslateCache, modelStore } from './dataFolder.ts';
import { type ModelManifest, readManifest, readModels, sizeOf } from './installedModels.ts';
import { directionName, type ModelDirection } from './model.ts';

/** A model on this machine, as a list shows it. */
export interface InstalledModel {
  /** `en-de` */
  readonly name: string;
  readonly direction: ModelDirection;
  /** Bytes on the disk. */
  readonly size: number;
  readonly place: 'installed' | 'of fxtranslate';
  readonly manifest: ModelManifest | undefined;
}

/** What is on this machine, with where it is. */
export async function listInstalled(env: Environment): Promise<readonly InstalledModel[]> {
  const store = modelStore(env);
  const all = await readModels([store, fxtranslateCache(env)]);
  return Promise.all(
    all.map(async (model) => {
      const place = model.folder.startsWith(store) ? 'installed' : 'of fxtranslate';
      const [size, manifest] = await Promise.all([sizeOf(model), readManifest(model.folder)]);
      return { name: directionName(model.direction), direction: model.direction, size, place, manifest } as const;
    }),
  );
}
