import type { Client } from '../../shared/api/client.ts';
import type { DictionaryInput } from '../../shared/api/glossaries.ts';
import type { LanguagePair } from '../../shared/api/glossariesClient.ts';
import { OperationalError } from '../../shared/api/operationalError.ts';
import { tsvDictionary } from '../../shared/api/tsvDictionary.ts';
import { glossaryEntries } from '../../shared/terms/glossaryEntries.ts';
import type { TermIndex } from '../../shared/terms/termIndex.ts';
import { serviceSource, serviceTarget } from './serviceLanguage.ts';

/** The project's glossary as a service holds it while a translation runs. */
export interface ProjectGlossary {
  /** Ids to name in requests of one pair of languages; none where the project has no terms for it. */
  idsFor(sourceLanguage: string, targetLanguage: string, signal: AbortSignal): Promise<readonly string[]>;
  /** Takes out of the service what was lent to it. */
  remove(): Promise<void>;
}

/**
 * Lends the project's terms to the embedded service for the time of one run, so that they are used inside sentences too.
 *
 * @param terms the project's terms of a pair of languages.
 */
export function lendGlossary(
  client: Client,
  terms: (sourceLanguage: string, targetLanguage: string) => Promise<TermIndex>,
): ProjectGlossary {
  const pairs = new Map<string, Promise<string | undefined>>();
  const create = async (sourceLanguage: string, targetLanguage: string): Promise<string | undefined> => {
    const dictionary = dictionaryOf(await terms(sourceLanguage, targetLanguage), sourceLanguage, targetLanguage);
    if (!dictionary) return undefined;
    try {
      return (await client.glossaries.create({ name: 'Project', dictionaries: [dictionary] })).glossary_id;
    } catch (error) {
      // Without its terms the text can still be translated, and the check of terms will tell where one is missing.
      if (error instanceof OperationalError && error.kind === 'rejected') return undefined;
      throw error;
    }
  };
  return {
    async idsFor(sourceLanguage, targetLanguage) {
      const key = `${sourceLanguage} ${targetLanguage}`;
      const made = pairs.get(key) ?? create(sourceLanguage, targetLanguage);
      pairs.set(key, made);
      const id = await made;
      return id ? [id] : [];
    },
    async remove() {
      for (const made of pairs.values()) {
        const id = await made.catch(() => undefined);
        if (id) await client.glossaries.delete(id).catch(() => undefined);
      }
    },
  };
}

/** The project's terms of a pair of languages as a dictionary of the API; undefined where there are none. */
export function dictionaryOf(
  { terms }: TermIndex,
  sourceLanguage: string,
  targetLanguage: string,
): DictionaryInput | undefined {
  const entries = glossaryEntries(terms);
  return entries.size === 0 ? undefined : tsvDictionary(glossaryPair(sourceLanguage, targetLanguage), entries);
}

/**
 * The languages of a project as those of a glossary, which has no variants.
 *
 * @example glossaryPair('en', 'pt-BR'); // { source_lang: 'en', target_lang: 'pt' }
 */
export function glossaryPair(sourceLanguage: string, targetLanguage: string): LanguagePair {
  return {
    source_lang: serviceSource(sourceLanguage),
    target_lang: serviceTarget(targetLanguage).split('-')[0] ?? targetLanguage,
  };
}
