import type { LocalizationFile } from './workspace.ts';

/**
 * Whether a file is a translation memory or a glossary: its texts are looked up, and are none that the project has to
 * translate. What goes through a project to count or to translate leaves it out, unless somebody names it.
 *
 * @param named absolute paths that the user gave.
 * @example isLookedUp(file) // true of memory/boats.tmx
 */
export function isLookedUp({ format, path }: LocalizationFile, named: readonly string[] = []): boolean {
  return format.servesAs !== undefined && !named.includes(path);
}
