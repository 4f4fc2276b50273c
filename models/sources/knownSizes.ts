import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { defaultDataFolder, type Environment } from '../dataFolder.ts';
import { downloadSize, type SourceModel } from '../modelSource.ts';

const listsSchema = z.record(
  z.string(),
  z.array(z.object({ source: z.string(), target: z.string(), size: z.number() })),
);

/** Sources whose list is remembered. */
const mostLists = 5;

const fileOf = (env: Environment) => join(defaultDataFolder(env), 'modelSizes.json');

async function readLists(env: Environment): Promise<z.infer<typeof listsSchema>> {
  try {
    return listsSchema.parse(JSON.parse(await readFile(fileOf(env), 'utf8')));
  } catch {
    return {};
  }
}

/** Notes how large the models of a source are, so that nobody has to ask it for that; what cannot be written is not noted. */
export async function rememberSizes(address: string, models: readonly SourceModel[], env: Environment): Promise<void> {
  const { [address]: _, ...others } = await readLists(env);
  const sizes = models.map((model) => ({ ...model.direction, size: downloadSize(model) }));
  const lists = Object.fromEntries([...Object.entries(others).slice(1 - mostLists), [address, sizes]]);
  const path = fileOf(env);
  const written = `${path}.${process.pid}`;
  try {
    await mkdir(defaultDataFolder(env), { recursive: true });
    await writeFile(written, JSON.stringify(lists));
    await rename(written, path);
  } catch {
    // A full disk is no reason to install nothing: the installation itself says so.
  }
}

/** What a source listed when somebody last asked it, with the sizes alone; empty where nobody did. */
export async function knownModels(address: string, env: Environment): Promise<readonly SourceModel[]> {
  const sizes = (await readLists(env))[address] ?? [];
  return sizes.map(({ source, target, size }) => ({
    direction: { source, target },
    version: '',
    files: [{ role: 'model', name: '', address: '', packed: 'no', size }],
  }));
}
