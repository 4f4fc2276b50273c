import type { TermIndex } from '../../shared/terms/termIndex.ts';
import type { LocalizationFile, Workspace } from '../workspace/workspace.ts';

/** The glossary for the languages of a file that are not its own one: those of string catalogs, memories, tables. */
export interface FurtherTerms {
  /** Undefined for a language that was not asked for before; it is read with the next ones. */
  readonly of: (language: string) => TermIndex | undefined;
  /** Reads what was asked for; false where all was there. */
  read(): Promise<boolean>;
  /** Whether the glossary of a workspace is still the one that was read. */
  isCurrent(workspace: Workspace): Promise<boolean>;
}

/**
 * What the checks of a file ask for the terms of further languages. Which ones there are is known by what they ask, so
 * that no keystroke has to look at all segments of a file.
 *
 * @param last what was known before; it is what comes back where the glossary is the same for each of its languages.
 */
export async function furtherTermsOf(
  workspace: Workspace,
  { sourceLanguage }: LocalizationFile,
  last: FurtherTerms | undefined,
): Promise<FurtherTerms> {
  if (last && (await last.isCurrent(workspace))) return last;
  const known = new Map<string, TermIndex>();
  const asked = new Set<string>();
  return {
    of(language) {
      const terms = known.get(language);
      if (!terms) asked.add(language);
      return terms;
    },
    async read() {
      const languages = [...asked];
      asked.clear();
      for (const language of languages) known.set(language, await workspace.terms(sourceLanguage, language));
      return languages.length > 0;
    },
    async isCurrent(now) {
      for (const [language, terms] of known) {
        if (!sameTerms(terms, await now.terms(sourceLanguage, language))) return false;
      }
      return true;
    },
  };
}

/** Whether two glossaries have the same terms. */
export function sameTerms(a: TermIndex, b: TermIndex): boolean {
  return a === b || (a.terms.length === b.terms.length && JSON.stringify(a.terms) === JSON.stringify(b.terms));
}
