import { tsvOf } from '../terms/glossaryEntries.ts';
import type { DictionaryInput } from './glossaries.ts';
import type { LanguagePair } from './glossariesClient.ts';

/**
 * Entries of a pair of languages as a service takes them.
 *
 * @param entries translations by source text: see `glossaryEntries`.
 * @example tsvDictionary({ source_lang: 'en', target_lang: 'de' }, new Map([['pier', 'Anleger']])).entries // 'pier\tAnleger'
 */
export function tsvDictionary(
  { source_lang, target_lang }: LanguagePair,
  entries: ReadonlyMap<string, string>,
): DictionaryInput {
  return { source_lang, target_lang, entries: tsvOf(entries), entries_format: 'tsv' };
}
