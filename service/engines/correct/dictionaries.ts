import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A Hunspell dictionary: the paths of its two files. */
export interface DictionaryFiles {
  readonly aff: string;
  readonly dic: string;
}

/** Where Debian, Fedora, Arch and macOS keep the dictionaries of the system. */
const systemFolders = ['/usr/share/hunspell', '/usr/share/myspell/dicts', '/Library/Spelling'];

/** Languages whose dictionaries are part of the program: those whose licences allow it. */
export const bundledLanguages = ['en', 'fr', 'es', 'pt', 'nl', 'pl', 'ru'];

/** Of the dictionaries of one language the one that stands for it where no region is asked for. */
const mainRegions: Readonly<Record<string, string>> = { de: 'de_DE', it: 'it_IT', sv: 'sv_SE', uk: 'uk_UA' };

/**
 * The dictionaries there are, by root code (`fr`), and by code with region (`en-GB`) for those of the system.
 *
 * @param bundled folder with `<language>.aff` and `<language>.dic`; the one of the built program by default.
 */
export function findDictionaries(
  bundled: string = builtFolder(),
  system: readonly string[] = systemFolders,
): ReadonlyMap<string, DictionaryFiles> {
  const found = new Map<string, DictionaryFiles>();
  for (const language of bundledLanguages) {
    const files = { aff: join(bundled, `${language}.aff`), dic: join(bundled, `${language}.dic`) };
    if (existsSync(files.aff) && existsSync(files.dic)) found.set(language, files);
  }
  for (const folder of system) {
    for (const name of existsSync(folder) ? readdirSync(folder).sort() : []) {
      const [, base, root, region] = /^(([a-z]{2,3})(?:[_-]([A-Z]{2}))?)\.dic$/.exec(name) ?? [];
      if (!base || !root || !existsSync(join(folder, `${base}.aff`))) continue;
      const files = { aff: join(folder, `${base}.aff`), dic: join(folder, name) };
      if (region && !found.has(`${root}-${region}`)) found.set(`${root}-${region}`, files);
      const isMain = !region || mainRegions[root] === `${root}_${region}`;
      if (!bundledLanguages.includes(root) && (isMain || !found.has(root))) found.set(root, files);
    }
  }
  return found;
}

/** Beside the bundle in a built program, in the build folder when run from source. */
function builtFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const beside = join(here, 'dictionaries');
  return existsSync(beside) ? beside : join(here, '../../../dist/dictionaries');
}
