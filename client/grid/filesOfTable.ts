import { basename } from 'node:path';
import { Disposable, l10n, languages, Uri, workspace } from 'vscode';
import { addTo } from '../../shared/catalog/addTo.ts';
import type { TableRow, TableRows } from '../../shared/tableProtocol.ts';
import type { FailedSave, GridSegment } from './gridMessages.ts';

/** The files that a table shows, as documents of the editor. */
export interface FilesOfTable extends Disposable {
  /** As the editor spells them. */
  uris(): readonly string[];
  /** Takes over what the table shows; gives it with the editor's spelling of the files. */
  take(table: TableRows): TableRows;
  /** Files that the table changed, shown or not. */
  add(uris: readonly string[]): readonly string[];
  /** The table changed segments: where their file cannot be saved, that concerns them. */
  edited(segments: readonly GridSegment[]): void;
  /** A file as the editor spells it. */
  spelled(uri: string): string;
  /** Saves those with changes; who listens hears which could not be. */
  save(): Promise<void>;
  /** Tells who listens once more which files have changes. */
  tellDirty(): void;
}

/** What a table wants to hear of its files. */
export interface FileEvents {
  /** A text or what was found in it is another. */
  changed(): void;
  /** Other files than before have changes that are not saved, or could not be saved. */
  dirty(uris: readonly string[], failed: readonly FailedSave[]): void;
}

/**
 * Follows the files of a table.
 *
 * @param first the file that it was opened for.
 * @param isStacked whether its rows may come from different files: those that were shown once stay with the table.
 */
export function filesOfTable(first: string, isStacked: boolean, events: FileEvents): FilesOfTable {
  const spelled = speller();
  const spelledRow = (row: TableRow): TableRow => {
    const cells = row.cells.map((cell) => (cell?.uri === undefined ? cell : { ...cell, uri: spelled(cell.uri) }));
    return { ...row, cells };
  };
  let uris: ReadonlySet<string> = new Set([first]);
  let shownDirty: readonly string[] = [];
  /** Ids of segments that were changed since their file was saved, and why saving it failed. */
  const editedIds = new Map<string, Set<string>>();
  const reasons = new Map<string, string>();
  const documents = () => workspace.textDocuments.filter(({ uri }) => uris.has(uri.toString()));
  const dirtyOnes = () => documents().flatMap(({ isDirty, uri }) => (isDirty ? [uri.toString()] : []));
  const tellDirty = () => {
    const dirty = dirtyOnes();
    for (const uri of shownDirty) {
      if (dirty.includes(uri)) continue;
      editedIds.delete(uri);
      reasons.delete(uri);
    }
    shownDirty = dirty;
    const failed = [...reasons].map(([uri, reason]) => ({ uri, reason, ids: [...(editedIds.get(uri) ?? [])] }));
    events.dirty(dirty, failed);
  };
  const followDirty = () => {
    if (dirtyOnes().join('\n') !== shownDirty.join('\n')) tellDirty();
  };
  const subscriptions = Disposable.from(
    workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (!uris.has(document.uri.toString())) return;
      if (contentChanges.length > 0) events.changed();
      followDirty();
    }),
    workspace.onDidSaveTextDocument(followDirty),
    workspace.onDidCloseTextDocument(followDirty),
    languages.onDidChangeDiagnostics((event) => {
      if (event.uris.some((uri) => uris.has(uri.toString()))) events.changed();
    }),
  );
  return {
    uris: () => [...uris],
    take(table) {
      const columns = table.columns.map((column) => ({ ...column, uri: spelled(column.uri) }));
      // Only there do cells name files of their own.
      const rows = isStacked ? table.rows.map(spelledRow) : table.rows;
      const below = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.uri ?? []));
      uris = new Set([...(isStacked ? uris : []), ...columns.map(({ uri }) => uri), ...below]);
      followDirty();
      return { ...table, columns, rows };
    },
    add(changed) {
      const all = changed.map(spelled);
      uris = new Set([...uris, ...all]);
      followDirty();
      return all;
    },
    edited(segments) {
      for (const { uri, id } of segments) addTo(editedIds, uri, id);
    },
    spelled,
    async save() {
      reasons.clear();
      for (const document of documents()) {
        if (!document.isDirty || (await document.save())) continue;
        const name = basename(document.fileName);
        const reason = l10n.t(
          '{0} was not saved: the editor’s message says why. What you changed is kept. Save again when that is settled.',
          name,
        );
        reasons.set(document.uri.toString(), reason);
      }
      tellDirty();
    },
    tellDirty,
    dispose: () => subscriptions.dispose(),
  };
}

/** Spells files as the editor does. */
function speller(): (uri: string) => string {
  const spellings = new Map<string, string>();
  return (uri) => {
    const spelling = spellings.get(uri) ?? Uri.parse(uri).toString();
    spellings.set(uri, spelling);
    return spelling;
  };
}
