import { readFile } from 'node:fs/promises';
import type { MessageQuoting } from '../../shared/catalog/segment.ts';
import { slashedPath } from '../../shared/catalog/slashedPath.ts';

/** What Flutter's generator of localizations is told, at the root of the app. */
const settingsFile = 'l10n.yaml';

/** How far up from an ARB file its app's root may be. */
const folders = 8;

/** What an apostrophe does in the ARB files of Flutter apps, as their `l10n.yaml` says. */
export interface FlutterQuoting {
  /**
   * @param path absolute, with the machine's separators.
   * @returns undefined for a file that is no ARB file.
   */
  of(path: string): Promise<MessageQuoting | undefined>;
  /** Something changed on disk. True where that may change an answer. */
  forget(path: string): boolean;
}

/**
 * Reads `use-escaping` of the nearest `l10n.yaml` at or above a file; at the folder of a `pubspec.yaml`, where an app
 * ends, it looks no further. A file that cannot be read or makes no sense says nothing: Flutter reports it.
 *
 * @example // lib/l10n/app_fr.arb below l10n.yaml with `use-escaping: true`
 * await createFlutterQuoting().of('/app/lib/l10n/app_fr.arb'); // 'pairs'
 */
export function createFlutterQuoting(
  read: (path: string) => Promise<string> = (path) => readFile(path, 'utf8'),
): FlutterQuoting {
  const quotingByFolder = new Map<string, Promise<MessageQuoting>>();
  const isThere = (path: string) =>
    read(path).then(
      () => true,
      () => false,
    );
  const above = async (folder: string): Promise<MessageQuoting> => {
    let parent = folder;
    for (let i = 0; i < folders && parent !== ''; i++) {
      const text = await read(`${parent}/${settingsFile}`).catch(() => undefined);
      if (text !== undefined) return (await usesEscaping(text)) ? 'pairs' : 'none';
      if (await isThere(`${parent}/pubspec.yaml`)) return 'none';
      parent = parent.slice(0, Math.max(0, parent.lastIndexOf('/')));
    }
    return 'none';
  };
  return {
    async of(path) {
      const name = slashedPath(path);
      if (!name.toLowerCase().endsWith('.arb')) return undefined;
      const folder = name.slice(0, name.lastIndexOf('/'));
      const answer = quotingByFolder.get(folder) ?? above(folder);
      quotingByFolder.set(folder, answer);
      return answer;
    },
    forget(path) {
      if (!/(?:^|[\\/])(?:l10n|pubspec)\.yaml$/.test(path)) return false;
      quotingByFolder.clear();
      return true;
    },
  };
}

async function usesEscaping(text: string): Promise<boolean> {
  const { parse } = await import('yaml');
  try {
    const settings: unknown = parse(text, { logLevel: 'silent' });
    return typeof settings === 'object' && settings !== null && 'use-escaping' in settings
      ? settings['use-escaping'] === true
      : false;
  } catch {
    return false;
  }
}
