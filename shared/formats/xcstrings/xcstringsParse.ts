import { type Catalog, type Problem, uniqueIds } from '../../catalog/catalog.ts';
import type { Draft } from '../../catalog/draft.ts';
import type { Note, Segment, SegmentState, Slot } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { ignoredIn } from '../ignoreNote.ts';
import { type JsonNode, stringRange } from '../json/jsonNode.ts';
import { jsonSlot } from '../json/jsonString.ts';
import { readJson } from '../json/readJson.ts';
import {
  memberOf,
  sourceOf,
  stringOf,
  unitsOf,
  wantedUnits,
  type XcCatalog,
  type XcUnit,
  xcCatalog,
} from './xcstringsUnits.ts';

/** What Xcode's states mean. */
const states: Readonly<Record<string, SegmentState>> = {
  new: 'untranslated',
  needs_review: 'needs-review',
  stale: 'needs-review',
  translated: 'translated',
};

/** Where the texts of a catalog's segments are, for whoever edits them. */
export interface XcPlaces {
  readonly catalog: XcCatalog;
  readonly units: ReadonlyMap<string, XcPlace>;
}

/** The text of one segment. */
export interface XcPlace {
  readonly entry: JsonNode;
  readonly language: string;
  readonly unit: XcUnit;
  /** The source's localization, whose format specifiers a new substitution takes along. */
  readonly source: JsonNode | undefined;
}

const read = new WeakMap<Catalog, XcPlaces>();

/** The places of a catalog's segments; read anew where the catalog is a copy of the one that was parsed. */
export function placesOf(catalog: Catalog): XcPlaces {
  let places = read.get(catalog);
  if (!places) {
    const languages = new Set(catalog.segments.flatMap(({ targetLanguage }) => targetLanguage ?? []));
    places = readXcstrings(catalog.text, catalog.path, [...languages]).places;
    read.set(catalog, places);
  }
  return places;
}

/** Reads a string catalog: a segment for each text of each key in each language of the file. */
export function parseXcstrings(text: string, path?: string): Catalog {
  const { catalog, places } = readXcstrings(text, path, []);
  read.set(catalog, places);
  return catalog;
}

/**
 * The catalog with segments of one language more, which have no target yet.
 *
 * @param language BCP 47; nothing changes where the file has it.
 */
export function withLanguage(catalog: Catalog, language: string): Catalog {
  const { catalog: wider, places } = readXcstrings(catalog.text, catalog.path, [language]);
  read.set(wider, places);
  return wider;
}

function readXcstrings(
  text: string,
  path: string | undefined,
  further: readonly string[],
): { readonly catalog: Catalog; readonly places: XcPlaces } {
  const tree = readJson(text, 'warn');
  const parts = xcCatalog(text, tree);
  const problems: Problem[] = [...tree.problems];
  if (tree.root && parts.sourceLanguage === undefined) {
    const range = { start: tree.root.start, end: tree.root.start + 1 };
    problems.push(problemAt('syntax', range, 'The catalog does not name its “sourceLanguage”.', 'error'));
  }
  const languages = [...new Set([...parts.languages, ...further])].filter((one) => one !== parts.sourceLanguage).sort();
  const units = new Map<string, XcPlace>();
  const segments: Segment[] = [];
  const unique = uniqueIds();
  reportTwice(memberOf(tree.root, 'strings'), 'key', problems);
  const last = new Map(parts.entries.map((entry) => [entry.key, entry]));
  for (const entry of parts.entries) {
    const reading = entryReading(text, entry, parts.sourceLanguage, problems);
    if (!reading) continue;
    // What nobody is to translate, or sees, lacks nothing.
    const complete = !reading.translatable || reading.obsolete || last.get(entry.key) !== entry;
    for (const language of languages) {
      const own = unitsOf(memberOf(reading.localizations, language));
      for (const unit of wantedUnits(own, reading.units, language)) {
        if (!unit.value && (complete || sourceSlot(text, reading, unit).value === '')) continue;
        const segment = segmentOf(text, reading, language, unit, unique, problems);
        segments.push(segment);
        units.set(segment.id, { entry, language, unit, source: reading.source });
      }
    }
  }
  const catalog: Catalog = {
    format: 'xcstrings',
    kind: 'bilingual',
    text,
    ...(path === undefined ? {} : { path }),
    ...(parts.sourceLanguage ? { sourceLanguage: parts.sourceLanguage } : {}),
    segments,
    problems: problems.sort((a, b) => a.range.start - b.range.start),
    syntaxes: ['printf', 'es-template', 'markup'],
  };
  return { catalog, places: { catalog: parts, units } };
}

/** What the segments of one key share. */
interface EntryReading {
  readonly entry: JsonNode;
  readonly key: string;
  readonly localizations: JsonNode | undefined;
  readonly source: JsonNode | undefined;
  readonly units: readonly XcUnit[];
  readonly slots: Map<XcUnit | undefined, Slot>;
  readonly translatable: boolean;
  readonly obsolete: boolean;
  readonly notes: readonly Note[];
  readonly ignored: readonly string[];
}

function entryReading(
  text: string,
  entry: JsonNode,
  sourceLanguage: string | undefined,
  problems: Problem[],
): EntryReading | undefined {
  const localizations = memberOf(entry, 'localizations');
  reportTwice(localizations, 'language', problems);
  // Phrases of App Shortcuts are lists of alternatives, not one text for another.
  if (localizations?.children.some((one) => memberOf(one, 'stringSet'))) return undefined;
  for (const { type, key, start, end } of localizations?.children ?? []) {
    if (type === 'object') continue;
    problems.push(problemAt('syntax', { start, end }, `The localization “${key}” is no object.`, 'error'));
  }
  const source = sourceLanguage === undefined ? undefined : memberOf(localizations, sourceLanguage);
  const comment = stringOf(entry, 'comment');
  const note = comment ? jsonSlot(text, stringRange(comment)).value.trim() : '';
  const literal = (key: string) => {
    const node = memberOf(entry, key);
    return node?.type === 'literal' ? text.slice(node.start, node.end) : undefined;
  };
  const extraction = stringOf(entry, 'extractionState');
  const generated = literal('isCommentAutoGenerated') === 'true';
  return {
    entry,
    key: String(entry.key),
    localizations,
    source,
    units: unitsOf(source),
    slots: new Map(),
    translatable: literal('shouldTranslate') !== 'false',
    obsolete: extraction !== undefined && text.slice(extraction.start, extraction.end) === '"stale"',
    notes:
      note === '' || /^interline-ignore\b.*$/.test(note)
        ? []
        : [{ text: note, ...(generated ? { from: 'Xcode' } : {}) }],
    ignored: ignoredIn([note]),
  };
}

function segmentOf(
  text: string,
  reading: EntryReading,
  language: string,
  unit: XcUnit,
  unique: (id: string) => string,
  problems: Problem[],
): Segment {
  const { entry, key } = reading;
  const target = unit.value && jsonSlot(text, stringRange(unit.value));
  const source = sourceSlot(text, reading, unit);
  const segment: Draft<Segment> = {
    id: unique(`${key}/${language}${unit.name === '' ? '' : `/${unit.name}`}`),
    range: { start: entry.keyRange.start, end: entry.end },
    idRange: inner(entry.keyRange),
    source,
    state: 'untranslated',
    translatable: reading.translatable && (source.value !== '' || Boolean(target?.value)),
    notes: reading.notes,
    matches: [],
    ignored: reading.ignored,
    targetLanguage: language,
  };
  if (target) segment.target = target;
  if (reading.obsolete) segment.obsolete = true;
  if (unit.state) {
    const raw = jsonSlot(text, stringRange(unit.state)).value;
    segment.rawState = raw;
    const state = states[raw];
    if (state && target && target.value !== '') segment.state = state;
    if (!state) {
      const message = `Xcode knows no state “${raw}”; it is one of new, needs_review and translated.`;
      problems.push(problemAt('syntax', stringRange(unit.state), message, 'warning'));
      if (target?.value) segment.state = 'needs-review';
    }
  } else if (target?.value) segment.state = 'translated';
  if (unit.category) {
    const group = `${key}/${language}/${unit.path.slice(0, -2).join('.')}`;
    segment.plural = { group, kind: 'cardinal', category: unit.category };
  }
  return segment;
}

/** The text to translate: that of the source's localization, or the key itself. */
function sourceSlot(text: string, { entry, units, slots }: EntryReading, unit: XcUnit): Slot {
  const from = sourceOf(unit, units);
  const known = slots.get(from);
  if (known) return known;
  const range = from?.value ? stringRange(from.value) : inner(entry.keyRange);
  const slot = jsonSlot(text, range);
  slots.set(from, slot);
  return slot;
}

function reportTwice(container: JsonNode | undefined, what: 'key' | 'language', problems: Problem[]): void {
  const seen = new Set<unknown>();
  for (const { key, keyRange } of container?.children ?? []) {
    if (seen.has(key)) {
      const message = `The ${what} “${key}” is there twice; Xcode sees the last one only.`;
      problems.push(problemAt('duplicate-id', inner(keyRange), message, 'warning'));
    }
    seen.add(key);
  }
}

function problemAt(id: string, range: TextRange, message: string, severity: Problem['severity']): Problem {
  return { id, range, message, severity };
}

function inner({ start, end }: TextRange): TextRange {
  return { start: start + 1, end: Math.max(start + 1, end - 1) };
}
