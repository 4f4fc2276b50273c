import { rootLanguage } from '../../shared/languages/languageTag.ts';
import { familyInFolders } from './familyInFolders.ts';
import { languageOfName } from './languageOfName.ts';
import type { Family, Folders } from './partners.ts';

/** How far up from a file its site may start. */
const furthest = 12;

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
  for (let step = 0; end >= 0 && step < furthest; step++) {
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
