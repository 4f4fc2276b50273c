import type { WorkspaceEdit } from 'vscode-languageserver';
import type { FileEdits } from '../../code/renameKey.ts';
import type { Session } from '../../lsp/session.ts';
import { workspaceEdit } from '../../lsp/workspaceEdits.ts';

/** Edits of several files in the terms of the client; those of an open document are for the version that it has. */
export function editOfFiles(
  session: Session,
  files: readonly (FileEdits & { readonly toConfirm?: string })[],
): WorkspaceEdit {
  return workspaceEdit(
    session.client,
    files.map(({ path, text, edits, ...rest }) => {
      const open = session.documents.atPath(path);
      const uri = session.uriOf(path);
      return { uri, version: open?.version ?? null, text: session.textOf(path, text), edits, ...rest };
    }),
  );
}
