import type { AskedKeys } from './askedKeys.ts';
import type { CodeFile } from './codeFile.ts';
import { type BlockText, withoutBlocks } from './i18nBlocks.ts';
import { linkedKeys, patternMatcher } from './keyNames.ts';

/**
 * The texts of a component that neither itself nor code without blocks, which may be handed its `t`, asks for: one for each
 * key, that of the first language. Where the component asks for none in a way that is known, none is called unused.
 */
export function unusedBlockTexts(
  { text, uses, dynamic, blockTexts }: CodeFile,
  { outsideBlocks }: Pick<AskedKeys, 'outsideBlocks'>,
): readonly BlockText[] {
  // A script of another file may ask for them.
  if (!uses.some(({ componentTexts }) => componentTexts) || /<script\s[^<>]*\bsrc\s*=/.test(text)) return [];
  const used = new Set(uses.flatMap(({ componentTexts = [] }) => componentTexts.map(({ key }) => key)));
  for (const { target } of blockTexts) for (const key of linkedKeys(target.value)) used.add(key);
  const asked = [...dynamic.map(({ pattern }) => pattern), ...outsideBlocks].map(patternMatcher);
  const rest = withoutBlocks(text, () => '');
  const isSpelled = (key: string) => [`'${key}'`, `"${key}"`, `\`${key}\``].some((spelled) => rest.includes(spelled));
  const left = new Map<string, BlockText>();
  for (const one of blockTexts) {
    const { key } = one;
    if (left.has(key) || used.has(key) || isSpelled(key) || asked.some((matches) => matches(key))) continue;
    left.set(key, one);
  }
  return [...left.values()];
}
