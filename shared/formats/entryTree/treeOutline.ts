import { plain } from '../../catalog/content.ts';
import { type KeyTree, keyTree } from '../keyTree.ts';
import { type TreeGroup, type TreeNotation, textsOf } from './entryTree.ts';

/**
 * A text with some keys and nothing else, in the outermost group of a file and in the way that its first entry is written;
 * see `Format.outline`.
 *
 * @param text of the file.
 */
export function treeOutline(
  notation: TreeNotation,
  text: string,
  texts: ReadonlyMap<string, string>,
  isFlat: boolean,
): string | undefined {
  const { lead, open, close, sign } = notation.signs ?? { lead: '', open: '{', close: '}', sign: ':' };
  const tree = keyTree(texts, isFlat);
  const leaf = notation.read(text).leaves.find((one) => textsOf(one));
  const start = leaf && textsOf(leaf)?.[0]?.start;
  if (!tree || !leaf || start === undefined) return undefined;
  const quote = text.charAt(start);
  const isQuoted = /["'`]/.test(text.charAt(leaf.keyRange.start - 1) + text.charAt(leaf.keyRange.start));
  const key = (name: string) =>
    isQuoted || !/^[A-Za-z_$][\w$]*$/.test(name) ? quote + notation.encode(plain(name), quote, text) + quote : name;
  const written = (group: KeyTree): string =>
    [...group]
      .map(([name, value]) => {
        const inner =
          typeof value === 'string'
            ? quote + notation.encode(plain(value), quote, text) + quote
            : open + written(value) + close;
        return `${key(name)}${sign} ${inner}`;
      })
      .join(', ');
  const outer = outermost(leaf.parent);
  return outer?.owner && lead + text.slice(outer.owner.start, outer.open) + written(tree) + text.charAt(outer.close);
}

/** The group of the file that all others of an entry lie in, but for the file itself. */
function outermost(group: TreeGroup): TreeGroup | undefined {
  let outer: TreeGroup | undefined;
  for (let ancestor: TreeGroup | undefined = group; ancestor?.owner; ancestor = ancestor.owner.parent) outer = ancestor;
  return outer;
}
