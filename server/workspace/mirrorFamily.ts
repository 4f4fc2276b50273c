import { rootLanguage } from '../../shared/languages/languageCodes.ts';
import { languageTag } from './languageTag.ts';
import { type Placement, placeLanguage } from './layout.ts';
import type { Family, Folders, Partner } from './partners.ts';

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
  const at = parts.findLastIndex((part, i) => mirrorFolder.test(part) && i + 2 < parts.length);
  if (at >= 0) {
    const [before, rest] = [parts.slice(0, at), parts.slice(at + 2).join('/')];
    const source = [...before, rest].join('/');
    if (!languageTag(parts[at + 1] ?? '') || !(await folders.exists(source))) return undefined;
    const family = await familyIn(parts.slice(0, at + 1).join('/'), rest, source, sourceLanguage, folders);
    const self = family?.targets.find((partner) => partner.path === path);
    return family && self && { ...family, self };
  }
  for (let end = parts.length - 1; end >= Math.max(0, parts.length - furthest); end--) {
    const folder = parts.slice(0, end).join('/');
    for (const name of await folders.list(end === 0 ? '.' : folder)) {
      if (!mirrorFolder.test(name)) continue;
      const mirror = end === 0 ? name : `${folder}/${name}`;
      const family = await familyIn(mirror, parts.slice(end).join('/'), path, sourceLanguage, folders);
      if (family) return family;
    }
  }
  return undefined;
}

/** The translations of a page in the folders of a mirror; undefined where it has none there. */
async function familyIn(
  mirror: string,
  rest: string,
  path: string,
  sourceLanguage: string,
  folders: Folders,
): Promise<Family | undefined> {
  const placement: Placement = {
    parts: [`${mirror}/`, `/${rest}`],
    written: '',
    language: sourceLanguage,
    by: 'folder',
  };
  const targets: Partner[] = [];
  for (const written of await folders.list(mirror)) {
    const language = languageTag(written);
    if (!language || rootLanguage(language) === rootLanguage(sourceLanguage)) continue;
    const target = placeLanguage(placement, written);
    if (await folders.exists(target)) targets.push({ path: target, language, written });
  }
  if (targets.length === 0) return undefined;
  const source: Partner = { path, language: sourceLanguage, written: '' };
  return { placement, source, targets, self: source };
}
