import type { Catalog } from '../../../shared/catalog/catalog.ts';
import type { Finding } from '../../../shared/checks/contract/check.ts';
import type { RowFilter } from '../../../shared/tableProtocol.ts';
import { withinLimit } from '../../watchdog/withinLimit.ts';
import { isMissing, isWork, sourceOf, stateOf, type TableEntry, targetOf } from './tableEntries.ts';

/** Findings by the id of their segment. */
export type FindingsBySegment = ReadonlyMap<string, readonly Finding[]>;

/** How long a pattern may look at all rows, in ms. */
const patternLimit = 2_000;

/** Between slashes, with the flags that a search has a use for. */
const patternForm = /^\/(.+)\/([imsu]*)$/su;

/**
 * The places of the rows that pass a filter, ascending.
 *
 * @throws SyntaxError for a text between slashes that is no regular expression, EndlessStep for one without an end.
 * @example passingRows(entries, catalog, findings, { text: 'sail', state: 'untranslated' }) // [3, 17]
 */
export function passingRows(
  entries: readonly TableEntry[],
  catalog: Catalog,
  findings: FindingsBySegment,
  { text = '', state, check, keep = [] }: RowFilter,
): readonly number[] {
  const kept = new Set(keep);
  const [, pattern, flags] = patternForm.exec(text) ?? [];
  const holds = pattern === undefined ? holdsText(text) : holdsPattern(new RegExp(pattern, flags));
  const passes = (entry: TableEntry) => {
    if (state && (stateOf(entry) !== state || !isWork(entry))) return false;
    if (check && !findings.get(entry.id)?.some((finding) => check === '*' || finding.check === check)) return false;
    return text === '' || textsOf(entry, catalog, holds);
  };
  const places = () => {
    const passing: number[] = [];
    entries.forEach((entry, place) => {
      if ((kept.size > 0 && kept.has(entry.id)) || passes(entry)) passing.push(place);
    });
    return passing;
  };
  return pattern === undefined ? places() : withinLimit(places, patternLimit);
}

function holdsText(text: string): (value: string) => boolean {
  const wanted = text.toLowerCase();
  return (value) => value.toLowerCase().includes(wanted);
}

function holdsPattern(pattern: RegExp): (value: string) => boolean {
  return (value) => pattern.test(value);
}

/** Whether one of the texts that a row shows holds what is looked for. */
function textsOf(entry: TableEntry, catalog: Catalog, holds: (value: string) => boolean): boolean {
  if (holds(entry.id) || holds(sourceOf(entry, catalog)?.value ?? '') || holds(targetOf(entry)?.value ?? ''))
    return true;
  const { notes, context } = isMissing(entry) ? entry.source : entry;
  return (context !== undefined && holds(context)) || notes.some((note) => holds(note.text));
}
