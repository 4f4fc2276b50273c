import { type Catalog, errorCount, type SegmentChange } from '../catalog/catalog.ts';
import { applyEdits, type TextEdit } from '../catalog/textRange.ts';
import { changeSegments } from '../formats/change.ts';
import type { Format } from '../formats/format.ts';
import { type Entry, type EntryStates, rawOf, type Side } from './entries.ts';
import { type ExpectedSegment, expectedOf, holds } from './expected.ts';
import { lineMerge } from './lineMerge.ts';

/**
 * The text of an entry that both sides changed in different places: by lines where that gives what is expected, else that
 * of ours with the texts and the state that theirs changed.
 *
 * @returns undefined where the format cannot hold both changes.
 */
export function joinEntry(
  format: Format,
  states: EntryStates,
  catalogs: Readonly<Record<Side, Catalog>>,
): string | undefined {
  const { ours } = states;
  const expected = expectedOf(states);
  if (!ours || !expected) return undefined;
  const [was = '', mine = '', other = ''] = (['base', 'ours', 'theirs'] as const).map((side) =>
    rawOf(catalogs[side], states[side]),
  );
  const byLines = lineMerge(was, mine, other);
  if (byLines.conflicts === 0 && fits(format, catalogs.ours, ours, byLines.text, expected)) return byLines.text;
  // Mostly programs wrote places in the code there: nothing is to be taken, and the file need not be read again.
  const isMerged = expected.every((one) =>
    holds(
      ours.segments.find(({ id }) => id === one.id),
      one,
    ),
  );
  if (isMerged) return catalogs.ours.text.slice(ours.start, ours.end);
  return bySlots(format, states, catalogs, expected);
}

function bySlots(
  format: Format,
  { ours, theirs }: EntryStates,
  catalogs: Readonly<Record<Side, Catalog>>,
  expected: readonly ExpectedSegment[],
): string | undefined {
  if (!ours || !theirs) return undefined;
  const edits: TextEdit[] = [];
  for (const segment of ours.segments) {
    const other = theirs.segments.find(({ id }) => id === segment.id);
    const wanted = expected.find(({ id }) => id === segment.id);
    for (const side of ['source', 'target'] as const) {
      const [here, there] = [segment[side], other?.[side]];
      if (!here || !there || wanted?.[side] !== there) continue;
      const newText = catalogs.theirs.text.slice(there.range.start, there.range.end);
      edits.push({ range: here.range, newText });
    }
  }
  const text = applyEdits(catalogs.ours.text, edits);
  const length = ours.end - ours.start + text.length - catalogs.ours.text.length;
  const spliced = format.parse(text, catalogs.ours.path);
  const changes = new Map<string, SegmentChange>();
  for (const { id, target, state } of expected) {
    const segment = spliced.segments.find(id);
    const content = target && !segment?.target ? { content: target } : {};
    const isOther = state !== 'untranslated' && segment?.state !== state;
    if (isOther || content.content) changes.set(id, { ...content, ...(isOther ? { state } : {}) });
  }
  const changed = changes.size > 0 ? changeSegments(format, spliced, changes) : { text };
  const raw = changed.text.slice(ours.start, ours.start + length + changed.text.length - text.length);
  return fits(format, catalogs.ours, ours, raw, expected) ? raw : undefined;
}

/** Whether a text in the place of an entry gives the segments that are expected, and no fault. */
function fits(
  format: Format,
  catalog: Catalog,
  entry: Entry,
  raw: string,
  expected: readonly ExpectedSegment[],
): boolean {
  const text = catalog.text.slice(0, entry.start) + raw + catalog.text.slice(entry.end);
  const parsed = format.parse(text, catalog.path);
  const whole = parsed.segments.count === catalog.segments.count && errorCount(parsed) <= errorCount(catalog);
  return whole && expected.every((one) => holds(parsed.segments.find(one.id), one));
}
