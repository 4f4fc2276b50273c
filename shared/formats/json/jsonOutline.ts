import type { Catalog } from '../../catalog/catalog.ts';
import { type KeyTree, keyTree } from '../keyTree.ts';
import { encodeJson } from './jsonString.ts';

/** Dialects in which an entry is a string by its key. */
const plainDialects = /^(?:nested|i18next|i18next-v3|ngx-translate|vue|laravel)$/;

/** Dialects in which it stands in an object of its own, by what its text is called there. */
const wrappers: Readonly<Record<string, string>> = { formatjs: 'defaultMessage', chrome: 'message' };

/** See {@link Format.outline}. */
export function jsonOutline(
  texts: ReadonlyMap<string, string>,
  isFlat: boolean,
  { dialect = 'nested' }: Pick<Catalog, 'dialect'>,
): string | undefined {
  const wrapper = wrappers[dialect];
  const isArb = dialect === 'arb';
  if (!wrapper && !isArb && !plainDialects.test(dialect)) return undefined;
  const all = isArb ? new Map([['@@locale', 'en'], ...texts]) : texts;
  const tree = keyTree(all, isFlat || isArb || wrapper !== undefined);
  const leaf = (text: string) => (wrapper ? `{"${wrapper}":"${encodeJson(text)}"}` : `"${encodeJson(text)}"`);
  // A file without entries is laid out as this one is.
  return tree && `${written(tree, leaf, '')}\n`;
}

function written(tree: KeyTree, leaf: (text: string) => string, indent: string): string {
  const inner = `${indent}  `;
  const members = [...tree].map(([key, value]) => {
    const content = typeof value === 'string' ? leaf(value) : written(value, leaf, inner);
    return `${inner}"${encodeJson(key)}": ${content}`;
  });
  return `{\n${members.join(',\n')}\n${indent}}`;
}
