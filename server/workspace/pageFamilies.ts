/** Pages of text that are translated in folders, by the ways in which sites and repositories lay those out. */
import { everydayWords } from '../../shared/languages/everydayWords.ts';
import { rootLanguage } from '../../shared/languages/languageTag.ts';
import type { Folders } from './folderCache.ts';
import { languageOfName } from './languageOfName.ts';
import { type Placement, placeLanguage } from './layout.ts';
import { anyPage, pageFolders } from './pagesByName.ts';
import type { Family, Partner } from './partners.ts';

/** How far up from a file its site may start. */
const furthestSite = 12;

/**
 * The family of a page of a Docusaurus site: `docs/a.md` is the source of
 * `i18n/de/docusaurus-plugin-content-docs/current/a.md`, and so are `versioned_docs`, `blog`, `src/pages` and further
 * docs of their own name (Docusaurus, “i18n – Tutorial”, translation files location).
 *
 * @param path with forward slashes.
 * @returns undefined for a file of another layout, and where the site has no translation of its kind.
 */
export async function docusaurusFamily(
  path: string,
  sourceLanguage: string,
  folders: Folders,
): Promise<Family | undefined> {
  if (!/\.mdx?$/i.test(path)) return undefined;
  const translated = /^(.*\/|)i18n\/([^/]+)\/(docusaurus-plugin-content-[^/]+\/.+)$/.exec(path);
  if (translated) {
    const [, site = '', written = '', rest = ''] = translated;
    const source = sourceOf(rest);
    if (source === undefined || !languageOfName(written) || !(await folders.exists(site + source))) return undefined;
    const family = await familyAt(site, rest, site + source, sourceLanguage, folders);
    const self = family?.targets.find((partner) => partner.path === path);
    return family && self && { ...family, self };
  }
  let end = path.lastIndexOf('/');
  for (let step = 0; end >= 0 && step < furthestSite; step++) {
    const start = path.lastIndexOf('/', end - 1) + 1;
    const rest = translationOf(path.slice(start));
    const family = rest && (await familyAt(path.slice(0, start), rest, path, sourceLanguage, folders));
    if (family) return family;
    end = start - 1;
  }
  return undefined;
}

/** From the place below a language's folder to that of the source, below the site. */
function sourceOf(rest: string): string | undefined {
  const [, kind, name = '', file = ''] =
    /^docusaurus-plugin-content-(docs|blog|pages)(?:-([^/]+))?\/(.+)$/.exec(rest) ?? [];
  if (kind === 'blog') return `${name || 'blog'}/${file}`;
  if (kind === 'pages') return `${name || 'src/pages'}/${file}`;
  if (kind !== 'docs') return undefined;
  if (file.startsWith('current/')) return `${name || 'docs'}/${file.slice('current/'.length)}`;
  return file.startsWith('version-') ? `${name ? `${name}_` : ''}versioned_docs/${file}` : undefined;
}

/** The way back from {@link sourceOf}. */
function translationOf(file: string): string | undefined {
  const slash = file.indexOf('/');
  const [folder, rest] = [file.slice(0, slash), file.slice(slash + 1)];
  const versioned = /^(?:(.+)_)?versioned_docs$/.exec(folder);
  if (versioned) return `docusaurus-plugin-content-docs${versioned[1] ? `-${versioned[1]}` : ''}/${rest}`;
  if (folder === 'docs') return `docusaurus-plugin-content-docs/current/${rest}`;
  if (folder === 'blog') return `docusaurus-plugin-content-blog/${rest}`;
  if (folder === 'src')
    return rest.startsWith('pages/') ? `docusaurus-plugin-content-pages/${rest.slice(6)}` : undefined;
  return `docusaurus-plugin-content-docs-${folder}/current/${rest}`;
}

/** The family of a source, where a language of the site has a folder for files of its kind. */
async function familyAt(
  site: string,
  rest: string,
  path: string,
  sourceLanguage: string,
  folders: Folders,
): Promise<Family | undefined> {
  const folder = `${site}i18n`;
  const plugin = rest.slice(0, rest.indexOf('/'));
  const names = await folders.list(folder);
  for (const written of names) {
    const language = languageOfName(written);
    if (!language || rootLanguage(language) === rootLanguage(sourceLanguage)) continue;
    if ((await folders.list(`${folder}/${written}`)).includes(plugin))
      return familyInFolders(names, { folder, rest, path }, sourceLanguage, folders);
  }
  return undefined;
}

/** How far up from a page the folder of its translations may stand. */
const furthestMirror = 8;

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
  const folderAt = parts.findLastIndex((part, i) => anyPage.test(part) && i + 2 < parts.length);
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
  for (let end = parts.length - 1; end >= Math.max(0, parts.length - furthestMirror); end--) {
    const folder = parts.slice(0, end).join('/');
    for (const name of await folders.once(pageFolders, end === 0 ? '.' : folder)) {
      if (!anyPage.test(name)) continue;
      const mirror = end === 0 ? name : `${folder}/${name}`;
      const page = { folder: mirror, rest: parts.slice(end).join('/'), path };
      const family = await familyInFolders(await folders.list(mirror), page, sourceLanguage, folders);
      if (family.targets.length > 0) return family;
    }
  }
  return undefined;
}

/** How far up from a page the folders of its translations may stand. */
const furthestFolders = 5;

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
  for (let i = parts.length - 2; i > Math.max(0, parts.length - 2 - furthestFolders); i--) {
    if (!languageOfName(parts[i] ?? '')) continue;
    const [folder, rest] = [parts.slice(0, i).join('/'), parts.slice(i + 1).join('/')];
    if (!(await folders.exists(`${folder}/${rest}`))) continue;
    const family = await familyBelow(folder, rest, sourceLanguage, folders);
    const self = family.targets.find((partner) => partner.path === path);
    if (self) return { ...family, self };
  }
  for (let end = parts.length - 1; end > Math.max(0, parts.length - 1 - furthestFolders); end--) {
    const [folder, rest] = [parts.slice(0, end).join('/'), parts.slice(end).join('/')];
    const family = await familyBelow(folder, rest, sourceLanguage, folders);
    if (family.targets.length > 0) return family;
  }
  return undefined;
}

/** A page of a folder with its translations in the folders of languages in it; none where the source language has such a folder, too. */
async function familyBelow(folder: string, rest: string, sourceLanguage: string, folders: Folders): Promise<Family> {
  const sourceRoot = rootLanguage(sourceLanguage);
  const languages = await folders.once(languagesIn, folder);
  // What stands outside is something else then.
  const isElsewhere = languages.some(({ language }) => rootLanguage(language) === sourceRoot);
  const names = isElsewhere ? [] : await folders.once(repeatingFolders, folder);
  return familyInFolders(names, { folder, rest, path: `${folder}/${rest}` }, sourceLanguage, folders);
}

/** What is called like a language in a folder. */
async function languagesIn(folder: string, folders: Folders) {
  const names = await folders.list(folder);
  return names.flatMap((written) => {
    const language = languageOfName(written);
    return language ? [{ written, language }] : [];
  });
}

/** The folders of languages that repeat what stands beside them. */
async function repeatingFolders(folder: string, folders: Folders): Promise<readonly string[]> {
  const sourceNames = new Set(await folders.list(folder));
  const chosen: string[] = [];
  let isSure = false;
  for (const { written } of await folders.once(languagesIn, folder)) {
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

/** A page that is translated in folders: `docs/de/guide.md` of `docs/guide.md`. */
interface PageInFolders {
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
 */
async function familyInFolders(
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
