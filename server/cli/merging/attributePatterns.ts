import { addTo } from '../../../shared/catalog/addTo.ts';
import { pushTo } from '../../../shared/catalog/pushTo.ts';

/** Endings that only localization files have, so that one pattern may stand for all of a repository. */
const certain = new Set([
  'po',
  'pot',
  'xlf',
  'xliff',
  'arb',
  'resx',
  'strings',
  'stringsdict',
  'xcstrings',
  'ftl',
  'tmx',
  'sdlxliff',
]);

/** Folders with so many files of a kind below them get one pattern. */
const manyFolders = 3;

/**
 * Patterns of `.gitattributes` for some files: by ending where that is sure, otherwise by folder. Folders of languages that
 * stand beside each other get one pattern together.
 *
 * @param names paths from the top of the repository, with slashes.
 * @example attributePatterns(['de.po', 'locales/de.json']); // ['*.po', '/locales/*.json']
 */
export function attributePatterns(names: readonly string[]): readonly string[] {
  const patterns = new Set<string>();
  const folders = new Map<string, Set<string>>();
  for (const name of names) {
    const ending = /\.([^./]+)$/.exec(name)?.[1] ?? '';
    const folder = name.slice(0, Math.max(0, name.lastIndexOf('/')));
    if (certain.has(ending.toLowerCase())) patterns.add(`*.${ending}`);
    else if (ending !== '') addTo(folders, ending, folder);
  }
  for (const [ending, all] of folders) {
    const parents = new Map<string, string[]>();
    for (const folder of all) pushTo(parents, folder.slice(0, Math.max(0, folder.lastIndexOf('/'))), folder);
    for (const [parent, children] of parents) {
      const together = children.length >= manyFolders && parent !== '';
      for (const folder of together ? [`${parent}/*`] : children) patterns.add(pattern(folder, ending));
    }
  }
  return [...patterns].sort();
}

/** White space ends a pattern, so any character stands for it. */
function pattern(folder: string, ending: string): string {
  return `${folder === '' ? '' : `/${folder}`}/*.${ending}`.replace(/\s/g, '?');
}
