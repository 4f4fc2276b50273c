import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ModelServer } from '../models/modelServer.ts';
import { sentenceModel } from '../models/sentenceModel.ts';
import type { Ended, RunOptions, Sandbox } from './runCli.ts';

/** A model that says a German sentence whatever it reads. */
export const german = sentenceModel({ words: ['Guten', 'Tag', 'und', 'willkommen!'] });

/** The environment of a user whose folders are in the sandbox. */
export const environment = (box: Sandbox, server?: ModelServer) => ({
  INTERLINE_DATA: join(box.root, 'data'),
  XDG_CACHE_HOME: join(box.root, 'cache'),
  LOCALAPPDATA: join(box.root, 'cache'),
  HOME: box.root,
  ...(server ? { INTERLINE_MODELS_SOURCE: server.url } : {}),
});

/** `interline models` for that user, with a server as its source. */
export const runModels = (
  box: Sandbox,
  server: ModelServer | undefined,
  args: readonly string[],
  options: RunOptions = {},
): Promise<Ended> => box.run(['models', ...args], { ...options, env: { ...environment(box, server), ...options.env } });

/** What is in the store, without parts of downloads. */
export function stored(box: Sandbox): string[] {
  const folder = join(box.root, 'data/models');
  return existsSync(folder) ? readdirSync(folder).filter((name) => name !== '.downloads') : [];
}

/** The record of a model's file of a type. */
export function recordOf(server: ModelServer, type: string) {
  return server.records.find(({ fileType }) => fileType === type) as {
    attachment: { hash: string; size: number; location: string };
  } & Record<string, unknown>;
}
