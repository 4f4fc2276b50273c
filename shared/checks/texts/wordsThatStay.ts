import type { Catalog } from '../../catalog/catalog.ts';

/** What the translated texts of a file do with the words of their sources. */
interface WordsOfTexts {
  /** Words that two texts or more have as their source has them, as written. */
  readonly staying: ReadonlySet<string>;
  /** By the word in small letters: how many sources have it, and how many of their translations. */
  readonly uses: ReadonlyMap<string, Use>;
}

interface Use {
  sources: number;
  kept: number;
}

/**
 * The words that translations of a file have as their source has them: names, terms and identifiers that its translators
 * leave as they are. A word counts where it stands so in two translated texts or more.
 *
 * Of a long file the first texts tell: names come back.
 *
 * @param language of the translations, where a file holds several.
 */
export const wordsThatStay = (catalog: Catalog, language?: string): ReadonlySet<string> =>
  wordsOf(catalog, language).staying;

/**
 * Whether the other texts of a file that have a word in their source mostly have it in the translation, in whatever case:
 * its language has the same word, or takes it over. False where no other text has it.
 *
 * @param language of the translations, where a file holds several.
 * @example isKeptElsewhere('send', catalog); // true where “Send a letter” is “Send et brev”
 */
export function isKeptElsewhere(word: string, catalog: Catalog, language?: string): boolean {
  const use = wordsOf(catalog, language).uses.get(word.toLowerCase());
  return use !== undefined && use.kept > 0 && 2 * use.kept >= use.sources;
}

/**
 * Whether the other texts of a file that have a word in their source mostly have another one in the translation.
 *
 * @param language of the translations, where a file holds several.
 */
export function isTranslatedElsewhere(word: string, catalog: Catalog, language?: string): boolean {
  const use = wordsOf(catalog, language).uses.get(word.toLowerCase());
  return use !== undefined && 2 * use.kept < use.sources;
}

const wordsOf = (catalog: Catalog, language: string | undefined) =>
  catalog.segments.facts.ofEach(counted, catalog, language);

/** How many translated texts are looked at. */
const mostTexts = 4000;
const enough = 2;

function counted({ segments }: Catalog, language: string | undefined): WordsOfTexts {
  const counts = new Map<string, number>();
  const staying = new Set<string>();
  const uses = new Map<string, Use>();
  let left = mostTexts;
  for (const { source, target, obsolete, state, targetLanguage } of segments) {
    if (!source || !target?.value || obsolete || state === 'untranslated' || source.value === target.value) continue;
    if (targetLanguage !== language) continue;
    if (left-- === 0) break;
    const theirs = new Set(target.value.match(word));
    const small = new Set(Array.from(theirs, (one) => one.toLowerCase()));
    for (const one of new Set(source.value.match(word))) {
      const use = uses.get(one.toLowerCase()) ?? { sources: 0, kept: 0 };
      uses.set(one.toLowerCase(), use);
      use.sources++;
      if (small.has(one.toLowerCase())) use.kept++;
      if (!theirs.has(one)) continue;
      const count = (counts.get(one) ?? 0) + 1;
      counts.set(one, count);
      if (count === enough) staying.add(one);
    }
  }
  return { staying, uses };
}

const word = /[\p{L}\p{M}\p{N}_]{2,}/gu;
