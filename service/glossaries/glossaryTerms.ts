import { languageOf } from '../../shared/languages/languages.ts';
import { rootLanguage } from '../../shared/languages/languageTag.ts';
import { entriesOf } from '../../shared/terms/glossaryEntries.ts';
import { createTermIndex, type Term, type TermIndex } from '../../shared/terms/termIndex.ts';
import { Refusal } from '../http/errors.ts';
import type { Stores } from '../storage/store.ts';

/** Two root codes in lower case. */
export interface GlossaryPair {
  readonly source: string;
  readonly target: string;
}

/** A pair that a glossary has no dictionary for. Clients look for these words to tell it from a glossary that is gone. */
export function noDictionary({ source, target }: GlossaryPair): Refusal {
  return new Refusal(404, `Dictionary not found. No dictionary found for language pair ${source}-${target}.`);
}

/** Ids as the service gives them. */
export const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The ids of a request's glossaries, in order of precedence.
 *
 * @throws Refusal 400 in the API's words.
 */
export function glossaryIds(request: {
  readonly glossary_id?: string | undefined;
  readonly glossary_ids?: readonly string[] | undefined;
  readonly source_lang?: string | undefined;
}): readonly string[] {
  const { glossary_id: one, glossary_ids: many } = request;
  if (one !== undefined && many !== undefined) {
    throw new Refusal(400, 'Parameters glossary_id and glossary_ids cannot be used together');
  }
  const ids = one === undefined ? (many ?? []) : [one];
  if (ids.length > 5) throw new Refusal(400, 'Parameter glossary_ids must not contain more than 5 glossary IDs');
  if (ids.length > 0 && request.source_lang === undefined) {
    throw new Refusal(400, 'Use of a glossary requires the source_lang parameter to be specified');
  }
  for (const id of ids) {
    if (!uuid.test(id)) {
      throw new Refusal(400, `Value for '${one === undefined ? 'glossary_ids' : 'glossary_id'}' not supported.`);
    }
  }
  return ids;
}

/**
 * The terms of glossaries for a pair of languages; where two know the same source, the earlier glossary wins.
 *
 * @param source, target any code of the languages; dictionaries are kept by root.
 * @throws Refusal 404 for a glossary that is not there or has no dictionary for the pair.
 */
export async function glossaryTerms(
  deps: Stores<'glossaries'>,
  ids: readonly string[],
  source: string,
  target: string,
): Promise<TermIndex | undefined> {
  if (ids.length === 0) return undefined;
  const terms = new Map<string, Term>();
  for (const id of ids) {
    if (!(await deps.store.glossaries.get(id.toLowerCase()))) throw new Refusal(404, 'Glossary not found');
    const dictionary = await deps.store.glossaries.dictionary(
      id.toLowerCase(),
      rootLanguage(source),
      rootLanguage(target),
    );
    if (!dictionary) throw noDictionary({ source: rootLanguage(source), target: rootLanguage(target) });
    for (const [term, translation] of entriesOf(dictionary.entries)) {
      if (!terms.has(term)) terms.set(term, { source: term, targets: [translation], forbidden: [] });
    }
  }
  return createTermIndex([...terms.values()]);
}

/** The root code of a language for which glossaries can be kept, or undefined. */
export function glossaryLanguage(code: string): string | undefined {
  const language = languageOf(code);
  return language?.has('glossary_resource') ? language.code : undefined;
}
