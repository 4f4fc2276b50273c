import { namedBehind } from './bareFamily.ts';
import type { Folders } from './folderCache.ts';
import type { Placement } from './layout.ts';
import type { Family } from './partners.ts';

/** Where pages of all kinds are translated, and where a README is. */
export const anyPage = /^(?:locali[sz]ations?|translations?|i18n|l10n)$/i;
const readmeOnly = /^(?:docs?|readmes?)$/i;
const page = /^(.+)(\.(?:mdx?|html?))$/i;

/**
 * The family of a page whose translations name their language and stand together in a folder below it: `README.md` is the
 * source of `translations/README-de.md` and `translations/README.fr.md`. A README's may also be in `docs`.
 *
 * @param path with forward slashes.
 */
export async function pagesByName(path: string, sourceLanguage: string, folders: Folders): Promise<Family | undefined> {
  const nameAt = path.lastIndexOf('/') + 1;
  const [place, name] = [path.slice(0, nameAt), path.slice(nameAt)];
  const [, stem = '', end = ''] = page.exec(name) ?? [];
  if (stem === '') return undefined;
  const below = await familyBelow(place, stem, end, sourceLanguage, folders);
  if (below) return below;
  const [, around = '', folder = ''] = /^(.*\/|)([^/]+)\/$/.exec(place) ?? [];
  for (const { index } of stem.matchAll(/(?<!^)[._-]/g)) {
    const start = stem.slice(0, index);
    if (!holdsPages(folder, start) || !(await folders.exists(around + start + end))) continue;
    const family = await familyBelow(around, start, end, sourceLanguage, folders);
    const self = family?.targets.find((partner) => partner.path === path);
    if (family && self) return { ...family, self };
  }
  return undefined;
}

const holdsPages = (folder: string, stem: string) =>
  anyPage.test(folder) || (readmeOnly.test(folder) && /^readme$/i.test(stem));

/** The names in a folder of what may hold translations of the pages there. */
export async function pageFolders(folder: string, folders: Folders): Promise<readonly string[]> {
  return (await folders.list(folder)).filter((name) => anyPage.test(name) || readmeOnly.test(name));
}

/** @param place the folder of the page, with a slash behind it. */
async function familyBelow(
  place: string,
  stem: string,
  end: string,
  sourceLanguage: string,
  folders: Folders,
): Promise<Family | undefined> {
  for (const folder of await folders.once(pageFolders, place.slice(0, -1) || '.')) {
    if (!holdsPages(folder, stem)) continue;
    for (const separator of ['.', '-', '_']) {
      const head = `${place}${folder}/${stem}${separator}`;
      const placement: Placement = { parts: [head, end], written: '', language: sourceLanguage, languageIn: 'part' };
      const targets = await namedBehind(placement, folders);
      const source = { path: place + stem + end, language: sourceLanguage, written: '' };
      if (targets.length > 0) return { placement, source, self: source, targets };
    }
  }
  return undefined;
}
