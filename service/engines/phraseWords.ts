import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packedJson } from './packedJson.ts';

/** Languages of which so many words are known weigh as they are; of a larger vocabulary each word says less. */
const usualVocabulary = 800;

/** The words of the phrase memory, by language. */
export interface PhraseWords {
  /**
   * How much the words of a text speak for each language, from 0 to 1: a word that many languages have, or that stands
   * in a large vocabulary, says less than one of few. Languages without any of the words are left out.
   *
   * @param words in lower case.
   */
  evidence(words: readonly string[]): ReadonlyMap<string, number>;
}

/**
 * Reads the words of the phrase memory.
 *
 * @param folder with `words.json.br`; where it is absent no word is known.
 * @example (await readPhraseWords(folder)).evidence(['einstellungen']); // Map { 'de' => 0.55 }
 */
export async function readPhraseWords(folder: string): Promise<PhraseWords> {
  const file = join(folder, 'words.json.br');
  const languagesOf = new Map<string, readonly string[]>();
  const weights = new Map<string, number>();
  if (existsSync(file)) {
    const vocabularies = (await packedJson(file)) as Readonly<Record<string, string>>;
    // most words are of one language, or of the same few: each list of languages is kept once
    const lists = new Map<string, readonly string[]>();
    for (const [language, joined] of Object.entries(vocabularies)) {
      const words = joined.split(' ');
      weights.set(language, Math.min(1, Math.sqrt(usualVocabulary / words.length)));
      for (const word of words) {
        const name = [...(languagesOf.get(word) ?? []), language].join(' ');
        const list = lists.get(name) ?? name.split(' ');
        lists.set(name, list);
        languagesOf.set(word, list);
      }
    }
  }
  return {
    evidence: (words) => {
      const shares = new Map<string, number>();
      for (const word of words) {
        const languages = languagesOf.get(word) ?? [];
        for (const language of languages) {
          const weight = (weights.get(language) ?? 1) / Math.sqrt(languages.length) / words.length;
          shares.set(language, (shares.get(language) ?? 0) + weight);
        }
      }
      return shares;
    },
  };
}
