import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rootLanguage } from '../../shared/languages/languageTag.ts';
import type { SentenceLanguage } from '../../shared/sentences/sentence.ts';

/**
 * The language of a locale with its translations of what the server says; no other language is read.
 *
 * @param locale as a client names it: `de`, `pt-BR`, `ja_JP.UTF-8`.
 * @returns undefined for English, and where there are no translations: then the server speaks English.
 */
export function sentenceLanguage(locale: unknown): SentenceLanguage | undefined {
  const tag = typeof locale === 'string' && rootLanguage(locale.split(/[.@]/, 1).join());
  if (!tag || !/^[a-z]{2,3}$/.test(tag) || tag === 'en') return undefined;
  try {
    const folder = join(dirname(fileURLToPath(import.meta.url)), '../l10n');
    const written = JSON.parse(readFileSync(join(folder, `server.${tag}.json`), 'utf8')) as Record<string, string>;
    return { tag, sentences: new Map(Object.entries(written)) };
  } catch {
    return undefined;
  }
}
