import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rootLanguage } from '../../../shared/languages/languageTag.ts';
import { packedJson } from '../packedJson.ts';

/** Languages whose phrases are kept by region. */
const regions: Readonly<Record<string, string>> = { en: 'de', pt: 'pt-BR' };

/**
 * Words that many texts of a language have: those of the phrase memory, which people wrote for programs. They tell which
 * of two words that are as near to a misspelt one was meant.
 *
 * @param folder of the built phrase memory.
 * @returns words in lower case; none for a language that it does not have.
 */
export async function usualWords(folder: string, language: string): Promise<ReadonlySet<string>> {
  const root = rootLanguage(language);
  const path = join(folder, `${regions[root] ?? root}.json.br`);
  if (!existsSync(path)) return new Set();
  const pairs = await packedJson(path);
  if (!Array.isArray(pairs)) return new Set();
  const texts = pairs.map((pair: unknown) => (Array.isArray(pair) ? String(pair[root === 'en' ? 0 : 1]) : ''));
  return new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? []));
}
