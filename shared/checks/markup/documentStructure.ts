import type { Alignment, UnevenBlocks } from '../../catalog/alignment.ts';
import type { Catalog, Pair } from '../../catalog/catalog.ts';
import { stepsOf } from '../../formats/alignedBlocks.ts';
import { genreOf } from '../../formats/factsOf.ts';
import { rootLanguage } from '../../languages/languageTag.ts';
import { neededCategories } from '../../languages/pluralNumbers.ts';
import { andList, type Sentence, say } from '../../sentences/sentence.ts';
import type { CheckContext, FileCheck, FileFinding } from '../contract/check.ts';
import { quote } from '../contract/sides.ts';
import { isLicence } from '../texts/licences.ts';

/** A page that lacks a part of its source, or a list that lacks items. */
export const documentStructure: FileCheck = {
  scope: 'file',
  id: 'document-structure',
  severity: 'warning',
  summary: 'A page lacks a part of the source, or a list lacks items',
  readsText: true,
  *run(context) {
    const { catalog } = context;
    const { pair } = catalog;
    const sections = pair?.alignment?.sections ?? [];
    if (pair?.alignment?.isUnrelated) return yield unrelated(pair);
    // A licence is in force in its own language: translations of it have introductions, and no layout to keep.
    if (!pair?.alignment || sections.length === 0 || isLicence(catalog)) return;
    const places = placesIn(catalog);
    const lists = sections.filter(({ blocks }) => blocks.every(({ name }) => name === 'item'));
    for (const { path, blocks } of lists) {
      const [items] = blocks;
      if (!items || items.target >= items.source || isFreeList.test(path) || areForms(items, context)) continue;
      const message = say`${path === '' ? say`The list` : quote(path)} has ${items.target === 0 ? say`no items` : items.target === 1 ? say`1 item` : say`${items.target} items`}; the source has ${items.source}`;
      yield { ...placeOf(places.get(path)), message, data: { path } };
    }
    const lacking = sections.filter(({ blocks }) => blocks.some((one) => lacks(one) && one.name !== 'item'));
    const [first] = lacking;
    if (!first || !lacksText(context, pair, pair.alignment)) return;
    const isText = genreOf(catalog) === 'plain-text';
    const lost = listOf(lacking.flatMap(({ blocks }) => blocks));
    yield {
      ...placeOf(places.get(first.path)),
      message: isText ? say`The text lacks ${lost} of the source` : say`The page lacks ${lost} of the source`,
      severity: isText ? 'info' : undefined,
      data: { path: first.path },
    };
  },
};

/** Nothing of such a page is compared. */
const unrelated = ({ source: { path = '' } }: Pair): FileFinding => ({
  range: { start: 0, end: 0 },
  severity: 'info',
  message: say`The page is not a translation of “${path.replace(/^.*[/\\]/s, '')}”: its links lead elsewhere`,
});

/** A list of ways to say something, of which each language has its own: what people ask an assistant for, search words. */
const isFreeList =
  /(?:^|\.)(?:samples?|synonyms?|utterances|(?:training)?phrases|examples?|keywords?|tags|alias(?:es)?)$/i;

/** Whether the items may be the forms of a plural, in the order of the language: `"%d boats": ["…"]` in Japanese. */
const areForms = ({ source, target }: UnevenBlocks, { sourceLanguage, targetLanguage }: CheckContext) =>
  source === neededCategories(sourceLanguage, 'cardinal').length &&
  target === neededCategories(targetLanguage, 'cardinal').length;

interface Place {
  readonly id: string;
  readonly range: FileFinding['range'];
}

/** The first text in each part of a file, by the path of the part. */
function placesIn(catalog: Catalog): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const { id, idRange, range } of catalog.segments)
    for (const { path } of [whole, ...stepsOf(id), ...keysOf(id)])
      if (!places.has(path)) places.set(path, { id, range: idRange ?? range });
  return places;
}

const placeOf = (place: Place | undefined) =>
  place ? { range: place.range, segment: place.id } : { range: { start: 0, end: 0 } };

/** The paths of the keys above an entry of JSON or YAML. */
function* keysOf(id: string): Generator<{ readonly path: string }> {
  if (!id.includes('/')) for (const { index } of id.matchAll(/\./g)) yield { path: id.slice(0, index) };
}

/** The path of the whole file. */
const whole = { path: '' };

const lacks = ({ source, target }: UnevenBlocks) => target < source;

/**
 * What is left of a text that was only cut into other blocks, at least; shorter ones lack something. Less where the page
 * has too few pairs to tell how long texts get in its language.
 */
const leastOfCut = { measured: 0.7, estimated: 0.5 };

/** A part of so few characters (UTF-16 code units of the source) may have been put into other words. */
const leastLost = 30;

/**
 * Whether the blocks that nobody can pair have less text in the translation than in the source, by what the other blocks
 * need there: translators join paragraphs and make lists of them, and nothing is lost.
 */
function lacksText(
  { catalog, sourceLanguage, targetLanguage }: CheckContext,
  pair: Pair,
  { sourceIds, unpaired }: Alignment,
): boolean {
  let [paired, theirs] = [0, 0];
  const [added, lost]: [string[], string[]] = [[], []];
  for (const { id, source, target } of catalog.segments) {
    if (sourceIds.has(id) && sourceIds.get(id) === undefined) added.push(target?.value ?? '');
    else if (source) [paired, theirs] = [paired + (target?.value.length ?? 0), theirs + source.value.length];
  }
  for (const { id, target } of pair.source.segments) if (unpaired.has(pair.idOf(id))) lost.push(target?.value ?? '');
  const [ours, others] = [lengthBeside(lost, added), lengthBeside(added, lost)];
  const isKnown = theirs > 10 * leastLost;
  const inTranslation = isKnown ? paired / theirs : widthOf(targetLanguage) / widthOf(sourceLanguage);
  const expected = ours * inTranslation;
  return (
    others < expected * (isKnown ? leastOfCut.measured : leastOfCut.estimated) &&
    expected - others > leastLost * inTranslation
  );
}

/** The length of texts but those whose links are all in the other texts: a list of links may be a quotation elsewhere. */
function lengthBeside(texts: readonly string[], others: readonly string[]): number {
  const there = new Set(others.flatMap(linksOf));
  const isThere = (text: string) => {
    const links = linksOf(text);
    return links.length > 0 && links.every((link) => there.has(link));
  };
  return texts.reduce((sum, text) => (isThere(text) ? sum : sum + text.length), 0);
}

const linksOf = (text: string) =>
  Array.from(
    text.matchAll(/href\s*=\s*["']([^"']*)["']|\]\(([^()\s]*)/gi),
    ([, address = '', path = '']) => address + path,
  );

/** How many characters a language needs, by those that English does: Chinese, Japanese and Korean write syllables. */
const widthOf = (language: string) => (/^(?:zh|ja|ko|yue)$/.test(rootLanguage(language)) ? 0.4 : 1);

type Counted = (count: number) => Sentence;

const list: Counted = (count) => (count === 1 ? say`1 list` : say`${count} lists`);
const row: Counted = (count) => (count === 1 ? say`1 row` : say`${count} rows`);
const cell: Counted = (count) => (count === 1 ? say`1 cell` : say`${count} cells`);
const quotation: Counted = (count) => (count === 1 ? say`1 quotation` : say`${count} quotations`);

/** What readers call the blocks that a path calls `p`. */
const nouns: ReadonlyMap<string, Counted> = new Map<string, Counted>([
  ['p', (count) => (count === 1 ? say`1 paragraph` : say`${count} paragraphs`)],
  ['li', (count) => (count === 1 ? say`1 list item` : say`${count} list items`)],
  ['ul', list],
  ['ol', list],
  ['table', (count) => (count === 1 ? say`1 table` : say`${count} tables`)],
  ['r', row],
  ['tr', row],
  ['c', cell],
  ['td', cell],
  ['th', cell],
  ['section', (count) => (count === 1 ? say`1 section` : say`${count} sections`)],
  ['quote', quotation],
  ['blockquote', quotation],
  ['h', (count) => (count === 1 ? say`1 heading` : say`${count} headings`)],
]);

/** Blocks that have a name of their own: parts with an id. */
const part: Counted = (count) => (count === 1 ? say`1 part` : say`${count} parts`);

/** So many kinds of blocks are named. */
const named = 3;

/** @example english(listOf([{ name: 'p', source: 3, target: 1 }])) // '2 paragraphs' */
function listOf(blocks: readonly UnevenBlocks[]): Sentence {
  const counts = new Map<Counted, number>();
  for (const { name, source, target } of blocks) {
    const noun = nouns.get(name.replace(/^h[1-6]$/, 'h')) ?? part;
    counts.set(noun, (counts.get(noun) ?? 0) + source - target);
  }
  const lost = [...counts].filter(([, count]) => count > 0).map(([counted, count]) => counted(count));
  return lost.length === 0 ? say`text` : andList(lost.slice(0, named));
}
