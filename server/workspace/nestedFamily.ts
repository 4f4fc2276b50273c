import { everydayWords } from '../../shared/languages/everydayWords.ts';
import { rootLanguage } from '../../shared/languages/languageTag.ts';
import { familyInFolders } from './familyInFolders.ts';
import { languageOfName } from './languageOfName.ts';
import type { Family, Folders } from './partners.ts';

/** How far up from a page the folders of its translations may stand. */
const furthest = 5;

/** A language that few other words look like: `de`, `pt-br`. */
const plainCode = /^[a-z]{2}(?:[-_][A-Za-z]{2,4})?$/;

/**
 * The family of a page in whose folder, or one above it, stand folders of other languages that repeat what is there:
 * `docs/tide.md` is the source of `docs/de/tide.md`. One folder at least has to repeat two names that make up half of it:
 * `src/cs/README.md` beside `src/README.md` is no Czech page.
 *
 * @param path with forward slashes.
 */
export async function nestedFamily(
  path: string,
  sourceLanguage: string,
  folders: Folders,
): Promise<Family | undefined> {
  if (!/\.(?:mdx?|html?)$/i.test(path)) return undefined;
  const parts = path.split('/');
  for (let i = parts.length - 2; i > Math.max(0, parts.length - 2 - furthest); i--) {
    if (!languageOfName(parts[i] ?? '')) continue;
    const [folder, rest] = [parts.slice(0, i).join('/'), parts.slice(i + 1).join('/')];
    if (!(await folders.exists(`${folder}/${rest}`))) continue;
    const family = await familyBelow(folder, rest, sourceLanguage, folders);
    const self = family.targets.find((partner) => partner.path === path);
    if (self) return { ...family, self };
  }
  for (let end = parts.length - 1; end > Math.max(0, parts.length - 1 - furthest); end--) {
    const [folder, rest] = [parts.slice(0, end).join('/'), parts.slice(end).join('/')];
    const family = await familyBelow(folder, rest, sourceLanguage, folders);
    if (family.targets.length > 0) return family;
  }
  return undefined;
}

/** A page of a folder with its translations in the folders of languages in it. */
async function familyBelow(
  folder: string,
  rest: string,
  sourceLanguage: string,
  folders: Folders,
): Promise<Family> {
  const names = await languageFolders(folder, sourceLanguage, folders);
  return familyInFolders(names, { folder, rest, path: `${folder}/${rest}` }, sourceLanguage, folders);
}

/** The folders of languages that repeat what stands beside them; none where the source language has such a folder, too. */
async function languageFolders(folder: string, sourceLanguage: string, folders: Folders): Promise<readonly string[]> {
  const names = await folders.list(folder);
  const sourceNames = new Set(names);
  const chosen: string[] = [];
  let isSure = false;
  for (const written of names) {
    const language = languageOfName(written);
    if (!language) continue;
    // What stands outside is something else then.
    if (rootLanguage(language) === rootLanguage(sourceLanguage)) return [];
    const isAlike = repeats(await folders.list(`${folder}/${written}`), sourceNames);
    const isWord = everydayWords.has(written.toLowerCase());
    if (isWord && !isAlike) continue;
    isSure ||= isAlike && !isWord && plainCode.test(written);
    chosen.push(written);
  }
  return isSure ? chosen : [];
}

function repeats(names: readonly string[], sourceNames: ReadonlySet<string>): boolean {
  const same = names.filter((name) => sourceNames.has(name)).length;
  return same > 1 && 2 * same >= names.length;
}
