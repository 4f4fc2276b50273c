import type { Catalog } from '../../../shared/catalog/catalog.ts';
import { pushTo } from '../../../shared/catalog/pushTo.ts';
import type { SegmentState } from '../../../shared/catalog/segment.ts';
import type { Finding } from '../../../shared/checks/contract/check.ts';
import type { RowFilter } from '../../../shared/tableProtocol.ts';
import type { Diagnosis } from '../../checking/diagnoses.ts';
import type { Session, Snapshot } from '../../lsp/session.ts';
import type { LocalizationFile } from '../../workspace/workspace.ts';
import { type FindingsBySegment, passingRows } from './rowFilter.ts';
import { rowsInOrder } from './rowOrder.ts';
import { isWork, stateOf, type TableEntry, tableEntries } from './tableEntries.ts';

/** The rows of one state of a file. What a table asks for while it is scrolled is worked out once. */
export interface TableView {
  readonly catalog: Catalog;
  readonly entries: readonly TableEntry[];
  readonly findings: FindingsBySegment;
  /** Id of the diagnosis that the findings are from; undefined before the first. */
  readonly diagnosis: string | undefined;
  readonly states: Readonly<Record<SegmentState, number>>;
  readonly checks: readonly { readonly id: string; readonly count: number }[];
  /** Places of the rows that pass a filter, in its order; throws as `passingRows`. */
  passing(filter: RowFilter): readonly number[];
}

/** The tables that are open. */
export interface TableViews {
  /**
   * @param checked true waits for the checks of this state; otherwise the findings of the state before stand in.
   */
  of(snapshot: Snapshot, checked: boolean): Promise<TableView>;
}

/** So many files have a view; those that were not asked for longest lose theirs. */
const mostViews = 6;
/** So many filters of a view are remembered: split editors may have different ones. */
const mostFilters = 4;

/** Views by file, kept until the file or its findings change. */
export function tableViews(session: Session): TableViews {
  const views = new Map<string, TableView>();
  return {
    async of({ path, workspace, file }, checked) {
      const diagnosis = checked ? await session.diagnoses.of(workspace, file) : undefined;
      const last = views.get(path);
      const isSame = last?.catalog === file.catalog && (!diagnosis || diagnosis.id === last.diagnosis);
      const view = isSame ? last : viewOf(file, diagnosis, last);
      views.delete(path);
      views.set(path, view);
      for (const old of views.keys()) if (views.size > mostViews) views.delete(old);
      return view;
    },
  };
}

function viewOf(file: LocalizationFile, diagnosis: Diagnosis | undefined, last: TableView | undefined): TableView {
  const { catalog } = file;
  const entries = last?.catalog === catalog ? last.entries : tableEntries(catalog);
  const findings = diagnosis ? findingsBySegment(diagnosis.findings) : (last?.findings ?? new Map());
  const states: Record<SegmentState, number> = { untranslated: 0, 'needs-review': 0, translated: 0, final: 0 };
  for (const entry of entries) if (isWork(entry)) states[stateOf(entry)]++;
  const rowsOf = (filter: RowFilter) => {
    const places = passingRows(entries, catalog, findings, filter);
    return filter.order ? rowsInOrder(places, entries, file, filter.order) : places;
  };
  const filters = new Map<string, readonly number[]>();
  return {
    catalog,
    entries,
    findings,
    diagnosis: diagnosis?.id ?? (last?.catalog === catalog ? last.diagnosis : undefined),
    states,
    checks: countsOf(findings),
    passing(filter) {
      const key = JSON.stringify(filter);
      const places = filters.get(key) ?? rowsOf(filter);
      filters.delete(key);
      filters.set(key, places);
      for (const old of filters.keys()) if (filters.size > mostFilters) filters.delete(old);
      return places;
    },
  };
}

/** Findings of a file by their segments; those of the file as a whole are left out. */
export function findingsBySegment(findings: readonly Finding[]): FindingsBySegment {
  const map = new Map<string, Finding[]>();
  for (const finding of findings) if (finding.segment !== undefined) pushTo(map, finding.segment, finding);
  return map;
}

function countsOf(findings: FindingsBySegment): readonly { readonly id: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const list of findings.values()) {
    for (const { check } of list) counts.set(check, (counts.get(check) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a.localeCompare(b)).map(([id, count]) => ({ id, count }));
}
