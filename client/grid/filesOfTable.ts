import { Disposable, languages, Uri, workspace } from 'vscode';
import type { TableColumn } from '../../shared/tableProtocol.ts';

/** The files that a table shows, as documents of the editor. */
export interface FilesOfTable extends Disposable {
  /** As the editor spells them. */
  uris(): readonly string[];
  /** The file of a column by its key; of the only one without. */
  uriOf(column: string | undefined): string;
  /** Takes over what the table shows from now on; gives the columns with the editor's spelling of their files. */
  take(columns: readonly TableColumn[]): readonly TableColumn[];
  /** Saves those with changes. */
  save(): Promise<void>;
  /** Tells who listens once more which files have changes. */
  tellDirty(): void;
}

/** What a table wants to hear of its files. */
export interface FileEvents {
  /** A text or what was found in it is another. */
  changed(): void;
  /** Other files than before have changes that are not saved. */
  dirty(uris: readonly string[]): void;
}

/**
 * Follows the files of a table.
 *
 * @param first the file that it was opened for.
 */
export function filesOfTable(first: string, events: FileEvents): FilesOfTable {
  let uris: readonly string[] = [first];
  let columns: readonly TableColumn[] = [];
  let shownDirty = '';
  const documents = () => workspace.textDocuments.filter(({ uri }) => uris.includes(uri.toString()));
  const dirtyOnes = () => documents().flatMap(({ isDirty, uri }) => (isDirty ? [uri.toString()] : []));
  const tellDirty = () => {
    const dirty = dirtyOnes();
    shownDirty = dirty.join('\n');
    events.dirty(dirty);
  };
  const followDirty = () => {
    if (dirtyOnes().join('\n') !== shownDirty) tellDirty();
  };
  const subscriptions = Disposable.from(
    workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (!uris.includes(document.uri.toString())) return;
      if (contentChanges.length > 0) events.changed();
      followDirty();
    }),
    workspace.onDidSaveTextDocument(followDirty),
    workspace.onDidCloseTextDocument(followDirty),
    languages.onDidChangeDiagnostics((event) => {
      if (event.uris.some((uri) => uris.includes(uri.toString()))) events.changed();
    }),
  );
  return {
    uris: () => uris,
    uriOf: (key) => columns.find((column) => column.key === key)?.uri ?? first,
    take(next) {
      columns = next.map((column) => ({ ...column, uri: Uri.parse(column.uri).toString() }));
      uris = [...new Set(columns.map(({ uri }) => uri))];
      followDirty();
      return columns;
    },
    async save() {
      for (const document of documents()) if (document.isDirty) await document.save();
    },
    tellDirty,
    dispose: () => subscriptions.dispose(),
  };
}
