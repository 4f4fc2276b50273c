import type { Catalog, SegmentChange } from '../catalog/catalog.ts';
import type { Segment } from '../catalog/segment.ts';
import { applyEdits, type TextEdit } from '../catalog/textRange.ts';
import { changeSegments } from '../formats/change.ts';
import type { Format } from '../formats/format.ts';
import { type Entry, type EntryStates, entriesOf } from './entries.ts';
import { conflictText } from './lineMerge.ts';

/**
 * Marks the entries that stay in conflict: where the format has states and notes, as to be reviewed, with what the other
 * side has in a note; elsewhere by the marks that version control puts around the lines of both sides.
 *
 * @param catalog the merged text, in which these entries stand as one side has them.
 * @param theirs holds the other side's text of them.
 */
export function markConflicts(
  format: Format,
  catalog: Catalog,
  conflicts: readonly EntryStates[],
  theirs: Catalog,
): string {
  if (conflicts.length === 0) return catalog.text;
  const canReview = format.review !== undefined && format.states.includes('needs-review');
  return (
    (canReview ? withNotes(format, catalog, conflicts) : undefined) ?? withMarks(format, catalog, conflicts, theirs)
  );
}

const firstId = ({ ours, theirs }: EntryStates) => (ours ?? theirs)?.segments[0]?.id ?? '';

function withNotes(format: Format, catalog: Catalog, conflicts: readonly EntryStates[]): string | undefined {
  const changes = new Map<string, SegmentChange>();
  for (const { ours, theirs } of conflicts) {
    for (const { id } of (ours ?? theirs)?.segments ?? []) changes.set(id, { state: 'needs-review' });
  }
  const reviewed = changeSegments(format, catalog, changes).catalog;
  const edits = conflicts.flatMap((conflict) => {
    const segment = reviewed.segments.find(firstId(conflict));
    return (segment && format.review?.add(reviewed, segment, { text: noteOf(conflict) })) ?? [];
  });
  const text = applyEdits(reviewed.text, edits);
  const isSafe = format.parse(text, catalog.path).segments.count === catalog.segments.count;
  return isSafe && edits.length >= conflicts.length ? text : undefined;
}

/** What the other side has, in words for whoever reviews the entry. */
function noteOf({ ours, theirs }: EntryStates): string {
  if (!ours) return 'Merge conflict: ours removed this entry.';
  if (!theirs) return 'Merge conflict: theirs removed this entry.';
  const texts = theirs.segments.flatMap((other) => {
    const counterpart = ours.segments.find(({ id }) => id === other.id);
    const differing = (side: 'source' | 'target') =>
      other[side] && other[side].value !== counterpart?.[side]?.value
        ? [other[side].value === '' ? `no ${side}` : `${side} “${other[side].value}”`]
        : [];
    return [...differing('source'), ...differing('target')];
  });
  const differences = texts.length > 0 ? texts.join(', ') : 'other notes or attributes';
  return `Merge conflict: theirs has ${differences}.`;
}

/** Lines of the merged text that hold entries in conflict. */
interface ConflictLines {
  readonly start: number;
  end: number;
  readonly entries: { readonly place: Entry; readonly states: EntryStates }[];
}

function withMarks(format: Format, catalog: Catalog, conflicts: readonly EntryStates[], theirs: Catalog): string {
  const { text } = catalog;
  const placed = placesOf(format, catalog, conflicts);
  const groups: ConflictLines[] = [];
  for (const one of placed) {
    const start = text.lastIndexOf('\n', one.place.start - 1) + 1;
    const line = text.indexOf('\n', one.place.end - (text[one.place.end - 1] === '\n' ? 1 : 0));
    const end = line < 0 ? text.length : line + 1;
    const last = groups.at(-1);
    if (last && start < last.end) {
      last.entries.push(one);
      last.end = Math.max(last.end, end);
    } else groups.push({ start, end, entries: [one] });
  }
  const edits = groups.map(({ start, end, entries }): TextEdit => {
    const sideText = (replace: (states: EntryStates) => string | undefined) => {
      const changed = entries.flatMap(({ place, states }) => {
        const newText = replace(states);
        return newText === undefined
          ? []
          : [{ range: { start: place.start - start, end: place.end - start }, newText }];
      });
      const lines = applyEdits(text.slice(start, end), changed);
      return /[\p{L}\p{N}]/u.test(lines) ? lines : '';
    };
    const ours = sideText(({ ours: mine }) => (mine ? undefined : ''));
    const other = sideText(({ ours: mine, theirs: there }) => {
      if (!there) return '';
      return mine ? theirs.text.slice(there.start, there.end) : undefined;
    });
    return { range: { start, end }, newText: conflictText(ours, other) };
  });
  return applyEdits(text, edits);
}

function placesOf(format: Format, catalog: Catalog, conflicts: readonly EntryStates[]) {
  const states = new Map(conflicts.map((conflict) => [firstId(conflict), conflict]));
  return entriesOf(catalog, format).flatMap((place) => {
    const one = place.segments.map(({ id }: Segment) => states.get(id)).find((state) => state !== undefined);
    return one ? [{ place, states: one }] : [];
  });
}
