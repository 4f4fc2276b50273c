import type { WantedDictionary } from '../../shared/api/glossarySync.ts';
import { glossaryEntries } from '../../shared/terms/glossaryEntries.ts';
import { targetLanguagesOf } from '../workspace/targetLanguages.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { glossaryPair } from './projectGlossary.ts';

/**
 * The project's terms as the dictionaries of a service's glossary, one for each pair of languages that has any. Languages
 * that a glossary does not tell apart (`de-AT`, `de-CH`) share one; the first that has a term decides.
 *
 * @param targets BCP 47: see {@link projectLanguages}.
 * @example (await wantedDictionaries(workspace, 'en', ['de', 'fr'])).map(({ target_lang }) => target_lang); // ['de', 'fr']
 */
export async function wantedDictionaries(
  workspace: Workspace,
  source: string,
  targets: readonly string[],
): Promise<readonly WantedDictionary[]> {
  const wanted = new Map<string, WantedDictionary & { readonly entries: Map<string, string> }>();
  for (const target of targets) {
    const pair = glossaryPair(source, target);
    const { terms } = await workspace.terms(source, target);
    const dictionary = wanted.get(pair.target_lang) ?? { ...pair, entries: new Map<string, string>() };
    for (const [term, translation] of glossaryEntries(terms)) {
      if (!dictionary.entries.has(term)) dictionary.entries.set(term, translation);
    }
    if (dictionary.entries.size > 0) wanted.set(pair.target_lang, dictionary);
  }
  return [...wanted.values()];
}

/** The languages that a project is translated into: those that its settings name, and those of its files. In order. */
export async function projectLanguages(workspace: Workspace, signal?: AbortSignal): Promise<readonly string[]> {
  const languages = new Set(workspace.settings.project.targetLanguages);
  for (const path of await workspace.files.list(undefined, signal)) {
    const file = await workspace.files.read(path).catch(() => undefined);
    if (file && file.role !== 'source') for (const language of targetLanguagesOf(file)) languages.add(language);
  }
  return [...languages].sort();
}
