import {
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DidSaveTextDocumentNotification,
  TextDocumentContentChangeEvent,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { type CommonEnds, commonOfBoth } from '../../shared/catalog/commonEnds.ts';
import { pathOf } from './paths.ts';
import { type PositionEncoding, type PositionedText, positioned } from './positions.ts';

/** A document that is open in the editor. Its text follows every change. */
export interface OpenDocument extends PositionedText {
  readonly uri: string;
  /** Absolute path; documents of other schemes than `file:` are not served. */
  readonly path: string;
  readonly languageId: string;
  readonly version: number;
}

/** The documents that are open, by URI as the client spells it. */
export interface OpenDocuments {
  get(uri: string): OpenDocument | undefined;
  /** By path: two spellings of one file's URI name the same document. */
  at(path: string): OpenDocument | undefined;
  all(): readonly OpenDocument[];
}

/** What happens to documents, told after the fact. */
export interface DocumentEvents {
  /** @param common what its text has in common with the one before; not there where that is not known. */
  changed(document: OpenDocument, common?: CommonEnds): void;
  closed(document: OpenDocument): void;
  saved(document: OpenDocument): void;
}

/** The part of a connection that documents arrive on. */
export interface NotificationSource {
  onNotification<P>(type: { readonly method: string }, handler: (params: P) => void): void;
}

/**
 * Keeps the client's open documents in step with it (incremental sync). A change is applied at once, in order; nothing
 * is parsed here.
 */
export function openDocuments(
  source: NotificationSource,
  encoding: () => PositionEncoding,
  events: DocumentEvents,
): OpenDocuments {
  const byPath = new Map<string, OpenDocument & { readonly document: TextDocument }>();
  const find = (uri: string) => {
    const path = pathOf(uri);
    return path === undefined ? undefined : byPath.get(path);
  };
  source.onNotification<OpenParams>(DidOpenTextDocumentNotification.type, ({ textDocument }) => {
    const path = pathOf(textDocument.uri);
    if (path === undefined) return;
    const { uri, languageId, version, text } = textDocument;
    const opened = open(TextDocument.create(uri, languageId, version, text), path, encoding());
    byPath.set(path, opened);
    events.changed(opened);
  });
  source.onNotification<ChangeParams>(DidChangeTextDocumentNotification.type, ({ textDocument, contentChanges }) => {
    const opened = find(textDocument.uri);
    if (!opened) return;
    let common: CommonEnds | undefined = { prefix: opened.text.length, suffix: opened.text.length };
    for (const change of contentChanges) {
      // The library's documents count in UTF-16 only.
      if (TextDocumentContentChangeEvent.isIncremental(change)) {
        const { start, end } = opened.offsetsAt(change.range);
        const { length } = opened.text;
        common &&= commonOfBoth(common, { prefix: Math.min(start, end), suffix: length - Math.max(start, end) });
        const range = { start: opened.document.positionAt(start), end: opened.document.positionAt(end) };
        TextDocument.update(opened.document, [{ range, text: change.text }], textDocument.version);
      } else {
        common = undefined;
        TextDocument.update(opened.document, [{ text: change.text }], textDocument.version);
      }
    }
    events.changed(opened, common);
  });
  source.onNotification<IdentifierParams>(DidCloseTextDocumentNotification.type, ({ textDocument }) => {
    const opened = find(textDocument.uri);
    if (!opened) return;
    byPath.delete(opened.path);
    events.closed(opened);
  });
  source.onNotification<IdentifierParams>(DidSaveTextDocumentNotification.type, ({ textDocument }) => {
    const opened = find(textDocument.uri);
    if (opened) events.saved(opened);
  });
  return { get: find, at: (path) => byPath.get(path), all: () => [...byPath.values()] };
}

interface OpenParams {
  readonly textDocument: {
    readonly uri: string;
    readonly languageId: string;
    readonly version: number;
    readonly text: string;
  };
}
interface ChangeParams {
  readonly textDocument: { readonly uri: string; readonly version: number };
  readonly contentChanges: readonly TextDocumentContentChangeEvent[];
}
interface IdentifierParams {
  readonly textDocument: { readonly uri: string };
}

function open(document: TextDocument, path: string, encoding: PositionEncoding) {
  const text = positioned(document, encoding);
  return {
    document,
    uri: document.uri,
    path,
    languageId: document.languageId,
    get version() {
      return document.version;
    },
    get text() {
      return document.getText();
    },
    positionAt: text.positionAt,
    offsetAt: text.offsetAt,
    rangeAt: text.rangeAt,
    offsetsAt: text.offsetsAt,
  };
}
