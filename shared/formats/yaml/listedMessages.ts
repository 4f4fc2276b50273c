import type { Catalog } from '../../catalog/catalog.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import type { NewEntry } from '../format.ts';
import { lineEndOf } from '../lines.ts';
import { textIn } from './chromeMessages.ts';
import type { YamlTree } from './yamlTree.ts';
import { writeYaml } from './yamlWrite.ts';

/**
 * Whether a file is a list of messages, each a map with its name and its text, as Hugo and go-i18n read them:
 * `- id: home` and `translation: Home` below, or a map of plural forms.
 *
 * @example isMessageList(readYaml('- id: home\n  translation: Home\n')); // true
 */
export function isMessageList(tree: YamlTree): boolean {
  const [root, second] = tree.roots;
  if (root === undefined || second !== undefined || tree.type(root) !== 'list') return false;
  for (let item = tree.first(root); item >= 0; item = tree.next(item)) {
    if (textIn(tree, item, 'id') < 0 || !hasTranslation(tree, item)) return false;
  }
  return tree.first(root) >= 0;
}

function hasTranslation(tree: YamlTree, item: number): boolean {
  for (let child = tree.first(item); child >= 0; child = tree.next(child))
    if (tree.key(child) === 'translation') return true;
  return false;
}

/**
 * The edit that adds messages to the end of such a list, with a blank line between them where the file has such.
 *
 * @throws EditRefused for a form of a message that the file has already.
 */
export function addListed({ text, segments }: Catalog, entries: readonly NewEntry[]): TextEdit[] {
  const lineEnd = lineEndOf(text, undefined);
  const lines = new Map<string, string[]>();
  for (const { missing, content } of entries) {
    const { id, plural } = missing.source;
    const name = plural?.group ?? id;
    const form = missing.category ?? plural?.category;
    if (segments.find(name) || segments.all().some((segment) => segment.plural?.group === name))
      throw new EditRefused(say`The entry has no place in this file.`);
    const write = (column: number) =>
      writeYaml(content.value, 'double', { flow: false, indent: column + 2, parent: column, lineEnd });
    const head = [`- id: ${/^[A-Za-z_][\w.-]*$/.test(name) ? name : JSON.stringify(name)}`];
    const item = lines.get(name) ?? [...head, `  translation:${form ? '' : ` ${write(2)}`}`];
    lines.set(name, form ? [...item, `    ${form}: ${write(4)}`] : item);
  }
  const isSpaced = /\n[ \t]*\r?\n- /.test(text);
  const items = [...lines.values()].map((item) => item.join(lineEnd));
  const open = text === '' || /[\r\n]$/.test(text) ? '' : lineEnd;
  const first = isSpaced && text !== '' ? lineEnd : '';
  const newText = `${open}${first}${items.join(isSpaced ? lineEnd + lineEnd : lineEnd)}${lineEnd}`;
  return [{ range: { start: text.length, end: text.length }, newText }];
}
