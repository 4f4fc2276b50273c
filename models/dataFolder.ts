import { homedir } from 'node:os';
import { join } from 'node:path';

/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The folder in which Interline keeps a user's data, by the platform's custom (XDG Base Directory Specification on
 * Linux).
 */
export function defaultDataFolder(env: Environment = process.env, platform: string = process.platform): string {
  if (env.INTERLINE_DATA) return env.INTERLINE_DATA;
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'Interline');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Interline');
  return join(env.XDG_DATA_HOME ?? join(homedir(), '.local', 'share'), 'interline');
}

/** The folder of the models that are installed, which every program and window of a user shares. */
export function modelStore(env: Environment = process.env, platform: string = process.platform): string {
  return join(defaultDataFolder(env, platform), 'models');
}

/** Where `fxtranslate` keeps its models: they are read where they are, and never changed. */
export function fxtranslateCache(env: Environment = process.env, platform: string = process.platform): string {
  const path = ['fxtranslate', 'models'];
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), ...path);
  if (platform === 'darwin') return join(homedir(), 'Library', 'Caches', ...path);
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), ...path);
}

/** Every folder that models are looked for in, the first one first. */
export function modelFolders(env: Environment = process.env, platform: string = process.platform): readonly string[] {
  return [modelStore(env, platform), fxtranslateCache(env, platform)];
}
