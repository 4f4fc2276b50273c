import type { Catalog } from '../../catalog/catalog.ts';
import { lastAtMost } from '../../catalog/lastAtMost.ts';
import { readYaml } from './readYaml.ts';
import { YamlEntries } from './yamlEntries.ts';
import type { YamlNode } from './yamlNode.ts';
import { yamlSlot } from './yamlScalar.ts';

/** The last reading of a text: an edit needs the one that its catalog was made of. */
let last: { readonly path: string | undefined; readonly entries: YamlEntries } | undefined;

/** Reads a text, or takes what was read of it before. */
export function readingOf({ text, path }: Pick<Catalog, 'text' | 'path'>): YamlEntries {
  if (last?.entries.tree.text !== text || last.path !== path) {
    last = { path, entries: new YamlEntries(readYaml(text), path) };
  }
  return last.entries;
}

/** The string whose text starts at an offset, or undefined where none does. */
export function stringAt({ tree, strings }: YamlEntries, start: number): YamlNode | undefined {
  const string = strings[lastAtMost(strings.length, (place) => tree.start(strings[place] as number), start)];
  if (string === undefined) return undefined;
  const node = tree.node(string);
  return node.scalar && yamlSlot(tree.text, node.scalar).range.start === start ? node : undefined;
}
