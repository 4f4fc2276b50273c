import { type Catalog, type SegmentChange, segmentsAmong, withItsKeys } from '../catalog/catalog.ts';
import { EditRefused } from '../catalog/editRefused.ts';
import { pushAll } from '../catalog/pushAll.ts';
import { pushTo } from '../catalog/pushTo.ts';
import type { Segment } from '../catalog/segment.ts';
import { isWithin, type TextEdit } from '../catalog/textRange.ts';
import { type Sentence, say } from '../sentences/sentence.ts';
import type { Format, NewEntry } from './format.ts';
import { harmless } from './harmless.ts';
import { segmentAsRead } from './segmentAsRead.ts';
import { type Verified, verify } from './verifyEdits.ts';

/** What came of changes to a catalog. */
export interface Changed {
  /** Edits of the catalog's text; none when every change was refused or changed nothing. */
  readonly edits: readonly TextEdit[];
  readonly text: string;
  /** The text parsed again (not paired). */
  readonly catalog: Catalog;
  /** By id: why a change was not made, in words for the user. */
  readonly refused: ReadonlyMap<string, Sentence>;
}

/**
 * Changes segments and adds missing ones, then parses the result again, as far as `reparse` cannot tell that nothing
 * changed: only the intended segments may differ from before, otherwise the edits are refused. When several changes are
 * refused together the innocent ones are kept. A file that is read-only refuses all of them.
 *
 * @param changes by segment id.
 * @param additions entries to insert into a monolingual catalog; refused where the format cannot insert.
 * @param language BCP 47; named in a bilingual file that is changed and names no target language itself.
 * @example changeSegments(xliff12, catalog, new Map([['u1', { content: plain('Hallo') }]])).text
 */
export function changeSegments(
  format: Format,
  asPaired: Catalog,
  changes: ReadonlyMap<string, SegmentChange>,
  additions: readonly NewEntry[] = [],
  language?: string,
): Changed {
  const catalog = withItsKeys(asPaired);
  const refused = new Map<string, Sentence>();
  if (format.readOnly !== undefined) {
    for (const id of [...changes.keys(), ...additions.map((entry) => entry.missing.id)]) {
      refused.set(id, format.readOnly);
    }
    return { edits: [], text: catalog.text, catalog, refused };
  }
  const edits = editsOf(format, catalog, changes, refused);
  const added = new Map(additions.map((entry) => [entry.missing.id, entry]));
  if (!format.insert) {
    const reason = say`${format.name} files get no new entries; start from a copy of the source.`;
    for (const id of added.keys()) refused.set(id, reason);
    added.clear();
  }
  const inserted = insertions(format, catalog, [...added.values()]);
  if (!('template' in inserted)) {
    const whole = verify(format, catalog, only(changes, edits), added, [...mergedEdits(edits), ...inserted]);
    if (!whole.fault) return { ...withLanguageNamed(format, catalog, only(changes, edits), whole, language), refused };
  }
  const some = isolate(format, catalog, changes, edits, [...added.values()], refused);
  const kept = new Map([...changes].filter(([id]) => !refused.has(id)));
  return { ...withLanguageNamed(format, catalog, kept, some, language), refused };
}

/** The same changes, and the language that they are in said in the file, where it has to be and can be. */
function withLanguageNamed(
  format: Format,
  catalog: Catalog,
  changes: ReadonlyMap<string, SegmentChange>,
  changed: Verified,
  language: string | undefined,
): Verified {
  if (language === undefined || changed.edits.length === 0 || !format.nameLanguage) return changed;
  const named = format.nameLanguage(catalog, language);
  if (named.length === 0) return changed;
  const both = verify(format, catalog, changes, new Map(), [...named, ...changed.edits]);
  return both.fault ? changed : both;
}

/** The edits that add entries, or why the format refuses them. */
function insertions(format: Format, catalog: Catalog, entries: readonly NewEntry[]): readonly TextEdit[] | Sentence {
  if (entries.length === 0) return [];
  try {
    return format.insert?.(catalog, entries) ?? [];
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error;
    return error.sentence;
  }
}

/** Changes that are made or refused together, with the edits that make them. */
interface ChangeGroup {
  readonly ids: readonly string[];
  readonly edits: readonly TextEdit[];
}

/** The edits of each change; of those that would get in each other's way together, where the format asks for it. */
function editsOf(
  format: Format,
  catalog: Catalog,
  changes: ReadonlyMap<string, SegmentChange>,
  refused: Map<string, Sentence>,
): ChangeGroup[] {
  const segments = segmentsAmong(catalog.segments, changes);
  const groups: ChangeGroup[] = [];
  const together: [Segment, SegmentChange][] = [];
  for (const [id, change] of changes) {
    const listed = segments.get(id);
    if (!listed) {
      refused.set(id, say`There is no segment “${id}”.`);
      continue;
    }
    const segment = segmentAsRead(format, catalog, listed);
    together.push([segment, change]);
    attempt(id, refused, () => groups.push({ ids: [id], edits: format.edits(catalog, segment, change) }));
  }
  const shared = format.editsTogether ? overlappingChanges(together) : [];
  if (shared.length === 0) return groups;
  const sharing = new Set(shared.flatMap((entry) => entry.map(([segment]) => segment.id)));
  const rest = groups.filter(({ ids }) => !sharing.has(ids[0] ?? ''));
  for (const entry of shared) pushAll(rest, editsOfEntry(format, catalog, entry, refused));
  return rest;
}

/** The changes of several segments of one entry, or of texts that lie within one another: a list for each such place. */
function overlappingChanges(
  changes: readonly (readonly [Segment, SegmentChange])[],
): readonly (readonly (readonly [Segment, SegmentChange])[])[] {
  const textOf = ({ target, range }: Segment) => target?.range ?? range;
  const places = new Map<number, (readonly [Segment, SegmentChange])[]>();
  let outer: Segment | undefined;
  for (const change of [...changes].sort(([a], [b]) => textOf(a).start - textOf(b).start)) {
    const [segment] = change;
    if (!isWithin(textOf(segment), outer?.target?.range)) outer = segment;
    pushTo(places, outer?.range.start ?? 0, change);
  }
  return [...places.values()].filter((place) => place.length > 1);
}

/**
 * The edits of several segments of one entry together. What was refused alone may well be possible with the others
 * (the text within a code of a text that has no translation yet); where it is not, the others go without it.
 */
function editsOfEntry(
  format: Format,
  catalog: Catalog,
  entry: readonly (readonly [Segment, SegmentChange])[],
  refused: Map<string, Sentence>,
): ChangeGroup[] {
  const possible = entry.filter(([segment]) => !refused.has(segment.id));
  for (const part of possible.length < entry.length ? [entry, possible] : [entry]) {
    if (part.length === 0) continue;
    const ids = part.map(([segment]) => segment.id);
    const reasons = new Map<string, Sentence>();
    let edits: readonly TextEdit[] = [];
    attemptAll(ids, reasons, () => {
      edits = format.editsTogether?.(catalog, part) ?? [];
    });
    if (reasons.size === 0) {
      for (const id of ids) refused.delete(id);
      return [{ ids, edits }];
    }
    if (part === possible || possible.length === entry.length)
      for (const [id, reason] of reasons) refused.set(id, reason);
  }
  return [];
}

/** The changes that some groups make. */
function only(
  changes: ReadonlyMap<string, SegmentChange>,
  groups: readonly ChangeGroup[],
): ReadonlyMap<string, SegmentChange> {
  const ids = new Set(groups.flatMap((group) => group.ids));
  return ids.size === changes.size ? changes : new Map([...changes].filter(([id]) => ids.has(id)));
}

/** Finds the changes and the new entries that harm others by halving, and keeps the rest. */
function isolate(
  format: Format,
  catalog: Catalog,
  changes: ReadonlyMap<string, SegmentChange>,
  groups: readonly ChangeGroup[],
  additions: readonly NewEntry[],
  refused: Map<string, Sentence>,
): Changed {
  const tryWith = (some: readonly ChangeGroup[], entries: readonly NewEntry[]): Verified => {
    const inserted = insertions(format, catalog, entries);
    if ('template' in inserted) return { edits: [], text: catalog.text, catalog, fault: inserted };
    const added = new Map(entries.map((entry) => [entry.missing.id, entry]));
    return verify(format, catalog, only(changes, some), added, [...mergedEdits(some), ...inserted]);
  };
  const kept = harmless(
    groups,
    (some) => tryWith(some, []).fault,
    ({ ids }, fault) => {
      for (const id of ids) refused.set(id, fault);
    },
  );
  const placed = harmless(
    additions,
    (some) => tryWith(kept, some).fault,
    ({ missing }, fault) => {
      refused.set(missing.id, fault);
    },
  );
  return { ...tryWith(kept, placed), refused };
}

/** Segments of one entry may ask for the same replacement (the fuzzy flag of plural forms): it is made once. */
function mergedEdits(groups: readonly ChangeGroup[]): TextEdit[] {
  const seen = new Set<string>();
  return groups
    .flatMap((group) => group.edits)
    .filter(({ range, newText }) => {
      if (range.start === range.end) return true;
      const key = `${range.start} ${range.end} ${newText}`;
      return !seen.has(key) && Boolean(seen.add(key));
    });
}

function attempt(id: string, refused: Map<string, Sentence>, action: () => void): void {
  attemptAll([id], refused, action);
}

function attemptAll(ids: Iterable<string>, refused: Map<string, Sentence>, action: () => void): void {
  try {
    action();
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error;
    for (const id of ids) refused.set(id, error.sentence);
  }
}
