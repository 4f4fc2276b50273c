import type { Catalog } from '../../catalog/catalog.ts';
import { type KeyTree, keyTree } from '../keyTree.ts';
import { readingOf } from './yamlReading.ts';
import { mayBeTyped } from './yamlTyped.ts';

/** See {@link Format.outline}. */
export function yamlOutline(
  texts: ReadonlyMap<string, string>,
  isFlat: boolean,
  catalog: Pick<Catalog, 'text' | 'path'>,
): string | undefined {
  const { dialect, languages } = readingOf(catalog);
  const [language, another] = languages;
  if (dialect === 'chrome' || another) return undefined;
  const tree = keyTree(texts, isFlat);
  if (!tree) return undefined;
  return lines(language ? new Map([[String(language.key), tree]]) : tree, '').join('');
}

function lines(tree: KeyTree, indent: string): readonly string[] {
  return [...tree].flatMap(([key, value]) => {
    const start = `${indent}${isPlain(key) ? key : JSON.stringify(key)}:`;
    return typeof value === 'string'
      ? [`${start} ${JSON.stringify(value)}\n`]
      : [`${start}\n`, ...lines(value, `${indent}  `)];
  });
}

const isPlain = (key: string) => /^[A-Za-z_][\w-]*$/.test(key) && !mayBeTyped(key);
