import type { Catalog } from '../../catalog/catalog.ts';
import { type KeyTree, keyTree } from '../keyTree.ts';
import { encodeJson } from './jsonString.ts';

/** Dialects in which an entry is a string by its key. */
const plainDialects = /^(?:nested|i18next|i18next-v3|ngx-translate|vue|laravel)$/;

/** See {@link Format.outline}. */
export function jsonOutline(
  texts: ReadonlyMap<string, string>,
  isFlat: boolean,
  { dialect = 'nested' }: Pick<Catalog, 'dialect'>,
): string | undefined {
  const isWrapped = dialect === 'formatjs';
  if (!isWrapped && !plainDialects.test(dialect)) return undefined;
  const tree = keyTree(texts, isFlat || isWrapped);
  const leaf = (text: string) => (isWrapped ? `{"defaultMessage":"${encodeJson(text)}"}` : `"${encodeJson(text)}"`);
  return tree && written(tree, leaf);
}

function written(tree: KeyTree, leaf: (text: string) => string): string {
  const members = [...tree].map(([key, value]) => {
    return `"${encodeJson(key)}":${typeof value === 'string' ? leaf(value) : written(value, leaf)}`;
  });
  return `{${members.join(',')}}`;
}
