import { rootLanguage } from '../../shared/languages/languageTag.ts';
import { languageOfName } from './languageOfName.ts';
import { type Placement, placeLanguage } from './layout.ts';
import type { Family, Folders, Partner } from './partners.ts';

/** A page that is translated in folders: `docs/de/guide.md` of `docs/guide.md`. */
export interface PageInFolders {
  /** Where the folders of languages are. */
  readonly folder: string;
  /** The path of each translation within the folder of its language. */
  readonly rest: string;
  /** The page itself. */
  readonly path: string;
}

/**
 * A page with its translations in folders of languages.
 *
 * @param names of those folders; what is no language, or the source language, is passed over.
 * @returns a family without targets where none of them has the page.
 * @example await familyInFolders(['de'], { folder: 'docs', rest: 'guide.md', path: 'docs/guide.md' }, 'en', folders)
 */
export async function familyInFolders(
  names: readonly string[],
  { folder, rest, path }: PageInFolders,
  sourceLanguage: string,
  folders: Folders,
): Promise<Family> {
  const placement: Placement = {
    parts: [`${folder}/`, `/${rest}`],
    written: '',
    language: sourceLanguage,
    languageIn: 'folder',
  };
  const targets: Partner[] = [];
  for (const written of names) {
    const language = languageOfName(written);
    if (!language || rootLanguage(language) === rootLanguage(sourceLanguage)) continue;
    const target = placeLanguage(placement, written);
    if (await folders.exists(target)) targets.push({ path: target, language, written });
  }
  const source: Partner = { path, language: sourceLanguage, written: '' };
  return { placement, source, targets, self: source };
}
