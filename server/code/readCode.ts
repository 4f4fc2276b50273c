import { pushAll } from '../../shared/catalog/pushAll.ts';
import { slashedPath } from '../../shared/catalog/slashedPath.ts';
import { inLocaleFolder } from '../../shared/languages/localePath.ts';
import type { CodeFile, CodeFindings, KeyUse } from './codeFile.ts';
import { addDeclaredKeys } from './declaredKeys.ts';
import { type ComponentTexts, i18nBlocks, ownTexts } from './i18nBlocks.ts';
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

/** Code that hands vue-i18n its texts may hold them itself. */
const givesMessages = /\b(?:createI18n|VueI18n|defineI18nConfig)\s*\(/;

/**
 * Reads what a source file says about keys. Never throws for what is in it.
 *
 * @param path absolute; its extension says what the text is.
 * @example (await readCode('/app/cart.tsx', "t('cart.title')")).uses[0]?.key; // 'cart.title'
 */
export async function readCode(path: string, text: string): Promise<CodeFile> {
  const findings = noFindings();
  const file: CodeFile = { path, text, blockTexts: [], ...findings };
  if (text.length > largestCode) return file;
  const { ts, JsxLexer } = await loadParsers();
  const parts = scriptParts(path, text, findings);
  const blockTexts = extensionOf(path) === '.vue' ? i18nBlocks(text) : undefined;
  for (const { key } of blockTexts?.global ?? []) findings.declared.add(key);
  if (!isMarkup(extensionOf(path)) && (inLocaleFolder(slashedPath(path)) || givesMessages.test(text)))
    addDeclaredKeys(ts, text, findings.declared);
  const queue = [...parts];
  for (const part of queue) {
    for (const inline of readScript(ts, part, findings)) {
      pushAll(queue, readTemplate(' '.repeat(inline.start) + inline.text, '.html', findings));
    }
    if (part.template) continue;
    const placed = new Set(findings.uses.map(({ key }) => key));
    for (const key of lexed(JsxLexer, part.text)) if (!placed.has(key)) findings.mentioned.add(key);
  }
  if (blockTexts) addOwnTexts(blockTexts, findings);
  return blockTexts ? { ...file, blockTexts: blockTexts.local } : file;
}

/** Says of each call which texts of the component it asks for; one that may ask for texts nobody sees is optional. */
function addOwnTexts({ local, isElsewhere }: ComponentTexts, { uses, possible }: CodeFindings): void {
  const asking = (use: KeyUse): KeyUse => {
    const componentTexts = ownTexts(local, use.key);
    if (componentTexts) return { ...use, componentTexts };
    return isElsewhere ? { ...use, optional: true } : use;
  };
  if (local.length === 0 && !isElsewhere) return;
  for (const list of [uses, ...[...possible.values()].map((calls) => calls.uses)]) {
    list.splice(0, list.length, ...list.map(asking));
  }
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
