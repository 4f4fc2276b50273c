import type { Catalog, Problem } from '../../catalog/catalog.ts';
import { keepingLast } from '../../catalog/keepingLast.ts';
import { lastAtMost } from '../../catalog/lastAtMost.ts';
import type { Segment } from '../../catalog/segment.ts';
import { say } from '../../sentences/sentence.ts';
import type { JsonNode } from '../json/jsonNode.ts';
import type { JsonTree } from '../json/jsonTree.ts';
import { readJson } from '../json/readJson.ts';
import { foundIn, type PlainReading, plainReading } from '../plainReading.ts';
import { entryReading, idOf, problemAt, segmentOf, twice, wantedTexts } from './xcstringsEntry.ts';
import { type XcCatalog, type XcUnit, xcCatalog } from './xcstringsUnits.ts';

/** Where the texts of a catalog's segments are, for whoever edits them. */
export interface XcPlaces {
  readonly tree: JsonTree;
  /** The text of a segment; undefined where the file has none. */
  placeOf(segment: Segment): XcPlace | undefined;
}

/** The text of one segment. */
export interface XcPlace {
  /** The same object for all texts of a key. */
  readonly entry: JsonNode;
  readonly language: string;
  readonly unit: XcUnit;
  /** The source's localization, whose format specifiers a new substitution takes along. */
  readonly source: JsonNode | undefined;
}

/** The places of a catalog's segments. */
export const placesOf = keepingLast((catalog: Catalog): XcPlaces => {
  const languages = new Set<string>();
  for (const { targetLanguage } of catalog.segments) if (targetLanguage) languages.add(targetLanguage);
  return placesIn(readingOf(catalog.text, [...languages]));
});

/** Reads a string catalog: a segment for each text of each key in each language of the file. */
export function parseXcstrings(text: string, path?: string): Catalog {
  return readXcstrings(text, path, []);
}

/**
 * The catalog with segments of one language more, which have no target yet.
 *
 * @param language BCP 47; nothing changes where the file has it.
 */
export function withLanguage(catalog: Catalog, language: string): Catalog {
  return readXcstrings(catalog.text, catalog.path, [language]);
}

/** A string catalog, with the languages in which its texts are wanted. */
interface XcReading extends PlainReading {
  readonly text: string;
  readonly catalog: XcCatalog;
  readonly languages: readonly string[];
  /** Entries that no program sees: another one behind them has their key. */
  readonly unseen: ReadonlySet<number>;
}

function readingOf(text: string, further: readonly string[]): XcReading {
  const catalog = xcCatalog(text, readJson(text, 'warn'));
  const wanted = [...new Set([...catalog.languages, ...further])].filter((one) => one !== catalog.sourceLanguage);
  const repeated = repeatedKeys(catalog);
  const unseen = repeated.length === 0 ? new Set<number>() : unseenOf(catalog);
  return { ...plainReading(problemsOf(catalog, repeated)), text, catalog, languages: wanted.sort(), unseen };
}

function readXcstrings(text: string, path: string | undefined, further: readonly string[]): Catalog {
  const reading = readingOf(text, further);
  const { sourceLanguage, entries } = reading.catalog;
  for (const entry of entries) readTexts(reading, entry);
  return {
    format: 'xcstrings',
    kind: 'bilingual',
    text,
    ...(path === undefined ? {} : { path }),
    ...(sourceLanguage ? { sourceLanguage } : {}),
    ...foundIn(reading),
    syntaxes: ['printf', 'es-template', 'markup'],
  };
}

/** Reads the texts of a key. */
function readTexts(into: XcReading, entry: number): void {
  const { text, catalog, languages, unseen, segments, unique, problems } = into;
  const reading = entryReading(text, catalog.tree.looseNode(entry), catalog.sourceLanguage, problems);
  if (!reading) return;
  for (const [language, unit] of wantedTexts(text, reading, languages, !unseen.has(entry)))
    segments.push(segmentOf(text, reading, language, unit, unique, problems));
}

/** What is wrong with the file, its entries aside. */
function problemsOf(catalog: XcCatalog, repeated: readonly number[]): Problem[] {
  const { tree, sourceLanguage } = catalog;
  const problems = [...tree.problems];
  if (tree.count > 0 && sourceLanguage === undefined) {
    const range = { start: tree.start(0), end: tree.start(0) + 1 };
    problems.push(problemAt('syntax', range, say`The catalog does not name its “sourceLanguage”.`, 'error'));
  }
  for (const entry of repeated) {
    const keyRange = { start: tree.keyStart(entry), end: tree.keyEnd(entry) };
    problems.push(twice(keyOf(tree, entry), keyRange, 'key'));
  }
  return problems;
}

/** Members of `strings` whose key another one has before them. */
function repeatedKeys({ tree, strings }: XcCatalog): number[] {
  const repeated: number[] = [];
  if (strings < 0 || tree.type(strings) !== 'object') return repeated;
  const keys = new Set<string>();
  for (let entry = tree.first(strings); entry >= 0; entry = tree.next(entry))
    if (keys.size === keys.add(keyOf(tree, entry)).size) repeated.push(entry);
  return repeated;
}

function unseenOf({ tree, entries }: XcCatalog): ReadonlySet<number> {
  const unseen = new Set<number>();
  const keys = new Set<string>();
  for (const entry of [...entries].reverse()) {
    if (keys.size === keys.add(keyOf(tree, entry)).size) unseen.add(entry);
  }
  return unseen;
}

function keyOf(tree: JsonTree, entry: number): string {
  return String(tree.key(entry));
}

function placesIn({ text, catalog, languages, unseen }: XcReading): XcPlaces {
  const { tree, sourceLanguage } = catalog;
  const nodes = new Map<number, JsonNode>();
  return {
    tree,
    placeOf(segment) {
      const entry = entryAt(catalog, segment.range.start);
      const node = entry === undefined ? undefined : (nodes.get(entry) ?? tree.looseNode(entry));
      const reading = node && entryReading(text, node, sourceLanguage, []);
      if (entry === undefined || !reading) return undefined;
      nodes.set(entry, node);
      for (const [language, unit] of wantedTexts(text, reading, languages, !unseen.has(entry))) {
        const id = idOf(reading, language, unit);
        const isSame = unit.value
          ? unit.value.start + 1 === segment.target?.range.start
          : !segment.target && (segment.id === id || segment.id.startsWith(`${id}~`));
        if (isSame && language === segment.targetLanguage)
          return { entry: node, language, unit, source: reading.source };
      }
      return undefined;
    },
  };
}

/** The entry whose key starts at an offset. */
function entryAt({ tree, entries }: XcCatalog, offset: number): number | undefined {
  const entry = entries[lastAtMost(entries.length, (place) => tree.keyStart(entries[place] as number), offset)];
  return entry !== undefined && tree.keyStart(entry) === offset ? entry : undefined;
}
