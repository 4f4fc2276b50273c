import type { Catalog } from '../../catalog/catalog.ts';
import { pushTo } from '../../catalog/pushTo.ts';
import type { Segment } from '../../catalog/segment.ts';
import { segmentList } from '../../catalog/segmentList.ts';
import { genreOf } from '../../formats/factsOf.ts';
import { rootLanguage } from '../../languages/languageTag.ts';
import { scriptOf } from '../../languages/scriptOf.ts';

/** A file of another language beside a file. */
export interface OtherLocale {
  /** BCP 47. */
  readonly language: string;
  /** As its format reads it; it need not be paired. */
  readonly catalog: Catalog;
}

/** What a language does with a text. */
export interface LocaleVote {
  readonly language: string;
  /** Whether it is the source text there, too. */
  readonly isLeft: boolean;
}

/** How many files leave a text as it is, and how many translate it. */
export interface LocaleCounts {
  readonly left: number;
  readonly translated: number;
}

/** What the files of a project's other languages do with the texts of a file. */
export interface OtherLocales {
  readonly locales: readonly OtherLocale[];
  /** What those have for a text; not those of the source language. */
  texts(segment: Segment, sourceLanguage: string): Iterable<string>;
  /** The same with the languages, in their order. */
  translations(
    segment: Segment,
    sourceLanguage: string,
  ): Iterable<{ readonly language: string; readonly text: string }>;
  /**
   * Which of those leave a text as it is. Where a sixth of a file is left, nobody has translated it yet, and what it leaves
   * tells nothing.
   */
  votes(segment: Segment, sourceLanguage: string): Iterable<LocaleVote>;
  /** What those do with a text that are written in a script: the same one as the source language, or another one. */
  counts(segment: Segment, sourceLanguage: string, script: 'same' | 'other'): LocaleCounts;
  /** What those of every script do with it. */
  countsOfAll(segment: Segment, sourceLanguage: string): LocaleCounts;
}

/**
 * @param locales other languages than that of the file and that of its source; each language counts, also its regions.
 * @param source the file of the source language, where texts are found by their ids.
 */
export function otherLocales(locales: readonly OtherLocale[], source?: Catalog): OtherLocales {
  function* translations(segment: Segment, sourceLanguage: string) {
    for (const { language, catalog } of locales) {
      if (rootLanguage(language) === rootLanguage(sourceLanguage) || language === segment.targetLanguage) continue;
      const text = textsOf(catalog).get(keyOf(segment, catalog));
      if (text?.trim()) yield { language, text, catalog };
    }
  }
  function* votes(segment: Segment, sourceLanguage: string): Generator<LocaleVote> {
    for (const { language, text, catalog } of translations(segment, sourceLanguage)) {
      const isLeft = text === segment.source?.value;
      if (!isLeft || !catalog.segments.facts.ofBoth(isMostlyCopied, catalog, source)) yield { language, isLeft };
    }
  }
  const counted = (segment: Segment, sourceLanguage: string, isAmong: (language: string) => boolean): LocaleCounts => {
    let [left, translated] = [0, 0];
    for (const { language, isLeft } of votes(segment, sourceLanguage)) {
      if (!isAmong(language)) continue;
      if (isLeft) left++;
      else translated++;
    }
    return { left, translated };
  };
  return {
    locales,
    translations,
    votes,
    *texts(segment, sourceLanguage) {
      for (const { text } of translations(segment, sourceLanguage)) yield text;
    },
    counts: (segment, sourceLanguage, script) =>
      counted(
        segment,
        sourceLanguage,
        (language) => (scriptOf(language) === scriptOf(sourceLanguage)) === (script === 'same'),
      ),
    countsOfAll: (segment, sourceLanguage) => counted(segment, sourceLanguage, () => true),
  };
}

/**
 * The languages of a file that holds several, each as a file of its own; none where it holds one.
 *
 * @example localesWithin(catalog).map(({ language }) => language); // ['de', 'fr']
 */
export function localesWithin(catalog: Catalog): readonly OtherLocale[] {
  // Most files hold one language, whatever is typed in them.
  if (!catalog.segments.entryFacts.of(holdsSeveral, catalog)) return [];
  const segments = new Map<string, Segment[]>();
  for (const segment of catalog.segments)
    if (segment.targetLanguage !== undefined) pushTo(segments, segment.targetLanguage, segment);
  if (segments.size < 2) return [];
  const { format, kind, syntaxes } = catalog;
  return Array.from(segments, ([language, those]) => ({
    language,
    catalog: { format, kind, syntaxes, text: '', problems: [], segments: segmentList(those) },
  }));
}

function holdsSeveral({ segments }: Catalog): boolean {
  const languages = new Set<string>();
  for (const { targetLanguage } of segments.readings()) {
    if (targetLanguage !== undefined) languages.add(targetLanguage);
    if (languages.size > 1) return true;
  }
  return false;
}

/**
 * Whether most of the other languages that translate a text, at least two of them, lack what its source has: a slip of
 * the source, or nothing that a translation needs.
 *
 * @param weight how many of those that have it one that lacks it outweighs; 3 for what a quarter of them may lack.
 * @example mostLack(context, segment, (text) => text.endsWith(' '));
 */
export function mostLack(
  { locales, sourceLanguage }: { readonly locales?: OtherLocales; readonly sourceLanguage: string },
  segment: Segment,
  has: (text: string) => boolean,
  weight = 1,
): boolean {
  let [having, lacking] = [0, 0];
  for (const text of locales?.texts(segment, sourceLanguage) ?? []) {
    if (text === segment.source?.value) continue;
    if (has(text)) having++;
    else lacking++;
  }
  return lacking > 1 && lacking * weight > having;
}

/** Whether two are of the same states of the same files. */
export function sameLocales(a: OtherLocales | undefined, b: OtherLocales | undefined): boolean {
  if (a === b) return true;
  if (!a || !b || a.locales.length !== b.locales.length) return false;
  return a.locales.every(({ catalog }, i) => catalog === b.locales[i]?.catalog);
}

/** What the same text is found by: its id, or its source where a file has that, too. */
function keyOf({ id, source }: Segment, { kind }: Catalog): string {
  return kind === 'bilingual' ? (source?.value ?? '') : id;
}

const textsOf = (catalog: Catalog) => catalog.segments.facts.of(translatedTexts, catalog);

const translatedTexts = (catalog: Catalog): ReadonlyMap<string, string> => new Map(textsIn(catalog));

function* textsIn(catalog: Catalog): Generator<readonly [key: string, text: string]> {
  for (const segment of catalog.segments) {
    if (!segment.target || segment.state === 'untranslated' || segment.obsolete) continue;
    yield [keyOf(segment, catalog), segment.target.value];
  }
}

/** So many texts with words tell how much of a file is copied. */
const fewestTexts = 20;
/** A file of which this part (one of six) is the source text has more in it than names. */
const copiedPart = 6;

/** Whether so much of a file is the source text that it was filled with it; a page may be full of names and code. */
function isMostlyCopied(catalog: Catalog, source: Catalog | undefined): boolean {
  if (genreOf(catalog) === 'page') return false;
  const sources = catalog.kind === 'bilingual' ? undefined : source && textsOf(source);
  let [all, same] = [0, 0];
  for (const [key, text] of textsOf(catalog)) {
    const ofSource = catalog.kind === 'bilingual' ? key : sources?.get(key);
    if (ofSource === undefined || !/\p{Ll}{3}/u.test(ofSource)) continue;
    all++;
    if (text === ofSource) same++;
  }
  return all >= fewestTexts && same * copiedPart > all;
}
