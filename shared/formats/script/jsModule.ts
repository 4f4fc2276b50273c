import { inLocaleFolder, inUsualFolders, namesLanguage, readsLikeText } from '../../languages/localePath.ts';
import { textsOf } from '../entryTree/entryTree.ts';
import type { Format } from '../format.ts';
import { readModule } from './readModule.ts';
import { scriptFacts, scriptFormat } from './scriptFormat.ts';
import { scriptSlot } from './scriptText.ts';

/**
 * Modules of JavaScript and TypeScript that export an object of texts, one language a file (`locale/de.js`):
 * `export default {…}`, `module.exports = {…}`, `export const messages = {…} as const`. Each literal is a segment; its id is
 * the path of its keys. Nothing is executed; what is no literal is left alone.
 *
 * @example jsModule.parse("export default { menu: { open: 'Öffnen' } }").segments.at(0)?.id; // 'menu.open'
 */
export const jsModule: Format = {
  id: 'js-module',
  name: 'JavaScript module',
  kind: 'monolingual',
  languageIds: ['javascript', 'typescript'],
  extensions: ['.js', '.mjs', '.cjs', '.ts', '.mts', '.cts'],
  sharesCode: true,
  shownBy: { paths: [inUsualFolders('.js'), inUsualFolders('.ts')] },
  facts: scriptFacts,
  states: ['untranslated', 'translated'],
  discovered: 'in-locale-folder',
  mayLieAt: (path) =>
    !/\.d\.[cm]?ts$|\.min\.|\.(?:test|spec)\./.test(path) && (inLocaleFolder(path) || namesLanguage(stemOf(path))),
  detect: (_path, head) => holdsTexts(head) && 'perhaps',
  ...scriptFormat('js-module', 'JavaScript', readModule),
};

const stemOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');

/** Fewer texts among values that are none are options of a program. */
const leastShare = 1 / 3;

/** Whether the start of a module exports texts, and more of them than it does of anything else. */
function holdsTexts(head: string): boolean {
  const isCut = head.length >= 4096;
  if (!isCut && !/\bexports?\b/.test(head)) return false;
  const { leaves, statements, programs } = readModule(head, isCut);
  const texts = leaves.flatMap((leaf) => textsOf(leaf) ?? []);
  // What nobody has translated yet says nothing.
  const values = texts.map((literal) => scriptSlot(head, literal).value).filter((value) => value !== '');
  const read = values.filter(readsLikeText).length;
  return texts.length > 0 && read >= leastShare * values.length && statements + programs <= texts.length;
}
