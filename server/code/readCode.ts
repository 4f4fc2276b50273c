import { pushAll } from '../../shared/catalog/pushAll.ts';
import { slashedPath } from '../../shared/catalog/slashedPath.ts';
import { inLocaleFolder } from '../../shared/languages/localePath.ts';
import type { CodeFile } from './codeFile.ts';
import { addDeclaredKeys } from './declaredKeys.ts';
import { i18nBlocks, isOwnKey } from './i18nBlocks.ts';
import { loadParsers } from './loadParsers.ts';
import { readScript } from './readScript.ts';
import { readTemplate, scriptParts } from './readTemplate.ts';
import { extensionOf, isMarkup, largestCode, noFindings } from './scriptPart.ts';

/** Extensions of source code that is read, with the dot. */
export const codeExtensions: readonly string[] = '.js .jsx .ts .tsx .mjs .cjs .mts .cts .vue .svelte .html'.split(' ');

/** True for a path of source code that a person wrote: no declarations, nothing minified. */
export function isCode(path: string): boolean {
  return codeExtensions.includes(extensionOf(path)) && !/\.d\.[cm]?ts$|\.min\.|\.bundle\./.test(path);
}

/**
 * Reads what a source file says about keys. Never throws for what is in it.
 *
 * @param path absolute; its extension says what the text is.
 * @example (await readCode('/app/cart.tsx', "t('cart.title')")).uses[0]?.key; // 'cart.title'
 */
export async function readCode(path: string, text: string): Promise<CodeFile> {
  const found = noFindings();
  const file = { path, text, ...found };
  if (text.length > largestCode) return file;
  const { ts, JsxLexer } = await loadParsers();
  const parts = scriptParts(path, text, found);
  const own = extensionOf(path) === '.vue' ? i18nBlocks(text) : undefined;
  for (const key of own?.global ?? []) found.declared.add(key);
  if (!isMarkup(extensionOf(path)) && inLocaleFolder(slashedPath(path))) addDeclaredKeys(ts, text, found.declared);
  const queue = [...parts];
  for (const part of queue) {
    for (const inline of readScript(ts, part, found)) {
      pushAll(queue, readTemplate(' '.repeat(inline.start) + inline.text, '.html', found));
    }
    if (part.template) continue;
    const placed = new Set(found.uses.map(({ key }) => key));
    for (const key of lexed(JsxLexer, part.text)) if (!placed.has(key)) found.mentioned.add(key);
  }
  return own && own.local.size > 0 ? { ...file, uses: file.uses.filter(({ key }) => !isOwnKey(own, key)) } : file;
}

/** The keys that i18next-parser finds; it gives up on some code. */
function lexed(Lexer: typeof import('./codeParsers.mjs').JsxLexer, text: string): readonly string[] {
  try {
    return new Lexer().extract(text, 'a.tsx').flatMap(({ key, keyPrefix, namespace }) => {
      if (!key) return [];
      const full = keyPrefix ? `${keyPrefix}.${key}` : key;
      return namespace ? [full, `${namespace}:${full}`] : [full];
    });
  } catch {
    return [];
  }
}
