import { keepLast } from '../../../shared/keepLast.ts';
import type { Sentence } from '../../../shared/sentences/sentence.ts';
import type { RowFilter, TableParams } from '../../../shared/tableProtocol.ts';
import type { Session, Snapshot } from '../../lsp/session.ts';
import { type AbsentParts, absentParts, addableLanguages } from './absentParts.ts';
import { type FileEntries, tableFiles } from './fileEntries.ts';
import {
  languageKeys,
  type Part,
  partsOfSet,
  type SetOfFiles,
  setsOfFiles,
  shownKeys,
  wholeFile,
} from './filesOfTable.ts';
import { rowsOfFile, stackedRows } from './stackedRows.ts';
import { type IsChanged, tableChanges } from './tableChanges.ts';
import { type TableView, tableView } from './tableView.ts';

/** A table as it is for one request. */
export interface Table {
  readonly view: TableView;
  /** Its files by their paths; the one that the table was opened for comes first. */
  readonly snapshots: ReadonlyMap<string, Snapshot>;
  /** Keys of all languages that it could show; undefined for the table of one file. */
  readonly languages: readonly string[] | undefined;
  /** Those of them that have no file yet; undefined where none can be added. */
  readonly addable: readonly string[] | undefined;
  /** The files that are not there, by their paths, with the source files that they can be made from. */
  readonly madeFrom: ReadonlyMap<string, Snapshot>;
  /** Why its rows are not compared with the revision of the filter. */
  readonly revisionFault?: Sentence;
}

/** A table whose rows are filtered. */
export interface FilteredTable extends TableParams {
  readonly filter?: RowFilter;
}

/** The tables that are open. */
export interface Tables {
  /**
   * @param checked true waits for the checks of what is shown; otherwise the findings of before stand in.
   * @param params the filter tells which revision `passing` compares with.
   * @returns undefined for what is no localization file.
   */
  of(params: FilteredTable, checked: boolean, signal: AbortSignal): Promise<Table | undefined>;
}

/** So many views are kept; those that were not asked for longest go first. */
const mostViews = 6;

/** Views by what they show, kept until a file or its findings change. */
export function tables(session: Session): Tables {
  const files = tableFiles(session);
  const absent = absentParts(session);
  const changes = tableChanges(session);
  const views = new Map<string, { readonly entries: readonly FileEntries[]; readonly view: TableView }>();
  return {
    async of({ uri, languages, filter }, checked, signal) {
      const snapshot = await session.latest(uri);
      if (!snapshot) return undefined;
      const several = languages && (await languagesOf(session, snapshot, languages, absent, signal));
      const parts = several?.parts ?? [wholeFile(snapshot)];
      const byPath = new Map<string, FileEntries>();
      for (const part of parts) {
        const { path } = part.snapshot;
        if (!byPath.has(path)) byPath.set(path, await files.of(part.snapshot, checked && !part.madeFrom));
      }
      const entriesOf = (part: Part) => byPath.get(part.snapshot.path) as FileEntries;
      const entries = [...byPath.values()];
      const key = JSON.stringify([snapshot.path, languages?.files ?? null, several?.keys ?? null]);
      const last = views.get(key);
      const isSame = last?.entries.length === entries.length && last.entries.every((one, i) => one === entries[i]);
      const rows = () =>
        several
          ? stackedRows(several.sets, several.keys, entriesOf)
          : rowsOfFile(parts[0] as Part, entries[0] as FileEntries);
      const view = last && isSame ? last.view : tableView(rows());
      keepLast(views, key, { entries, view }, mostViews);
      const shown = [snapshot, ...parts.map((part) => part.snapshot)];
      const snapshots = new Map(shown.map((one) => [one.path, one]));
      const revision = filter?.changedSince;
      const isChanged =
        revision === undefined ? undefined : await changes.since(revision, [...snapshots.values()], signal);
      return {
        ...comparedView(view, isChanged),
        snapshots,
        languages: several?.all,
        addable: several?.addable,
        madeFrom: new Map(parts.flatMap(({ snapshot: { path }, madeFrom }) => (madeFrom ? [[path, madeFrom]] : []))),
      };
    },
  };
}

/** A view whose filter compares with a revision, or tells why it does not. */
function comparedView(
  view: TableView,
  isChanged: IsChanged | Sentence | undefined,
): Pick<Table, 'view' | 'revisionFault'> {
  if (isChanged === undefined) return { view };
  if (typeof isChanged === 'function')
    return { view: { ...view, passing: (filter) => view.passing(filter, isChanged) } };
  const passing = ({ changedSince: _, ...filter }: RowFilter) => view.passing(filter);
  return { view: { ...view, passing }, revisionFault: isChanged };
}

/** What is shown of the languages of one set of files, or of several. */
async function languagesOf(
  session: Session,
  snapshot: Snapshot,
  languages: NonNullable<TableParams['languages']>,
  absent: AbsentParts,
  signal: AbortSignal,
) {
  const sets = languages.files
    ? await setsOfFiles(session, snapshot, languages.files, signal)
    : [{ group: undefined, parts: await partsOfSet(session, snapshot) }];
  const present = languageKeys(sets);
  const { shown = [] } = languages;
  const addable = addableLanguages(sets, present, [...snapshot.workspace.settings.project.targetLanguages, ...shown]);
  const added = addable?.filter((key) => shown.includes(key)) ?? [];
  const keys = [...shownKeys(sets, present, languages, snapshot.path), ...added];
  const whole: SetOfFiles[] = [];
  for (const set of sets) {
    const absentOnes = await Promise.all(keys.map((key) => absent.of(set, key)));
    whole.push({ ...set, parts: [...set.parts, ...absentOnes.flatMap((part) => part ?? [])] });
  }
  const parts = whole.flatMap((set) => set.parts.filter(({ key }) => keys.includes(key)));
  return { sets: whole, all: [...present, ...(addable ?? [])], addable, keys, parts };
}
