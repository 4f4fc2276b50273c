import type { Folders } from './folderCache.ts';
import { languageOfName } from './languageOfName.ts';

/** Folders beside those of languages in which templates are kept. */
export const templateFolders = ['', 'pot', 'templates', 'template', '_build/gettext'];
/** So far above a file its template is looked for: `locale/de/LC_MESSAGES/guide/intro.po` is four deep. */
const highest = 5;

/**
 * The template (`.pot`) that a PO file was made of: of its name, without a language in it (`shop-de_DE.po`, `shop.pot`), or,
 * for a file that is named after its language, the only one, in its folder or one above, or in a folder for templates there.
 *
 * @param path with forward slashes.
 * @param root of the project, with forward slashes; nothing is looked for outside.
 * @returns undefined where there is none, or where several may be it.
 * @example await gettextTemplate('/app/po/de.po', '/app', folders); // '/app/po/app.pot'
 */
export async function gettextTemplate(path: string, root: string, folders: Folders): Promise<string | undefined> {
  const parts = path.split('/');
  const stem = (parts.pop() ?? '').replace(/\.po$/i, '');
  const within = root.split('/').length;
  const heights = Array.from({ length: Math.min(highest, parts.length - within + 1) }, (_, height) => height);
  const names = namesFor(stem);
  for (const height of heights) {
    const base = parts.slice(0, parts.length - height).join('/');
    const below = parts.slice(parts.length - height);
    for (const folder of templateFolders) {
      for (let cut = 0; cut <= below.length; cut++) {
        for (const name of names) {
          const candidate = [folder ? `${base}/${folder}` : base, ...below.slice(cut), `${name}.pot`].join('/');
          if (await folders.exists(candidate)) return candidate;
        }
      }
    }
  }
  if (names.length > 0 && !parts.some((part) => part === 'LC_MESSAGES')) return undefined;
  for (const height of heights) {
    const base = parts.slice(0, parts.length - height).join('/');
    for (const folder of templateFolders) {
      const place = folder ? `${base}/${folder}` : base;
      const templates = (await folders.list(place)).filter((name) => /\.pot$/i.test(name));
      if (templates.length > 0) return templates.length === 1 ? `${place}/${templates[0]}` : undefined;
    }
  }
  return undefined;
}

/** What the template of a file may be called; nothing where the file is called after its language. */
function namesFor(stem: string): readonly string[] {
  if (languageOfName(stem)) return [];
  const suffix = /^(.+?)[-_.]([A-Za-z]{2,3}(?:[-_@][\w-]+)?)$/.exec(stem);
  const prefix = /^([A-Za-z]{2,3}(?:_[A-Z]{2})?)[-_.](.+)$/.exec(stem);
  const without = [
    ...(suffix && languageOfName(suffix[2] ?? '') ? [suffix[1] ?? ''] : []),
    ...(prefix && languageOfName(prefix[1] ?? '') ? [prefix[2] ?? ''] : []),
  ];
  return [stem, ...without];
}
