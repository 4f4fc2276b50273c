import { keepLast } from '../../../shared/keepLast.ts';
import { mostShownLanguages, type ShownLanguages, type TableParams } from '../../../shared/tableProtocol.ts';
import { uriOf } from '../../lsp/paths.ts';
import type { Session, Snapshot } from '../../lsp/session.ts';
import { targetLanguagesOf } from '../../workspace/targetLanguages.ts';
import { alignRows, type LanguageEntries } from './alignRows.ts';
import { type FileEntries, tableFiles } from './fileEntries.ts';
import type { ColumnView } from './rowsView.ts';
import { type TableView, tableView } from './tableView.ts';

/** A table as it is for one request. */
export interface Table {
  readonly view: TableView;
  /** The files of its columns, in their order. */
  readonly snapshots: readonly Snapshot[];
  /** Keys of all languages that it could show; undefined for the table of one file. */
  readonly languages: readonly string[] | undefined;
}

/** The tables that are open. */
export interface Tables {
  /**
   * @param checked true waits for the checks of what is shown; otherwise the findings of before stand in.
   * @returns undefined for what is no localization file.
   */
  of(params: TableParams, checked: boolean): Promise<Table | undefined>;
}

/** What a column shows: a file, or what it has in one of its languages. */
interface Part {
  readonly key: string;
  readonly snapshot: Snapshot;
  readonly language: string | undefined;
  /** Whether the file holds further languages. */
  readonly isPart: boolean;
}

/** So many views are kept; those that were not asked for longest go first. */
const mostViews = 6;

/** Views by what they show, kept until a file or its findings change. */
export function tables(session: Session): Tables {
  const files = tableFiles(session);
  const views = new Map<string, { readonly entries: readonly FileEntries[]; readonly view: TableView }>();
  return {
    async of({ uri, languages }, checked) {
      const snapshot = await session.latest(uri);
      if (!snapshot) return undefined;
      const all = languages ? await partsOfSet(session, snapshot) : [wholeFile(snapshot)];
      const parts = languages ? shownParts(all, languages, snapshot.path) : all;
      const entries: FileEntries[] = [];
      for (const part of parts) entries.push(await files.of(part.snapshot, checked));
      const key = JSON.stringify([snapshot.path, languages ? parts.map((part) => part.key) : null]);
      const last = views.get(key);
      const isSame = last?.entries.every((one, i) => one === entries[i]) === true;
      const view =
        last && isSame ? last.view : tableView(languages ? sideBySide(parts, entries) : oneFile(parts, entries));
      keepLast(views, key, { entries, view }, mostViews);
      return {
        view,
        snapshots: parts.map((part) => part.snapshot),
        languages: languages && all.map((part) => part.key),
      };
    },
  };
}

function wholeFile(snapshot: Snapshot): Part {
  const { uri, file } = snapshot;
  const language = file.targetLanguage ?? (file.catalog.isSource ? file.sourceLanguage : undefined);
  return { key: language ?? uri, snapshot, language, isPart: false };
}

/** Every language of the files that belong together with one; of several with the same language each. */
async function partsOfSet(session: Session, snapshot: Snapshot): Promise<readonly Part[]> {
  const { file, workspace } = snapshot;
  const within = file.catalog.kind === 'bilingual' ? targetLanguagesOf(file) : [];
  if (within.length > 1) {
    return within.map((language) => ({ key: language, snapshot, language, isPart: true }));
  }
  const parts: Part[] = [];
  for (const { path } of await workspace.setOf(file)) {
    const uri = session.documents.at(path)?.uri ?? uriOf(path);
    const one = path === snapshot.path ? snapshot : await session.latest(uri);
    if (!one) continue;
    const part = wholeFile(one);
    parts.push(parts.some(({ key }) => key === part.key) ? { ...part, key: uri } : part);
  }
  return parts.length > 0 ? parts : [wholeFile(snapshot)];
}

/** Those that were chosen; otherwise the source, the file that was opened, and as many others as there is room for. */
function shownParts(all: readonly Part[], { shown }: ShownLanguages, path: string): readonly Part[] {
  const chosen = all.filter(({ key }) => shown?.includes(key));
  if (chosen.length > 0) return chosen;
  const isFirst = ({ snapshot, isPart }: Part) =>
    snapshot.file.catalog.isSource === true || (snapshot.path === path && !isPart);
  const ordered = [...all.filter(isFirst), ...all.filter((part) => !isFirst(part))];
  const kept = new Set(ordered.slice(0, mostShownLanguages));
  return all.filter((part) => kept.has(part));
}

function columnOf(
  { key, language, snapshot }: Part,
  { findings }: FileEntries,
  entries: ColumnView['entries'],
): ColumnView {
  return { key, language, file: snapshot.file, entries, findings };
}

function oneFile(parts: readonly Part[], files: readonly FileEntries[]) {
  const [part, file] = [parts[0] as Part, files[0] as FileEntries];
  const { entries } = file;
  return {
    count: entries.length,
    idAt: (place: number) => entries[place]?.id ?? '',
    columns: [columnOf(part, file, entries)],
  };
}

function sideBySide(parts: readonly Part[], files: readonly FileEntries[]) {
  const languages = parts.map((part, i): LanguageEntries => {
    const { catalog, entries } = files[i] as FileEntries;
    return part.isPart
      ? { catalog, entries: entriesIn(part, entries), language: part.language ?? '' }
      : { catalog, entries };
  });
  const { ids, columns } = alignRows(languages);
  return {
    count: ids.length,
    idAt: (place: number) => ids[place] ?? '',
    columns: columns.map((entries, i) => columnOf(parts[i] as Part, files[i] as FileEntries, entries)),
  };
}

/** What a file that holds several languages has in one of them. */
function entriesIn({ language, snapshot }: Part, entries: FileEntries['entries']): FileEntries['entries'] {
  const { targetLanguage } = snapshot.file;
  return entries.filter(
    (entry) => (('range' in entry ? entry.targetLanguage : undefined) ?? targetLanguage) === language,
  );
}
