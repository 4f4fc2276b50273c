import { everydayWords } from '../../shared/languages/everydayWords.ts';
import { rootLanguage } from '../../shared/languages/languageTag.ts';
import { inLocaleFolder, isBundleName } from '../../shared/languages/localePath.ts';
import type { Folders } from './folderCache.ts';
import { languageOfName } from './languageOfName.ts';
import { type Placement, placements } from './layout.ts';

/**
 * Whether the path of a file without relatives tells that it is a localization file: it lies in a folder of
 * translations, is called like a bundle of texts (`messages`, `strings`), or names a language. `wire_cutter_lv.json` does
 * not: two letters behind an underscore are a language only beside other ones.
 *
 * @param path with forward slashes.
 * @param sourceLanguage BCP 47; a path may name it in any place.
 */
export async function tellsLocalization(path: string, sourceLanguage: string, folders: Folders): Promise<boolean> {
  const stem = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  if (inLocaleFolder(path) || isBundleName(stem)) return true;
  for (const placement of placements(path)) {
    if (placement.language === '' || rootLanguage(placement.language) === rootLanguage(sourceLanguage)) return true;
    if (isPlain(placement) || (placement.languageIn === 'folder' && (await hasSiblings(placement, folders))))
      return true;
  }
  return false;
}

/**
 * Whether a file lies in a folder of translations and its path names a language behind that, as a folder or as its name:
 * `lang/de/mail.php`, `Locale/de_DE.php`; not `lang/config.php` and `languages/src/index.ts`.
 *
 * @param path with forward slashes.
 */
export function isInLocaleFolder(path: string): boolean {
  return placements(path).some(
    ({ languageIn, language, written, parts: [before = ''] }) =>
      language !== '' &&
      !isFolderOfCode(written) &&
      (languageIn === 'folder' || languageIn === 'name') &&
      before.endsWith('/') &&
      inLocaleFolder(`${before}x`),
  );
}

/** `src`, `lib`, `app`: codes of languages that few speak. */
const isFolderOfCode = (name: string) => name.length === 3 && everydayWords.has(name.toLowerCase());

/** A name that is hardly anything but a language: `de.json`, `app.de.json`, `app_pt_BR.json`, `pt-BR/app.json`. */
function isPlain({ languageIn, language, written, parts: [before = ''] }: Placement): boolean {
  if (/[-_](?:[A-Z]{2}|[A-Z][a-z]{3})$/.test(written)) return true;
  return (
    !everydayWords.has(written.toLowerCase()) &&
    (languageIn === 'name' || before.endsWith('.')) &&
    language.length === 2
  );
}

/** Whether a folder that is called like a language stands among others that are. */
async function hasSiblings({ parts: [before = ''], written }: Placement, folders: Folders): Promise<boolean> {
  if (!before.endsWith('/')) return false;
  const names = await folders.list(before.slice(0, -1));
  return names.some((name) => name !== written && !name.includes('.') && languageOfName(name) !== undefined);
}
