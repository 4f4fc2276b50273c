import type { Catalog } from '../../shared/catalog/catalog.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import { rootLanguage } from '../../shared/languages/languageTag.ts';
import type { LocalizationFile } from './workspace.ts';

/** How many translations into one language are the source text, to the letter. */
export interface CopyTally {
  /** Translations of several words. */
  phrases: number;
  /** Those of them that are the source text. */
  copiedPhrases: number;
  /** Translations of one or two words, or of a name, that are the source text. */
  copiedWords: number;
}

type Languages = Pick<LocalizationFile, 'sourceLanguage' | 'targetLanguage'>;

/** Fewer copied phrases may be a quotation or a licence. */
const fewest = 10;
/** Up to this share of phrases, names and terms explain what a translation has in common with its source. */
const explained = 0.1;
/** From this share on, single words are copies, too: below it they may be the same in both languages. */
const most = 0.5;

export const emptyTally = (): CopyTally => ({ phrases: 0, copiedPhrases: 0, copiedWords: 0 });

/** Whether the source texts of a file are its own, as where no file of the source language is found: they are no copies. */
export const hasOwnTextsAlone = ({ isSource, kind }: Catalog): boolean => isSource === true && kind === 'monolingual';

/** Counts a segment, where it passes for translated. */
export function tallyCopy(tally: CopyTally, segment: Segment, languages: Languages): void {
  if (!passesForTranslated(segment, languages)) return;
  const kind = kindOf(segment.target.value);
  if (kind === 'phrase') tally.phrases++;
  if (segment.target.value !== segment.source?.value) return;
  if (kind === 'phrase') tally.copiedPhrases++;
  else if (kind === 'word') tally.copiedWords++;
}

/**
 * How many segments hold nothing but a copy of the source text, as tools fill what nobody has translated yet; 0 where
 * what is the same may be names.
 */
export function copiesIn(tally: CopyTally): number {
  if (!isFilled(tally)) return 0;
  return tally.copiedPhrases + (isMostlyCopied(tally) ? tally.copiedWords : 0);
}

/**
 * Tells the segments of a file that are such copies. They pass for translated and are not: whoever translates what is
 * untranslated translates them, and no memory takes them for translations.
 *
 * @example sourceCopies(file)(segment); // true for “Turn off the lights” in a Bulgarian file full of English
 */
export function sourceCopies(file: LocalizationFile): (segment: Segment) => boolean {
  if (hasOwnTextsAlone(file.catalog)) return () => false;
  const tallies = file.catalog.segments.facts.ofBoth(talliesIn, file.catalog, file);
  return (segment) => {
    const { source, target } = segment;
    const tally = tallies.get(segment.targetLanguage ?? file.targetLanguage);
    if (!tally || !target || target.value !== source?.value || !isFilled(tally)) return false;
    const kind = passesForTranslated(segment, file) ? kindOf(target.value) : undefined;
    return kind === 'phrase' || (kind === 'word' && isMostlyCopied(tally));
  };
}

/** By the language of the translations. */
function talliesIn({ segments }: Catalog, languages: Languages): ReadonlyMap<string | undefined, CopyTally> {
  const tallies = new Map<string | undefined, CopyTally>();
  for (const segment of segments) {
    const language = segment.targetLanguage ?? languages.targetLanguage;
    const tally = tallies.get(language) ?? emptyTally();
    tallies.set(language, tally);
    tallyCopy(tally, segment, languages);
  }
  return tallies;
}

const isFilled = ({ phrases, copiedPhrases }: CopyTally) =>
  copiedPhrases >= fewest && copiedPhrases > explained * phrases;

const isMostlyCopied = ({ phrases, copiedPhrases }: CopyTally) => copiedPhrases >= most * phrases;

/** Whether a segment counts as translated into another language than its source is in, and nobody approved it. */
function passesForTranslated(
  segment: Segment,
  file: Languages,
): segment is Segment & { readonly target: NonNullable<Segment['target']> } {
  const { translatable, obsolete, state, target } = segment;
  if (!translatable || obsolete || state !== 'translated' || !target) return false;
  const language = segment.targetLanguage ?? file.targetLanguage;
  return (
    language !== undefined && rootLanguage(language) !== rootLanguage(segment.sourceLanguage ?? file.sourceLanguage)
  );
}

/** A phrase has three words that are not all capitalized, as those of names are, or as much in a script without spaces. */
function kindOf(value: string): 'phrase' | 'word' | undefined {
  const text = value.replace(/<[^<>]*>|\{[^{}]*\}|%\S+/g, ' ');
  if (!/\p{L}\p{Ll}|\p{Lo}{2}/u.test(text)) return undefined;
  const isPhrase = /(?<!\p{L})\p{Ll}/u.test(text)
    ? (text.match(/\p{L}{2,}/gu) ?? []).length > 2
    : /\p{Lo}{8}/u.test(text);
  return isPhrase ? 'phrase' : 'word';
}
