import type { Catalog } from '../catalog/catalog.ts';
import { pushTo } from '../catalog/pushTo.ts';
import type { MessageSyntax, Segment, Slot } from '../catalog/segment.ts';
import { segmentWith } from '../catalog/segmentWith.ts';
import { guessSyntaxes } from './guessSyntaxes.ts';

/** Segments that are looked at, spread over the file: more tell nothing new of a large one. */
const mostRead = 1_000;
/** Fewer keys may be anything; so many say it where nothing is translated yet. */
const fewest = 3;
const fewestUntranslated = 10;

/**
 * A text that is no words but a key: `cart.title`, `SAVE_BUTTON`, `translator-credits`, a checksum.
 *
 * @example isKey('cart.title'); // true
 */
export function isKey(text: string): boolean {
  if (text.includes(' ')) return false;
  if (text === 'translator-credits' || isHash.test(text)) return true;
  return /^[A-Za-z][\w-]*(?:\.[\w-]+)*$/.test(text) && /\.|_[\w-]/.test(text);
}

/** A checksum of the text (MD5, SHA-1, SHA-256, the start of one) or a UUID. */
const isHash =
  /^(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?=\D*\d)(?=\d*[a-f])[0-9a-f]{7,12})$/i;

/** `cart:title`, `cart/title`, `saveButton`: keys where the others of a file are some, too. */
const isLikeKey = (text: string) => isKey(text) || /^[a-z][\w-]*(?:[.:/][\w-]+)+$/i.test(text) || camelCase.test(text);
const camelCase = /^[a-z][a-z\d]+(?:[A-Z][a-z\d]+)+$/;

/** Several words, a sentence, or a word that is written as people write it. */
function isText(text: string): boolean {
  if (/^\p{Lu}\p{Ll}+$|[^\p{ASCII}]/u.test(text)) return true;
  const words = text.split(/\s+/).map((word) => (/\p{L}/u.test(word) ? word : undefined));
  return words.some((word, i) => word && words[i + 1]) || /[.!?…:]$/.test(words.at(-1) ?? '');
}

/**
 * Whether the sources of a bilingual file are keys and no texts, as those of many Symfony and gettext projects are, by all of
 * its entries: nearly all are written as keys, and the translations are something else. The answer holds for as long as no
 * more than translations are edited.
 *
 * @returns undefined where there are too few of them to tell.
 * @example sourcesAreKeys(po.parse('msgid "cart.title"\nmsgstr "Warenkorb"\n\nmsgid "cart.empty"…')); // true
 */
export function sourcesAreKeys(catalog: Catalog): boolean | undefined {
  return catalog.kind === 'bilingual' ? catalog.segments.entryFacts.of(keysAmongSources, catalog) : false;
}

function keysAmongSources(catalog: Catalog): boolean | undefined {
  let [all, keys, texts, translated, kept] = [0, 0, 0, 0, 0];
  for (const { source, target, translatable, obsolete, targetLanguage } of sample(catalog)) {
    // Where several languages are in one file, that of the source is among them.
    if (targetLanguage !== undefined) return false;
    const text = source?.value.trim() ?? '';
    if (!translatable || obsolete || !/\p{L}/u.test(text)) continue;
    all++;
    if (isLikeKey(text)) keys++;
    else if (isText(text)) texts++;
    else continue;
    if (!target?.value || !isLikeKey(text)) continue;
    translated++;
    if (target.value === text) kept++;
  }
  if (texts > 0 && texts * 4 >= keys) return all < fewest ? undefined : false;
  if (keys * 3 < all || keys < fewest) return all < fewestUntranslated ? undefined : false;
  if (translated === 0) return keys >= fewestUntranslated ? true : undefined;
  return 2 * kept < translated;
}

/**
 * Whether a file from a language into the same one rewords many of its sources: those are developers' notes (`confirm
 * change cancel`), and the targets are the texts that people read and others translate.
 *
 * @example rewordsSources(xliff.parse(messagesEn)); // true: “userImage” is “Image”, “confirm change ok” is “Ok”
 */
export function rewordsSources(catalog: Catalog): boolean {
  if (!catalog.sourceLanguage || catalog.sourceLanguage !== (catalog.targetLanguage ?? catalog.sourceLanguage))
    return false;
  return catalog.segments.entryFacts.of(countReworded, catalog);
}

function countReworded(catalog: Catalog): boolean {
  let [all, changed] = [0, 0];
  for (const { source, target, obsolete } of sample(catalog)) {
    if (!source || !target?.value.trim() || obsolete) continue;
    all++;
    if (lettersIn(source.value) !== lettersIn(target.value)) changed++;
  }
  return changed >= fewestChanged && 4 * changed >= all;
}

/** Fewer sources that a file says otherwise are corrected slips. */
const fewestChanged = 10;
const lettersIn = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '').toLowerCase();

function* sample({ segments }: Catalog): Generator<Segment> {
  const step = Math.max(1, Math.ceil(segments.count / mostRead));
  for (let place = 0; place < segments.count; place += step) yield segments.at(place) as Segment;
}

/**
 * The text of an entry of a file of the source language: its target; where it has none, a source that is no key (files of which
 * some entries have their keys as ids).
 */
export function textOfEntry({ source, target }: Pick<Segment, 'source' | 'target'>): Slot | undefined {
  return !source || target?.value || isLikeKey(source.value) ? target : source;
}

/** The entries of two bilingual files that have the same key as their source. */
export interface SameKeys {
  /** See `Correspondence.ids`. */
  readonly ids?: ReadonlyMap<string, string> | undefined;
  readonly alignment?: undefined;
  /**
   * The place in the file of the source language of an entry with the key of a segment; -1: there is none, -2: nobody can tell,
   * since the source of the segment is no key.
   */
  placeOf(segment: Segment): number;
}

/**
 * Finds the entries of two bilingual files by their keys: ids may be numbers that each file counts for itself. Where the source file
 * has a text for a key, both have the same id. A plural form that the source language has not takes the source's last one.
 */
export function sameKeys(source: Catalog, target: Catalog): SameKeys {
  const places = new Map<string, number[]>();
  const forms = new Map<string, number>();
  let place = -1;
  for (const { source: key, obsolete } of source.segments.readings()) {
    place++;
    if (key && !obsolete) pushTo(places, key.value, place);
  }
  for (const { plural } of target.segments.readings())
    if (plural) forms.set(plural.group, (forms.get(plural.group) ?? 0) + 1);
  const placeOf = (segment: Segment): number => {
    const { id, context, plural, source: key } = segment;
    const candidates = places.get(key?.value ?? '') ?? [];
    const last = candidates.at(-1);
    if (last === undefined) {
      const place = source.segments.placeOf(id);
      const other = source.segments.at(place)?.source;
      if (other && !isLikeKey(other.value)) return place;
      return key && isLikeKey(key.value) ? -1 : -2;
    }
    if (candidates.length === 1) return last;
    if (plural && forms.get(plural.group) === 1) return last;
    const withId = candidates.find((place) => source.segments.at(place)?.id === id);
    if (withId !== undefined) return withId;
    if (plural) return last;
    return candidates.find((place) => source.segments.at(place)?.context === context) ?? (candidates[0] as number);
  };
  return { ids: idsByPlace(source, target, placeOf), placeOf };
}

/**
 * Whether a file of the source language has the texts of most keys of a file.
 *
 * @example hasTextsOf(french, english) // true: `cart.title` is an entry of both
 */
export function hasTextsOf(target: Catalog, source: Catalog): boolean {
  return target.segments.entryFacts.ofBoth(sharesKeys, target, source);
}

function sharesKeys(target: Catalog, source: Catalog): boolean {
  const { placeOf } = sameKeys(source, target);
  let [all, shared] = [0, 0];
  for (const segment of sample(target)) {
    if (segment.obsolete || !segment.source) continue;
    all++;
    const other = source.segments.at(placeOf(segment));
    const text = other && textOfEntry(other)?.value;
    if (text && (text !== segment.source.value || !isLikeKey(text))) shared++;
  }
  return 2 * shared > all;
}

/** By the id of an entry of the source file: the id that it has, or will have, in the other file; undefined where all are the same. */
function idsByPlace(source: Catalog, target: Catalog, placeOf: SameKeys['placeOf']): SameKeys['ids'] {
  const idAt = new Map<number, string>();
  for (const segment of target.segments) {
    const place = placeOf(segment);
    if (place < 0) continue;
    if (!idAt.has(place)) idAt.set(place, segment.id);
  }
  const ids = new Map<string, string>();
  let areSame = true;
  let place = -1;
  for (const { id, source: key } of source.segments.readings()) {
    place++;
    const here = idAt.get(place);
    // Another key may have the number of one that is not there: that gets its key for an id.
    const other = here === undefined ? target.segments.find(id)?.source : undefined;
    const isTaken = other !== undefined && other.value !== key?.value;
    const ownId = here ?? (isTaken ? (key?.value ?? id) : id);
    ids.set(id, ownId);
    if (ownId !== id) areSame = false;
  }
  return areSame ? undefined : ids;
}

/** The key of an entry as its format reads it, where that is its source; undefined for entries whose ids are their keys. */
export const keyOf = ({ source, target }: Pick<Segment, 'source' | 'target'>): string | undefined =>
  source === target ? undefined : source?.value;

/** A segment without its key: what stands there is no source text. The key tells what the text is for. */
export function withoutKey(segment: Segment): Segment {
  const { source: key, ...rest } = segmentWith(segment, {});
  return key && !rest.id.includes(key.value) && rest.context === undefined ? { ...rest, context: key.value } : rest;
}

/** The syntaxes that the texts of a file use whose sources are keys: those tell none. */
export function syntaxesOfTargets(catalog: Catalog): readonly MessageSyntax[] {
  return catalog.segments.entryFacts.of(guessedOfTargets, catalog);
}

function guessedOfTargets(catalog: Catalog): readonly MessageSyntax[] {
  const guessed = guessSyntaxes(Array.from(sample(catalog), ({ target }) => target?.value ?? ''));
  return [...new Set([...guessed, ...catalog.syntaxes])];
}
