import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { plain } from '../../shared/catalog/content.ts';
import { readMoEntries } from '../../shared/encoding/moFile.ts';
import { analyzeMessage } from '../../shared/messages/analyzeMessage.ts';
import { withoutAccelerator } from '../../shared/messages/maskAccelerator.ts';
import { languageOfName } from './languageOfName.ts';

/** A compiled gettext catalogue of a program on this machine. */
export interface SystemCatalog {
  /** Its text domain: `nautilus`. */
  readonly program: string;
  /** BCP 47: `pt-BR`, `sr-Latn`. */
  readonly language: string;
  readonly path: string;
}

/** An English text of a program with its translation. */
export interface SystemPair {
  readonly source: string;
  readonly target: string;
}

/** Larger files are no catalogues of texts; the largest known ones have 3 MB. */
const mostBytes = 32 * 1024 * 1024;
/** Longer texts are licences and manuals. */
const mostCharacters = 1000;

/**
 * Where the programs of this machine keep their catalogues: the folder that `TEXTDOMAINDIR` names, then those of the
 * system; none where it is not Linux.
 */
export function systemFolders(
  env: Readonly<Record<string, string | undefined>> = process.env,
  platform: string = process.platform,
): readonly string[] {
  if (platform !== 'linux') return [];
  // `locale-langpack` is where Ubuntu's language packs are.
  const usual = ['/usr/local/share/locale', '/usr/share/locale', '/usr/share/locale-langpack'];
  return [...new Set([...(env.TEXTDOMAINDIR ? [env.TEXTDOMAINDIR] : []), ...usual])];
}

/** The catalogues in some folders, by language and program; nothing is read but the folders. */
export async function systemCatalogs(folders: readonly string[] = systemFolders()): Promise<readonly SystemCatalog[]> {
  const catalogs: SystemCatalog[] = [];
  for (const folder of folders) {
    for (const name of await namesIn(folder)) {
      const language = localeLanguage(name);
      if (language === undefined) continue;
      const messages = join(folder, name, 'LC_MESSAGES');
      for (const file of await namesIn(messages)) {
        if (file.endsWith('.mo'))
          catalogs.push({ program: basename(file, '.mo'), language, path: join(messages, file) });
      }
    }
  }
  const order = ({ language, program }: SystemCatalog) => `${language}\u0000${program}`;
  return catalogs.sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** The language of a locale's name (`de_DE.UTF-8`, `sr@latin`); `pt` is Portuguese of Portugal there. */
function localeLanguage(name: string): string | undefined {
  const language = languageOfName(name.replace(/\.[^@]*/, ''));
  return language === 'pt' ? 'pt-PT' : language;
}

/**
 * Whether texts in a language serve one who wants another: the same language and script, and no other region.
 *
 * @param language BCP 47, as the catalogue has it.
 * @param wanted BCP 47, `_` or `-`.
 * @example servesLanguage('zh-CN', 'zh-Hans'); // true
 * @example servesLanguage('pt-PT', 'pt-BR'); // false
 */
export function servesLanguage(language: string, wanted: string): boolean {
  const [ours, theirs] = [localeOf(language), localeOf(wanted)];
  if (!ours || !theirs || ours.language !== theirs.language) return false;
  if (ours.maximize().script !== theirs.maximize().script) return false;
  return ours.region === undefined || theirs.region === undefined || ours.region === theirs.region;
}

function localeOf(language: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(language.replaceAll('_', '-'));
  } catch {
    return undefined;
  }
}

/**
 * The translated texts of a catalogue: of plural messages the singular with the first form and the plural with the last
 * one, of labels with a key (`_Open`) also the label without it. A file that is no catalogue, or damaged, has those that
 * can be read.
 */
export async function readSystemCatalog(path: string): Promise<readonly SystemPair[]> {
  const info = await stat(path).catch(() => undefined);
  // What is no file (a pipe, a device) could keep the reader waiting for ever.
  if (!info?.isFile() || info.size > mostBytes) return [];
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes) return [];
  const pairs: SystemPair[] = [];
  for (const { singular, plural, translations } of readMoEntries(bytes).entries) {
    add(pairs, singular, translations[0]);
    if (plural !== undefined && plural !== singular) add(pairs, plural, translations.at(-1));
  }
  return pairs;
}

function add(pairs: SystemPair[], source: string, target = ''): void {
  if (source === target || source.length > mostCharacters || !/\p{L}/u.test(source) || target.trim() === '') return;
  pairs.push({ source, target });
  const [bareSource, bareTarget] = [withoutKey(source), withoutKey(target)];
  if (bareSource !== source && bareTarget !== target) pairs.push({ source: bareSource, target: bareTarget });
}

/** A label without its key: `_Open`, `開く(_O)`. */
function withoutKey(text: string): string {
  if (!/[_&]/.test(text)) return text;
  const without = text.replace(/\s?\([_&]\w\)/, '');
  return without === text ? withoutAccelerator(analyzeMessage(plain(text), ['accelerator'])).message.value : without;
}
