import { type Catalog, errorCount } from '../catalog/catalog.ts';
import { changeSegments } from '../formats/change.ts';
import type { Format } from '../formats/format.ts';
import { asSource, pairCatalogs } from '../formats/pair.ts';
import type { Entry, Side } from './entries.ts';
import { asItIs, type ExpectedSegment, isAsExpected } from './expected.ts';
import { lineMerge } from './lineMerge.ts';
import type { MergePlan } from './mergePlan.ts';
import { gapsByPlace, piecesOf } from './pieces.ts';

type Catalogs = Readonly<Record<Side, Catalog>>;

/** One entry of the result, with the gap before it. */
interface Piece {
  readonly entry: Entry;
  gap: string;
  text: string;
}

/** The text of ours while theirs is brought into it. */
interface Draft {
  pieces: Piece[];
  tail: string;
}

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

const firstId = ({ segments }: Entry) => segments[0]?.id ?? '';

const textOf = ({ pieces, tail }: Draft) => pieces.map(({ gap, text }) => gap + text).join('') + tail;

const lineEndOf = (text: string) => (/\r?\n/.exec(text)?.[0] === '\r\n' ? '\r\n' : '\n');

const withLineEnds = (text: string, lineEnd: string) => text.replace(/\r?\n/g, lineEnd);

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
  const { entries, gaps } = piecesOf(ours, format);
  const lineEnd = lineEndOf(ours.text);
  const pieces = entries.map((entry, i) => {
    const { decision, joined, theirs: other } = planned.get(firstId(entry)) ?? {};
    const raw = decision === 'theirs' && other ? theirs.text.slice(other.start, other.end) : joined;
    const text = raw === undefined ? ours.text.slice(entry.start, entry.end) : withLineEnds(raw, lineEnd);
    return { entry, gap: gaps[i] ?? '', text };
  });
  return { pieces, tail: gaps.at(-1) ?? '' };
}

/** Takes over what theirs changed between entries that are neighbours in all three; false where ours changed it, too. */
function takeGaps(format: Format, draft: Draft, { base, ours, theirs }: Catalogs): boolean {
  const [was, other] = [gapsByPlace(piecesOf(base, format)), gapsByPlace(piecesOf(theirs, format))];
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
  return whole;
}

/**
 * Takes entries out, each with the gap before it, the one behind it, or neither: which of them separates it from others is
 * the format's to tell.
 *
 * @param accepts whether a text is read as expected in which some of the entries still stand.
 */
function takeOut(
  draft: Draft,
  removed: readonly Entry[],
  accepts: (text: string, left: readonly Entry[]) => boolean,
): Draft | undefined {
  if (removed.length === 0) return draft;
  const ids = new Set(removed.map(firstId));
  const kept = draft.pieces.findIndex(({ entry }) => !ids.has(firstId(entry)));
  const leading = new Set(draft.pieces.slice(0, Math.max(0, kept)).map(({ entry }) => firstId(entry)));
  const together = [
    withoutEntries(draft, ids, () => 'before'),
    withoutEntries(draft, ids, (id) => (leading.has(id) ? 'behind' : 'before')),
  ].find((one) => accepts(textOf(one), []));
  if (together) return together;
  let rest = draft;
  for (const [i, entry] of removed.entries()) {
    const id = new Set([firstId(entry)]);
    const next = (['before', 'behind', 'neither'] as const)
      .map((gap) => withoutEntries(rest, id, () => gap))
      .find((one) => accepts(textOf(one), removed.slice(i + 1)));
    if (!next) return undefined;
    rest = next;
  }
  return rest;
}

/** @param gapOf which gap goes with an entry, by its first id. */
function withoutEntries(
  { pieces, tail }: Draft,
  ids: ReadonlySet<string>,
  gapOf: (id: string) => 'before' | 'behind' | 'neither',
): Draft {
  const rest: Piece[] = [];
  // What becomes of the gap that comes next.
  let following = (gap: string) => gap;
  for (const piece of pieces) {
    const own = following(piece.gap);
    const id = firstId(piece.entry);
    following = (gap) => gap;
    if (!ids.has(id)) {
      rest.push(own === piece.gap ? piece : { ...piece, gap: own });
      continue;
    }
    const gone = gapOf(id);
    if (gone === 'behind') following = () => own;
    // Where it was the only entry of something, what opens and closes that stays, without the line between.
    if (gone === 'neither') following = (gap) => own.replace(/\r?\n[^\S\r\n]*$/, '') + gap;
  }
  return { pieces: rest, tail: following(tail) };
}

/** New entries of theirs, each behind the entry that it stands behind there, with what stands between them. */
function withAdditions(
  format: Format,
  draft: Draft,
  added: ReadonlySet<string>,
  theirs: Catalog,
  lineEnd: string,
): Draft {
  const { entries, gaps } = piecesOf(theirs, format);
  const pieces = draft.pieces.map((piece) => ({ ...piece }));
  const placeOf = (entry: Entry) => pieces.findIndex((piece) => firstId(piece.entry) === firstId(entry));
  for (const [i, entry] of entries.entries()) {
    if (!added.has(firstId(entry))) continue;
    const before = entries.slice(0, i).findLast((one) => placeOf(one) >= 0);
    const piece = {
      entry,
      gap: withLineEnds(gaps[i] ?? '', lineEnd),
      text: withLineEnds(theirs.text.slice(entry.start, entry.end), lineEnd),
    };
    if (before) pieces.splice(placeOf(before) + 1, 0, piece);
    else {
      const next = pieces[0];
      const follows = next && entries[i + 1] && firstId(next.entry) === firstId(entries[i + 1] as Entry);
      const between = follows ? gaps[i + 1] : separatorOf(draft, gaps);
      if (next) [piece.gap, next.gap] = [next.gap, withLineEnds(between ?? '', lineEnd)];
      pieces.unshift(piece);
    }
  }
  return { pieces, tail: draft.tail };
}

/** What stands between two entries: as in ours, else as in theirs, else what stands before the first one on its line. */
function separatorOf({ pieces }: Draft, gaps: readonly string[]): string | undefined {
  const [first, second] = pieces;
  if (second) return second.gap;
  return gaps.length > 2 ? gaps[1] : lastLineEnds(first?.gap ?? '') || '\n';
}

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

/** The line ends at the end of a text, with the indent behind them. */
function lastLineEnds(text: string): string {
  const space = text.slice(text.trimEnd().length);
  let start = Math.max(space.lastIndexOf('\n'), space.lastIndexOf('\r')) + 1;
  while (start > 0 && /[\r\n]/.test(space.charAt(start - 1))) start--;
  return space.slice(start);
}
