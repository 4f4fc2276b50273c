import type { Catalog } from '../catalog/catalog.ts';
import { type Content, codeTexts, contentFrom } from '../catalog/content.ts';
import type { LengthLimit, Note, Segment, SegmentState } from '../catalog/segment.ts';
import { factsOf } from '../formats/factsOf.ts';
import type { FormatFacts } from '../formats/formatFacts.ts';
import { codeNumbers, neutralContent } from './neutralContent.ts';

/** An inline code free of any format. */
export interface BitextCode {
  readonly kind: 'open' | 'close' | 'standalone';
  /** The same for the same code in source, target and matches of a unit; an XML name token. */
  readonly number: string;
  /** The text that the code stands for in the original file: `<b>`, `%s`. */
  readonly native?: string;
  /** What a reader would want to see in its place, where that is not the native text. */
  readonly shown?: string;
  /** What the code is for, in the words of XLIFF 1.2 (`ctype`): `bold`, `lb`, `x-b`. */
  readonly type?: string;
  /** Present for annotations (`mrk`), which mark words and are no codes. */
  readonly annotation?: BitextAnnotation;
  readonly canCopy?: boolean;
  readonly canDelete?: boolean;
  readonly canReorder?: boolean;
}

/** What an annotation says about the words in it. */
export interface BitextAnnotation {
  /** `term`, `comment` and `generic` in both versions of XLIFF; others in the words of XLIFF 1.2: `abbrev`, `x-date`. */
  readonly type: string;
  /** False for words that stay as they are. */
  readonly translate?: false;
  /** What is written about them: a comment, the definition of a term. */
  readonly text?: string;
}

/** A text with codes in it. */
export type BitextContent = readonly (string | BitextCode)[];

/** One source text with its translation, free of any format. */
export interface BitextUnit {
  readonly id: string;
  readonly context?: string;
  readonly source: BitextContent;
  readonly target?: BitextContent;
  readonly state: SegmentState;
  readonly translatable: boolean;
  readonly notes: readonly Note[];
  readonly matches: readonly BitextMatch[];
  readonly maxLength?: LengthLimit;
  /** Shared by the plural forms of one message. */
  readonly group?: string;
}

/** A translation proposed in the file. */
export interface BitextMatch {
  readonly source: BitextContent;
  readonly target: BitextContent;
  /** 0 to 100. */
  readonly similarity?: number;
  readonly origin?: string;
}

/** Two languages of a file side by side: what conversions read and write. */
export interface Bitext {
  readonly sourceLanguage: string;
  /** Not there for a file that nobody has begun to translate. */
  readonly targetLanguage?: string;
  /** Name of the file that the texts come from, without folders. */
  readonly original: string;
  readonly units: readonly BitextUnit[];
}

/** What a bitext is made of. */
export interface BitextInput {
  readonly catalog: Catalog;
  readonly sourceLanguage: string;
  readonly targetLanguage?: string;
  readonly original: string;
}

/** The languages that a catalog's targets are in, in the order of the file. */
export function targetLanguages({ catalog, targetLanguage }: BitextInput): string[] {
  const languages = new Set<string>();
  for (const segment of catalog.segments) {
    const language = segment.targetLanguage ?? targetLanguage;
    if (language) languages.add(language);
  }
  return [...languages];
}

/**
 * The segments of a catalog in one pair of languages. Entries kept for reference only are left out.
 *
 * @param language of the targets, where the file has several.
 * @example bitextOf({ catalog: po.parse(text), sourceLanguage: 'en', targetLanguage: 'de', original: 'de.po' }).units
 */
export function bitextOf(input: BitextInput, language = input.targetLanguage): Bitext {
  const { catalog, sourceLanguage, original } = input;
  const { codeElements } = factsOf(catalog);
  const units: BitextUnit[] = [];
  for (const segment of catalog.segments) {
    const segmentLanguage = segment.targetLanguage ?? input.targetLanguage;
    if (segment.obsolete || (language !== undefined && segmentLanguage !== undefined && segmentLanguage !== language))
      continue;
    const unit = unitOf(codeElements, segment);
    if (unit) units.push(unit);
  }
  return { sourceLanguage, ...(language ? { targetLanguage: language } : {}), original, units };
}

function unitOf(elements: FormatFacts['codeElements'], segment: Segment): BitextUnit | undefined {
  const { source, target } = segment;
  if (!source) return undefined;
  const codesOfTexts = codeTexts(source, target);
  const numbers = codeNumbers(source, target);
  const content = (text: Content) => neutralContent(elements, text, numbers);
  const proposed = (text: string) => content(contentFrom(text, codesOfTexts));
  return {
    id: segment.id,
    ...(segment.context === undefined ? {} : { context: segment.context }),
    source: content(source),
    ...(target && target.value !== '' ? { target: content(target) } : {}),
    state: segment.state,
    translatable: segment.translatable,
    notes: segment.notes,
    matches: segment.matches.map((match) => ({
      source: match.source === undefined ? content(source) : proposed(match.source),
      target: proposed(match.target),
      ...(match.similarity === undefined ? {} : { similarity: match.similarity }),
      ...(match.origin === undefined ? {} : { origin: match.origin }),
    })),
    ...(segment.maxLength ? { maxLength: segment.maxLength } : {}),
    ...(segment.plural ? { group: segment.plural.group } : {}),
  };
}

/** The words of a content, without codes. */
export function wordsOf(content: BitextContent): string {
  return content.filter((part) => typeof part === 'string').join('');
}

/** The codes of a content, in order. */
export function codesOf(content: BitextContent): readonly BitextCode[] {
  return content.filter((part) => typeof part !== 'string');
}
