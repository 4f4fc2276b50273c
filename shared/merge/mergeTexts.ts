import { type Catalog, errorCount, type SegmentChange } from '../catalog/catalog.ts';
import type { Segment } from '../catalog/segment.ts';
import { changeSegments } from '../formats/change.ts';
import type { Format } from '../formats/format.ts';
import { idsArePlaces } from '../formats/idsArePlaces.ts';
import type { EntryStates, Side } from './entries.ts';
import { asItIs, holds, isAsExpected } from './expected.ts';
import { conflictText, type LineMerge, lineMerge } from './lineMerge.ts';
import { markConflicts } from './markConflicts.ts';
import { mergeOntoOurs } from './mergeOntoOurs.ts';
import { type MergePlan, planMerge } from './mergePlan.ts';
import { piecesOf } from './pieces.ts';
import { settlePo } from './settlePo.ts';

/** What came of bringing two changes of a file together. */
export interface Merged {
  readonly text: string;
  /** Ids of the segments that stay in conflict. */
  readonly conflicts: readonly string[];
  /** What else somebody has to look at, a sentence each. */
  readonly remarks: readonly string[];
}

/**
 * Brings two changes of a localization file together by segments. What only one side changed is taken from it; a segment
 * that both changed in different places (its source here, its state there) has both. A segment that both changed in the
 * same place stays in conflict and is marked in the way that the format has for it, all others are merged. The text of ours
 * is edited by ranges, never written again.
 *
 * Laws: where one side changed nothing the result is the other one; the sides may change places but for the order of
 * additions; no segment is lost that none of them removed.
 *
 * @param path of the file, with forward slashes, as for `Format.parse`.
 * @example mergeTexts(json, 'de.json', { base: '{}', ours: '{"a":"1"}', theirs: '{"b":"2"}' }).conflicts; // []
 */
export function mergeTexts(format: Format, path: string, states: Readonly<Record<Side, string>>): Merged {
  const { base, ours, theirs } = states;
  if (theirs === base || theirs === ours) return clean(ours);
  if (ours === base) return clean(theirs);
  const settled = format.facts?.hasGettextHeader ? settlePo(states) : states;
  const lines = lineMerge(settled.base, settled.ours, settled.theirs);
  const catalogs = {
    base: format.parse(settled.base, path),
    ours: format.parse(settled.ours, path),
    theirs: format.parse(settled.theirs, path),
  };
  const plan = idsArePlaces(format) ? undefined : planMerge(format, catalogs);
  if (!plan) return byLines(lines, format, catalogs);
  const apart = partsInConflict(plan);
  const finer = apart.size > 0 ? { ...format, apart } : undefined;
  const byParts = finer && byEntries(finer, catalogs, planMerge(finer, catalogs), lines);
  return (
    byParts ??
    byEntries(format, catalogs, plan, lines) ??
    besideRewriting(format, catalogs, plan) ??
    byLines(lines, format, catalogs)
  );
}

/**
 * Where one side wrote the whole file in another way (indents, quotes) and its lines do not fit beside those of the other one:
 * the other one, with the texts that the rewriting changed. The way that it is written in is lost.
 *
 * @returns undefined where that side added or removed something, or both changed the same.
 */
function besideRewriting(
  format: Format,
  catalogs: Readonly<Record<Side, Catalog>>,
  { entries, expected }: MergePlan,
): Merged | undefined {
  if (entries.some(({ decision }) => decision === 'conflict')) return undefined;
  const between = (catalog: Catalog) =>
    piecesOf(catalog, format)
      .gaps.join('')
      .replace(/[\s'"]+/g, '');
  for (const [side, other] of [['theirs', 'ours'] as const, ['ours', 'theirs'] as const]) {
    const isWhole = entries.every((states) => !states.base === !states[side]);
    if (!isWhole || between(catalogs[side]) !== between(catalogs.base)) continue;
    const changes = new Map<string, SegmentChange>();
    for (const { base, [side]: entry } of entries) {
      for (const segment of entry?.segments ?? []) {
        const isChanged = !holds(
          base?.segments.find(({ id }) => id === segment.id),
          asItIs(segment),
        );
        if (isChanged && segment.target) changes.set(segment.id, { content: segment.target });
      }
    }
    const { text, catalog } = changeSegments(format, catalogs[other], changes);
    const errors = Math.max(errorCount(catalogs.ours), errorCount(catalogs.theirs));
    if (isAsExpected(catalog, expected, errors)) return clean(text);
  }
  return undefined;
}

/** Segments of entries that both sides changed and still have: where each is merged alone, fewer of them may be in conflict. */
function partsInConflict({ entries }: MergePlan): ReadonlySet<string> {
  const ids = entries.flatMap(({ decision, base, ours, theirs }) => {
    const parts = [base, ours, theirs].map((entry) => entry?.segments.map(({ id }) => id) ?? []);
    const isShared = parts[0]?.some((id) => parts[1]?.includes(id) && parts[2]?.includes(id));
    return decision === 'conflict' && isShared ? parts.flat() : [];
  });
  return new Set(ids);
}

/** Carries out a plan. @returns undefined where the format does not read in the result what it expects. */
function byEntries(
  format: Format,
  catalogs: Readonly<Record<Side, Catalog>>,
  plan: MergePlan | undefined,
  lines: LineMerge,
): Merged | undefined {
  if (!plan) return undefined;
  const { path } = catalogs.ours;
  const conflicting = plan.entries.filter(({ decision }) => decision === 'conflict');
  const errors = Math.max(errorCount(catalogs.ours), errorCount(catalogs.theirs));
  if (conflicting.length === 0 && lines.conflicts === 0) {
    if (isAsExpected(format.parse(lines.text, path), plan.expected, errors)) return clean(lines.text);
  }
  const merged = mergeOntoOurs(format, catalogs, plan);
  if (merged === undefined) return undefined;
  const text = markConflicts(format, format.parse(merged, path), conflicting, catalogs.theirs);
  return { text, conflicts: conflicting.flatMap(idsInConflict), remarks: leftOut(format, merged, catalogs) };
}

/** The segments of an entry that one side has in another way than before, where it is there; all of an entry that both have. */
function idsInConflict({ base, ours, theirs }: EntryStates): readonly string[] {
  const entry = ours ?? theirs;
  const unchanged = (segment: Segment) => {
    const was = base?.segments.find(({ id }) => id === segment.id);
    return was !== undefined && holds(was, asItIs(segment));
  };
  const changed = ours && theirs ? [] : entry?.segments.filter((segment) => !unchanged(segment));
  return (changed?.length ? changed : entry?.segments)?.map(({ id }) => id) ?? [];
}

const clean = (text: string): Merged => ({ text, conflicts: [], remarks: [] });

/** A merge by lines alone, as git does it; where its result would be no file of the format, all of both sides. */
function byLines(
  { text, conflicts }: LineMerge,
  format: Format,
  { ours, theirs }: Readonly<Record<Side, Catalog>>,
): Merged {
  if (conflicts > 0) {
    return { text, conflicts: [], remarks: ['It was merged by lines; look for the marks of conflicts.'] };
  }
  const isWhole = errorCount(format.parse(text, ours.path)) <= Math.max(errorCount(ours), errorCount(theirs));
  if (idsArePlaces(format) && isWhole) return clean(text);
  const remarks = [
    'The two sides cannot be merged by segments; the file holds both of them between the marks of a conflict.',
  ];
  return { text: conflictText(ours.text, theirs.text), conflicts: [], remarks };
}

/** Lines between entries that theirs added and that have no place in the result: comments beside entries that are gone. */
function leftOut(format: Format, merged: string, { base, theirs }: Readonly<Record<Side, Catalog>>): string[] {
  const isThere = new Set([merged, base.text].flatMap((text) => text.split('\n').map((line) => line.trim())));
  return piecesOf(theirs, format)
    .gaps.flatMap((gap) => gap.split('\n'))
    .map((line) => line.trim())
    .filter((line) => /\p{L}{2}/u.test(line) && !isThere.has(line) && !merged.includes(line))
    .map((line) => `“${line}” of theirs was left out.`);
}
