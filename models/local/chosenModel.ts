import { readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { say } from '../../shared/sentences/sentence.ts';
import { defaultDataFolder, type Environment } from '../dataFolder.ts';
import type { LocalModel } from './localModel.ts';
import { loopbackUrl } from './loopbackServer.ts';

const chosenSchema = z.object({ id: z.string().min(1), program: z.string(), url: z.string() });

/** The language model that a user chose for every program and window. */
export type ChosenModel = Pick<LocalModel, 'id' | 'program' | 'url'>;

const fileOf = (env: Environment) => join(defaultDataFolder(env), 'localModel.json');

/** The choice; undefined where there is none, its file cannot be read, or it names another machine. */
export function chosenModel(env: Environment): ChosenModel | undefined {
  try {
    const chosen = chosenSchema.parse(JSON.parse(readFileSync(fileOf(env), 'utf8')));
    loopbackUrl(say`The local model`, chosen.url, 'http');
    return chosen;
  } catch {
    return undefined;
  }
}

/** Keeps a choice among the user's data, where no project reaches; services that run use it for the next text. */
export async function chooseModel({ id, program, url }: ChosenModel, env: Environment): Promise<void> {
  const path = fileOf(env);
  await mkdir(dirname(path), { recursive: true });
  const written = `${path}.${process.pid}`;
  await writeFile(written, `${JSON.stringify({ id, program, url }, undefined, 2)}\n`, { mode: 0o600 });
  await rename(written, path);
}

/** Forgets the choice. */
export async function forgetModel(env: Environment): Promise<void> {
  await rm(fileOf(env), { force: true });
}
