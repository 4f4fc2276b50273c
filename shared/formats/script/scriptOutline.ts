import type { Catalog } from '../../catalog/catalog.ts';
import { type KeyTree, keyTree } from '../keyTree.ts';
import { encodeScript } from './scriptText.ts';

/**
 * An object with some keys and their texts, in the quotes of a file and with its commas. See {@link Format.outline}.
 *
 * @param lead what stands before the object: `export default `.
 */
export function scriptOutline(
  texts: ReadonlyMap<string, string>,
  isFlat: boolean,
  { text, segments }: Pick<Catalog, 'text' | 'segments'>,
  lead: string,
): string | undefined {
  const tree = keyTree(texts, isFlat);
  const quotes = { "'": 0, '"': 0 };
  let quotedKeys = 0;
  for (const { target, idRange } of segments) {
    const quote = text.charAt((target?.range.start ?? 0) - 1);
    if (quote === "'" || quote === '"') quotes[quote]++;
    if (/^['"]/.test(text.charAt(idRange?.start ?? 0))) quotedKeys++;
  }
  const style = {
    quote: quotes['"'] > quotes["'"] ? '"' : "'",
    quotesKeys: quotedKeys > 0 && quotedKeys === segments.count,
    comma: /,\s*\}/.test(text) ? ',' : '',
  };
  return tree && `${lead}${written(tree, style)}\n`;
}

interface Style {
  readonly quote: string;
  readonly quotesKeys: boolean;
  readonly comma: string;
}

function written(tree: KeyTree, style: Style): string {
  const quoted = (value: string) => style.quote + encodeScript({ value }, style.quote, '') + style.quote;
  const isName = (key: string) => !style.quotesKeys && /^[A-Za-z_$][\w$]*$/.test(key);
  const members = [...tree].map(([key, value]) => {
    return `${isName(key) ? key : quoted(key)}: ${typeof value === 'string' ? quoted(value) : written(value, style)}`;
  });
  return `{\n${members.join(',\n')}${style.comma}\n}`;
}
