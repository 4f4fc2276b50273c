import type { Segment } from '../../catalog/segment.ts';
import { rootLanguage } from '../../languages/languageTag.ts';
import type { CheckContext } from '../contract/check.ts';
import { sidesOf } from '../contract/sides.ts';
import { arePhraseLists } from '../placeholders/phraseList.ts';
import { loneBrackets } from '../texts/loneBrackets.ts';
import { isWrittenAnew } from '../texts/pages.ts';

/**
 * How long a translation from English is, by the median of real texts: 1.1 where nothing else is written. Languages that write
 * a word with one or two signs need far fewer.
 */
const lengths: Readonly<Record<string, number>> = {
  zh: 0.4,
  yue: 0.4,
  lzh: 0.3,
  ja: 0.6,
  ko: 0.57,
  he: 0.85,
  ar: 0.92,
  fa: 1,
  th: 0.9,
  cmn: 0.4,
  nan: 0.4,
  wuu: 0.4,
  hak: 0.4,
  am: 0.7,
  ti: 0.7,
};

/** How many signs a language needs for a text of 100 signs in English, divided by 100. */
export function wordiness(language: string): number {
  return lengths[rootLanguage(language)] ?? 1.1;
}

/** How long the translation of a text of some length usually is. */
export function usualLength(length: number, { sourceLanguage, targetLanguage }: CheckContext): number {
  return (length * wordiness(targetLanguage)) / (lengths[rootLanguage(sourceLanguage)] ?? 1);
}

/** How long the texts of a segment are without placeholders, tags and codes, and how long the translation usually is. */
export interface Lengths {
  readonly source: number;
  readonly target: number;
  readonly usual: number;
}

/**
 * The lengths of a segment's texts in UTF-16 code units; undefined where they say nothing: forms of a plural, of which
 * each language has its own number, a variant of the source language, lists of words to search by, subtitles and
 * paragraphs of pages, which are cut otherwise, sources that are keys, and pieces of a sentence, of which each language has
 * another at its start.
 */
export function lengthsOf(segment: Segment, context: CheckContext): Lengths | undefined {
  if (segment.plural || segment.variant || segment.timing) return undefined;
  // A paragraph of a page may be two in another language.
  if (isWrittenAnew(context.catalog)) return undefined;
  if (!segment.source?.value.trim().includes(' ')) return undefined;
  if (isVariant(context)) return undefined;
  const sides = sidesOf(segment, context);
  if (sides && (isListOfWords(sides.source.shape) || isListOfWords(sides.target.shape))) return undefined;
  if (!sides || sides.source.value.includes('|') || sides.target.value.includes('|')) return undefined;
  if (sides.source.icu?.arguments.size || sides.target.icu?.arguments.size) return undefined;
  if (sides.source.faults.length > 0 || sides.target.faults.length > 0) return undefined;
  if (arePhraseLists(sides.source, sides.target)) return undefined;
  // What is opened here goes on in another text.
  if (loneBrackets(sides.source.shape).length > 0) return undefined;
  const [source, target] = [textLength(sides.source.shape), textLength(sides.target.shape)];
  return { source, target, usual: usualLength(source, context) };
}

/** Whether a file is of another country or script of its source language: it says what is to be said otherwise there. */
const isVariant = ({ sourceLanguage, targetLanguage }: CheckContext) =>
  sourceLanguage !== targetLanguage && rootLanguage(sourceLanguage) === rootLanguage(targetLanguage);

/** Words to search by, of which each language has its own: `lamp, lamps, light`, `lamp;light;`. */
const isListOfWords = (text: string) =>
  /^[\p{L}\p{M}\p{N} -]+(?:;[\p{L}\p{M}\p{N} -]+)+;?$/u.test(text) ||
  (/^[\p{L}\p{M}\p{N} -]+(?:,[\p{L}\p{M}\p{N} -]+)+$/u.test(text) &&
    text.split(',').every((item) => item.trim().split(' ').length <= 2));

function textLength(shape: string): number {
  return shape.replace(/\uFFFC+/g, '').trim().length;
}

/** Checks that find what is in a part of the text which only one of the sides has. */
export const findsInPart: readonly string[] = [
  'end-punctuation',
  'command-options',
  'dates',
  'file-paths',
  'full-stop',
  'function-names',
  'ip-addresses',
  'markdown-marks',
  'newline-count',
  'numbers',
  'product-codes',
  'sentence-count',
  'start-punctuation',
  'symbols',
  'urls',
];
