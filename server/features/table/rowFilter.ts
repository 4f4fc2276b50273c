import type { Finding } from '../../../shared/checks/contract/check.ts';
import type { RowFilter } from '../../../shared/tableProtocol.ts';
import { withinLimit } from '../../watchdog/withinLimit.ts';
import { type PlacedEntry, placedAt, type RowsView } from './rowsView.ts';
import type { IsChanged } from './tableChanges.ts';
import { isWork, segmentOf, sourceOf, stateOf, targetOf } from './tableEntries.ts';

/** Findings by the id of their segment. */
export type FindingsBySegment = ReadonlyMap<string, readonly Finding[]>;

/** How long a pattern may look at all rows, in ms. */
const patternLimit = 2_000;

/** Between slashes, with the flags that a search has a use for. */
const patternForm = /^\/(.+)\/([imsu]*)$/su;

/**
 * The places of the rows that pass a filter, ascending. Of several languages one has to be in the state and to have the
 * finding, and any of them may hold the text.
 *
 * @param isChanged whether an entry changed since the revision that the filter names; it is asked where it names one.
 * @throws SyntaxError for a text between slashes that is no regular expression, EndlessStep for one without an end.
 * @example passingRows(rows, { text: 'sail', state: 'untranslated' }) // [3, 17]
 */
export function passingRows(
  rows: RowsView,
  { text = '', state, check, changedSince, keep = [] }: RowFilter,
  isChanged: IsChanged = () => true,
): readonly number[] {
  const kept = new Set(keep);
  const { holds, within } = searchFor(text);
  const isAsked = (placed: PlacedEntry) => {
    const { entry, part } = placed;
    const { findings, file } = part;
    if (state && (stateOf(entry) !== state || !isWork(entry))) return false;
    if (state && file.catalog.isSource && rows.columns.length > 1) return false;
    if (changedSince !== undefined && !isChanged(placed)) return false;
    return !check || findings.get(entry.id)?.some((finding) => check === '*' || finding.check === check) === true;
  };
  const passes = (place: number) => {
    if ((state || check || changedSince !== undefined) && !someEntry(rows, place, isAsked)) return false;
    if (text === '') return true;
    if (holds(rows.keyAt(place)) || holds(rows.groupAt(place) ?? '')) return true;
    return someEntry(rows, place, (placed) => holdsIn(placed, holds));
  };
  return within(() => {
    const passing: number[] = [];
    for (let place = 0; place < rows.count; place++) {
      if ((kept.size > 0 && kept.has(rows.idAt(place))) || passes(place)) passing.push(place);
    }
    return passing;
  });
}

/** What is looked for in texts. */
export interface TextSearch {
  holds(value: string): boolean;
  /** Looks at many texts. @throws EndlessStep for a pattern that finds no end. */
  within<R>(look: () => R): R;
}

/** @param text a part of a text, or a pattern between slashes. @throws SyntaxError where that is none. */
export function searchFor(text: string): TextSearch {
  const [, pattern, flags] = patternForm.exec(text) ?? [];
  if (pattern === undefined) return { holds: holdsText(text), within: (look) => look() };
  return { holds: holdsPattern(new RegExp(pattern, flags)), within: (look) => withinLimit(look, patternLimit) };
}

function someEntry({ columns }: RowsView, place: number, test: (placed: PlacedEntry) => boolean): boolean {
  for (const column of columns) {
    const placed = placedAt(column, place);
    if (placed && test(placed)) return true;
  }
  return false;
}

function holdsText(text: string): (value: string) => boolean {
  const wanted = text.toLowerCase();
  return (value) => value.toLowerCase().includes(wanted);
}

function holdsPattern(pattern: RegExp): (value: string) => boolean {
  return (value) => pattern.test(value);
}

/** Whether one of the texts that a row shows of a language holds what is looked for. */
function holdsIn({ entry, part: { file } }: PlacedEntry, holds: (value: string) => boolean): boolean {
  const { catalog } = file;
  if (holds(sourceOf(entry, catalog)?.value ?? '') || holds(targetOf(entry)?.value ?? '')) return true;
  const { notes, context } = segmentOf(entry);
  return (context !== undefined && holds(context)) || notes.some((note) => holds(note.text));
}
