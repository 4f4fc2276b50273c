import { rootLanguage } from '../languages/languageTag.ts';

/** A Hunspell dictionary: the paths of its two files. */
export interface DictionaryFiles {
  readonly aff: string;
  readonly dic: string;
}

/** A folder that may hold dictionaries, and the names of what is in it. */
export interface DictionaryFolder {
  /** Without a slash at its end. */
  readonly path: string;
  readonly names: readonly string[];
}

/** Where Debian, Fedora, Arch and macOS keep the dictionaries of the system. */
export const systemDictionaryFolders = ['/usr/share/hunspell', '/usr/share/myspell/dicts', '/Library/Spelling'];

/** Languages whose dictionaries are part of the program: those whose licences allow it. */
const bundledLanguages = ['en', 'fr', 'es', 'pt', 'nl', 'pl', 'ru'];

/** Regions that the bundled dictionaries are made for, where others write otherwise. */
const bundledRegions: Readonly<Record<string, string>> = { pt: 'pt-BR', en: 'en-US' };

/** Of the dictionaries of one language the one that stands for it where no region is asked for. */
const mainRegions: Readonly<Record<string, string>> = { de: 'de_DE', it: 'it_IT', sv: 'sv_SE', uk: 'uk_UA' };

/**
 * The dictionaries there are, by root code (`fr`), and by code with region (`en-GB`) for those of folders.
 *
 * @param bundled the folder of the program, with `<language>.aff` and `<language>.dic`.
 * @param folders further ones, in the order in which they count.
 * @param userFolders folders of the user, which go before those of the program.
 */
export function chooseDictionaries(
  bundled: DictionaryFolder,
  folders: readonly DictionaryFolder[],
  userFolders: readonly DictionaryFolder[] = [],
): ReadonlyMap<string, DictionaryFiles> {
  const byLanguage = new Map<string, DictionaryFiles>();
  const add = ({ path, names }: DictionaryFolder, takesRoots: (root: string) => boolean) => {
    const there = new Set(names);
    for (const name of [...names].sort()) {
      const [, base, root, region] = /^(([a-z]{2,3})(?:[_-]([A-Z]{2}))?)\.dic$/.exec(name) ?? [];
      if (!base || !root || !there.has(`${base}.aff`)) continue;
      const files = { aff: `${path}/${base}.aff`, dic: `${path}/${name}` };
      if (region && !byLanguage.has(`${root}-${region}`)) byLanguage.set(`${root}-${region}`, files);
      const isMain = !region || mainRegions[root] === `${root}_${region}`;
      if (takesRoots(root) && (isMain || !byLanguage.has(root))) byLanguage.set(root, files);
    }
  };
  const taken = new Set<string>();
  for (const folder of userFolders) {
    add(folder, (root) => !taken.has(root));
    for (const code of byLanguage.keys()) taken.add(code);
  }
  for (const language of bundledLanguages) {
    const there = bundled.names.includes(`${language}.aff`) && bundled.names.includes(`${language}.dic`);
    const files = { aff: `${bundled.path}/${language}.aff`, dic: `${bundled.path}/${language}.dic` };
    if (there && !byLanguage.has(language)) byLanguage.set(language, files);
  }
  for (const folder of folders) add(folder, (root) => !bundledLanguages.includes(root) && !taken.has(root));
  return byLanguage;
}

/**
 * The code of the dictionary that serves a language; undefined where none does. A dictionary of another region serves
 * where regions write alike: British texts are read with the American one (see `otherVariants`), those of Portugal not
 * with that of Brazil.
 *
 * @param language BCP 47, `_` or `-`.
 * @example dictionaryFor('de_AT', new Set(['de'])); // 'de'
 */
export function dictionaryFor(
  language: string,
  codes: { has(code: string): boolean },
): { readonly code: string; readonly variants: boolean } | undefined {
  const root = rootLanguage(language);
  const region = /[-_]([A-Za-z]{2})(?=$|[-_])/.exec(language)?.[1]?.toUpperCase();
  const exact = region === undefined ? root : `${root}-${region}`;
  if (codes.has(exact)) return { code: exact, variants: false };
  if (!codes.has(root) || (root === 'pt' && region !== undefined && exact !== bundledRegions.pt)) return undefined;
  return { code: root, variants: root === 'en' && exact !== bundledRegions.en };
}
