import { familyInFolders } from './familyInFolders.ts';
import { languageOfName } from './languageOfName.ts';
import type { Family, Folders } from './partners.ts';

/** How far up from a page the folder of its translations may stand. */
const furthest = 8;

const mirrorFolder = /^(?:locali[sz]ations?|translations?|i18n|l10n)$/i;

/**
 * The family of a page whose translations stand in a tree of their own that mirrors the one around it: `bridge/README.md`
 * is the source of `localization/de/bridge/README.md`.
 *
 * @param path with forward slashes.
 */
export async function mirrorFamily(
  path: string,
  sourceLanguage: string,
  folders: Folders,
): Promise<Family | undefined> {
  if (!/\.(?:mdx?|html?)$/i.test(path)) return undefined;
  const parts = path.split('/');
  const folderAt = parts.findLastIndex((part, i) => mirrorFolder.test(part) && i + 2 < parts.length);
  if (folderAt >= 0) {
    const [before, rest] = [parts.slice(0, folderAt), parts.slice(folderAt + 2).join('/')];
    const source = [...before, rest].join('/');
    if (!languageOfName(parts[folderAt + 1] ?? '') || !(await folders.exists(source))) return undefined;
    const mirror = parts.slice(0, folderAt + 1).join('/');
    const names = await folders.list(mirror);
    const family = await familyInFolders(names, { folder: mirror, rest, path: source }, sourceLanguage, folders);
    const self = family.targets.find((partner) => partner.path === path);
    return self && { ...family, self };
  }
  for (let end = parts.length - 1; end >= Math.max(0, parts.length - furthest); end--) {
    const folder = parts.slice(0, end).join('/');
    for (const name of await folders.list(end === 0 ? '.' : folder)) {
      if (!mirrorFolder.test(name)) continue;
      const mirror = end === 0 ? name : `${folder}/${name}`;
      const page = { folder: mirror, rest: parts.slice(end).join('/'), path };
      const family = await familyInFolders(await folders.list(mirror), page, sourceLanguage, folders);
      if (family.targets.length > 0) return family;
    }
  }
  return undefined;
}
