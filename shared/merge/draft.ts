import type { Catalog } from '../catalog/catalog.ts';
import type { Format } from '../formats/format.ts';
import { cutGap, withRemark } from './cutGap.ts';
import type { Entry } from './entries.ts';
import { piecesOf } from './pieces.ts';

/** One entry, with the gap before it. */
export interface Piece {
  readonly entry: Entry;
  gap: string;
  text: string;
}

/** The text of a file while entries are put in and taken out. */
export interface Draft {
  pieces: Piece[];
  tail: string;
}

/** A file as a draft in which nothing is changed yet. */
export function asDraft(catalog: Catalog, format: Format): Draft {
  const { entries, gaps } = piecesOf(catalog, format);
  const pieces = entries.map((entry, i) => ({
    entry,
    gap: gaps[i] ?? '',
    text: catalog.text.slice(entry.start, entry.end),
  }));
  return { pieces, tail: gaps.at(-1) ?? '' };
}

/** The name of an entry: the id of its first segment. */
export const firstId = ({ segments }: Entry) => segments[0]?.id ?? '';

/** The text that a draft stands for. */
export const textOf = ({ pieces, tail }: Draft) => pieces.map(({ gap, text }) => gap + text).join('') + tail;

/** The line end of a text: `\r\n` where its first one is. */
export const lineEndOf = (text: string) => (/\r?\n/.exec(text)?.[0] === '\r\n' ? '\r\n' : '\n');

export const withLineEnds = (text: string, lineEnd: string) => text.replace(/\r?\n/g, lineEnd);

/**
 * Takes entries out, each with the gap before it, the one behind it, or neither: which of them separates it from others is
 * the format's to tell.
 *
 * @param accepts whether a text is read as expected in which some of the entries still stand.
 */
export function takeOut(
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
    const ownGap = following(piece.gap);
    const id = firstId(piece.entry);
    following = (gap) => gap;
    if (!ids.has(id)) {
      rest.push(ownGap === piece.gap ? piece : { ...piece, gap: ownGap });
      continue;
    }
    const lostGap = gapOf(id);
    // What stands behind the entry before, on its line, stays with that one.
    if (lostGap === 'before' && rest.length > 0) following = (gap) => withRemark(gap, cutGap(ownGap).remark);
    if (lostGap === 'behind') following = () => ownGap;
    // Where it was the only entry of something, what opens and closes that stays, without the line between.
    if (lostGap === 'neither') following = (gap) => ownGap.replace(/\r?\n[^\S\r\n]*$/, '') + gap;
  }
  return { pieces: rest, tail: following(tail) };
}

/**
 * New entries of theirs, each behind the entry that it stands behind there, with what stands between them.
 *
 * @param idOf the id that an entry of theirs has in ours, where those are not the same.
 */
export function withAdditions(
  format: Format,
  draft: Draft,
  added: ReadonlySet<string>,
  theirs: Catalog,
  lineEnd: string,
  idOf: (id: string) => string = (id) => id,
): Draft {
  const { entries, gaps } = piecesOf(theirs, format);
  const pieces = draft.pieces.map((piece) => ({ ...piece }));
  let { tail } = draft;
  const placeOf = ({ segments }: Entry) => {
    const ids = new Set(segments.map(({ id }) => idOf(id)));
    return pieces.findIndex(({ entry: { segments } }) => segments.some(({ id }) => ids.has(id)));
  };
  for (const [i, entry] of entries.entries()) {
    if (!added.has(firstId(entry))) continue;
    const before = entries.slice(0, i).findLast((one) => placeOf(one) >= 0);
    const piece = {
      entry,
      gap: withLineEnds(gaps[i] ?? '', lineEnd),
      text: withLineEnds(theirs.text.slice(entry.start, entry.end), lineEnd),
    };
    if (before) {
      const place = placeOf(before) + 1;
      const next = pieces[place];
      const gap = next?.gap ?? tail;
      const behind = withRemark(gap, withLineEnds(cutGap(gaps[i + 1] ?? '').remark, lineEnd));
      if (next) next.gap = behind;
      else tail = behind;
      pieces.splice(place, 0, { ...piece, gap: withRemark(piece.gap, cutGap(gap).remark) });
    } else {
      const next = pieces[0];
      const follows = next && entries[i + 1] && firstId(next.entry) === firstId(entries[i + 1] as Entry);
      const between = follows ? gaps[i + 1] : separatorOf(draft, gaps);
      if (next) [piece.gap, next.gap] = [next.gap, withLineEnds(between ?? '', lineEnd)];
      pieces.unshift(piece);
    }
  }
  return { pieces, tail };
}

/** What stands between two entries: as in ours, else as in theirs, else what stands before the first one on its line. */
function separatorOf({ pieces }: Draft, gaps: readonly string[]): string | undefined {
  const [first, second] = pieces;
  if (second) return second.gap;
  return gaps.length > 2 ? gaps[1] : lastLineEnds(first?.gap ?? '') || '\n';
}

/** The line ends at the end of a text, with the indent behind them. */
function lastLineEnds(text: string): string {
  const space = text.slice(text.trimEnd().length);
  let start = Math.max(space.lastIndexOf('\n'), space.lastIndexOf('\r')) + 1;
  while (start > 0 && /[\r\n]/.test(space.charAt(start - 1))) start--;
  return space.slice(start);
}
