import type {
  ChangeAnnotation,
  CreateFile,
  TextEdit as LspEdit,
  TextDocumentEdit,
  WorkspaceEdit,
} from 'vscode-languageserver';
import type { TextEdit } from '../../shared/catalog/textRange.ts';
import type { ClientSupport } from './clientSupport.ts';
import type { PositionedText } from './positions.ts';

/** Edits of one document. */
export interface DocumentEdits {
  readonly uri: string;
  /** The open document's version that the edits were made for; null where it is not open. */
  readonly version: number | null;
  /** The text that the edits refer to. */
  readonly text: PositionedText;
  readonly edits: readonly TextEdit[];
  /** What is done there, for a client that asks the user before it makes the edits. */
  readonly toConfirm?: string;
}

/** A document to be made. */
export interface NewDocument {
  readonly uri: string;
  readonly content: string;
}

/** Edits in the terms of the client: with versions and new files where it knows those. */
export function workspaceEdit(
  client: Pick<ClientSupport, 'versionedEdits' | 'annotatedEdits'>,
  documents: readonly DocumentEdits[],
  created: readonly NewDocument[] = [],
): WorkspaceEdit {
  const changed = documents.map(({ uri, version, text, edits, toConfirm }) => ({
    uri,
    version,
    toConfirm,
    edits: edits.map(({ range, newText }): LspEdit => ({ range: text.rangeAt(range), newText })),
  }));
  if (!client.versionedEdits) return { changes: Object.fromEntries(changed.map(({ uri, edits }) => [uri, edits])) };
  const changeAnnotations: Record<string, ChangeAnnotation> = {};
  const documentChanges: (TextDocumentEdit | CreateFile)[] = changed.map(({ uri, version, edits, toConfirm }) => {
    if (toConfirm === undefined || !client.annotatedEdits) return { textDocument: { uri, version }, edits };
    changeAnnotations[toConfirm] = { label: toConfirm, needsConfirmation: true };
    return { textDocument: { uri, version }, edits: edits.map((edit) => ({ ...edit, annotationId: toConfirm })) };
  });
  const start = { line: 0, character: 0 };
  for (const { uri, content } of created) {
    documentChanges.push({ kind: 'create', uri, options: { ignoreIfExists: true } });
    documentChanges.push({
      textDocument: { uri, version: null },
      edits: [{ range: { start, end: start }, newText: content }],
    });
  }
  return Object.keys(changeAnnotations).length > 0 ? { documentChanges, changeAnnotations } : { documentChanges };
}
