import { type Catalog, errorCount } from '../catalog/catalog.ts';
import { changeSegments } from '../formats/change.ts';
import type { Format } from '../formats/format.ts';
import { asSource, pairCatalogs } from '../formats/pair.ts';
import { asDraft, type Draft, firstId, lineEndOf, takeOut, textOf, withAdditions, withLineEnds } from './draft.ts';
import type { Entry, Side } from './entries.ts';
import { asItIs, type ExpectedSegment, isAsExpected } from './expected.ts';
import { lineMerge } from './lineMerge.ts';
import type { MergePlan } from './mergePlan.ts';
import { gapsByPlace, piecesOf } from './pieces.ts';

type Catalogs = Readonly<Record<Side, Catalog>>;

/**
 * The text of ours with what theirs changed, entry by entry: entries of theirs in place of ours, removed ones taken out,
 * new ones behind their neighbours in theirs. What is not touched keeps its bytes. Entries in conflict stay as one side
 * has them.
 *
 * @returns undefined where the format does not read in the result what the plan expects.
 */
export function mergeOntoOurs(format: Format, catalogs: Catalogs, plan: MergePlan): string | undefined {
  const { path } = catalogs.ours;
  const errors = Math.max(errorCount(catalogs.ours), errorCount(catalogs.theirs));
  const accepts = (text: string | undefined, expected: ReadonlyMap<string, ExpectedSegment>): text is string =>
    text !== undefined && isAsExpected(format.parse(text, path), expected, errors);
  const additions = plan.entries.filter(({ ours, decision }) => !ours && decision !== 'removed');
  const addedIds = new Set(additions.flatMap(({ theirs }) => theirs?.segments.map(({ id }) => id) ?? []));
  const present = new Map([...plan.expected].filter(([id]) => !addedIds.has(id)));
  const draft = draftOf(format, catalogs, plan);
  if (!takeGaps(format, draft, catalogs)) return undefined;
  const removed = plan.entries.flatMap(({ ours, decision }) => (ours && decision === 'removed' ? [ours] : []));
  const without = (from: Draft, expected: ReadonlyMap<string, ExpectedSegment>): string | undefined => {
    const rest = takeOut(from, removed, (one, left) => accepts(one, withEntries(expected, left)));
    const text = rest && textOf(rest);
    return accepts(text, expected) ? text : undefined;
  };
  // New entries come first: those that go may be the only neighbours that they have in common.
  const lineEnd = lineEndOf(catalogs.ours.text);
  const spliced = without(withAdditions(format, draft, addedIds, catalogs.theirs, lineEnd), plan.expected);
  if (spliced !== undefined || additions.length === 0) return spliced;
  const text = without(draft, present);
  const inserted =
    text === undefined ? undefined : insertByFormat(format, format.parse(text, path), catalogs.theirs, addedIds);
  return accepts(inserted, plan.expected) ? inserted : undefined;
}

function withEntries(
  expected: ReadonlyMap<string, ExpectedSegment>,
  entries: readonly Entry[],
): ReadonlyMap<string, ExpectedSegment> {
  const kept = entries.flatMap(({ segments }) => segments.map((segment) => [segment.id, asItIs(segment)] as const));
  return new Map([...expected, ...kept]);
}

/** Ours in pieces, each entry with the text that was decided for it. */
function draftOf(format: Format, { ours, theirs }: Catalogs, plan: MergePlan): Draft {
  const planned = new Map(plan.entries.map((entry) => [entry.ours && firstId(entry.ours), entry]));
  const lineEnd = lineEndOf(ours.text);
  const draft = asDraft(ours, format);
  for (const piece of draft.pieces) {
    const { decision, joined, theirs: other } = planned.get(firstId(piece.entry)) ?? {};
    const raw = decision === 'theirs' && other ? theirs.text.slice(other.start, other.end) : joined;
    if (raw !== undefined) piece.text = withLineEnds(raw, lineEnd);
  }
  return draft;
}

/** Takes over what theirs changed between entries that are neighbours in all three; false where ours changed it, too. */
function takeGaps(format: Format, draft: Draft, { base, ours, theirs }: Catalogs): boolean {
  const [former, added] = [piecesOf(base, format), piecesOf(theirs, format)];
  const [was, other] = [gapsByPlace(former), gapsByPlace(added)];
  const lineEnd = lineEndOf(ours.text);
  let whole = true;
  const merged = (gap: string, place: string): string => {
    const [before, there] = [was.get(place), other.get(place)];
    if (before === undefined || there === undefined) return gap;
    const [plainBefore, plainThere] = [withLineEnds(before, '\n'), withLineEnds(there, '\n')];
    const result = lineMerge(plainBefore, withLineEnds(gap, '\n'), plainThere);
    if (result.conflicts > 0) whole = false;
    return plainBefore === plainThere ? gap : withLineEnds(result.text, lineEnd);
  };
  let last = '';
  for (const piece of draft.pieces) {
    const id = firstId(piece.entry);
    piece.gap = merged(piece.gap, `${last}\0${id}`);
    last = id;
  }
  draft.tail = merged(draft.tail, `${last}\0`);
  // A licence stands before all entries, whichever is the first.
  const [first] = draft.pieces;
  const head = added.gaps[0] ?? '';
  if (first?.gap === '' && former.gaps[0] === '' && isRemark.test(head)) first.gap = withLineEnds(head, lineEnd);
  return whole;
}

/** Comments and empty lines. */
const isRemark = /^(?:[ \t]*(?:(?:[#!;]|\/\/).*|\r?)\n)+$/;

/** New entries as the format inserts them, beside their neighbours in theirs. */
function insertByFormat(
  format: Format,
  catalog: Catalog,
  theirs: Catalog,
  ids: ReadonlySet<string>,
): string | undefined {
  if (!format.insert || catalog.kind === 'bilingual') return undefined;
  // Both are in one language, whichever it is: no plural form is missing that theirs has not.
  const paired = pairCatalogs(catalog, asSource(theirs, 'en'), { source: 'en', target: 'en' }, format);
  const additions = [...(paired.pair?.eachMissing() ?? [])].flatMap((missing) => {
    const content = missing.source.target;
    return content && ids.has(missing.id) ? [{ missing, content }] : [];
  });
  return changeSegments(format, paired, new Map(), additions).text;
}
