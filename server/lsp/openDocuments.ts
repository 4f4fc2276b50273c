import {
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DidSaveTextDocumentNotification,
  TextDocumentContentChangeEvent,
} from 'vscode-languageserver';
import { type ChunkedText, chunkedText } from '../../shared/catalog/chunkedText.ts';
import { type CommonEnds, commonOfBoth } from '../../shared/catalog/commonEnds.ts';
import type { TextRange } from '../../shared/catalog/textRange.ts';
import { pathOf } from './paths.ts';
import { type PositionEncoding, type PositionedText, positionedText } from './positions.ts';

/** A document that is open in the editor, as it was when it was asked for. */
export interface OpenDocument extends DocumentName {
  readonly version: number;
  readonly content: ChunkedText;
  /** The content with the client's positions. */
  readonly positioned: PositionedText;
  /** The content as one string, put together when first asked for. */
  readonly text: string;
}

interface DocumentName {
  readonly uri: string;
  /** Absolute path; documents of other schemes than `file:` are not served. */
  readonly path: string;
  readonly languageId: string;
}

/** The documents that are open, by URI as the client spells it. */
export interface OpenDocuments {
  get(uri: string): OpenDocument | undefined;
  /** By path: two spellings of one file's URI name the same document. */
  atPath(path: string): OpenDocument | undefined;
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
  const byPath = new Map<string, OpenDocument>();
  const find = (uri: string) => {
    const path = pathOf(uri);
    return path === undefined ? undefined : byPath.get(path);
  };
  source.onNotification<OpenParams>(DidOpenTextDocumentNotification.type, ({ textDocument }) => {
    const path = pathOf(textDocument.uri);
    if (path === undefined) return;
    const { uri, languageId, version, text } = textDocument;
    const opened = documentOf({ uri, path, languageId }, version, chunkedText(text), encoding());
    byPath.set(path, opened);
    events.changed(opened);
  });
  source.onNotification<ChangeParams>(DidChangeTextDocumentNotification.type, ({ textDocument, contentChanges }) => {
    const before = find(textDocument.uri);
    if (!before) return;
    let { content } = before;
    let common: CommonEnds | undefined = { prefix: content.length, suffix: content.length };
    for (const change of contentChanges) {
      if (TextDocumentContentChangeEvent.isIncremental(change)) {
        const { start, end } = ordered(positionedText(content, encoding()).offsetsAt(change.range));
        common &&= commonOfBoth(common, { prefix: start, suffix: content.length - end });
        content = content.replaced({ start, end }, change.text);
      } else {
        common = undefined;
        content = chunkedText(change.text);
      }
    }
    const opened = documentOf(before, textDocument.version, content, encoding());
    byPath.set(before.path, opened);
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
  return { get: find, atPath: (path) => byPath.get(path), all: () => [...byPath.values()] };
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

function documentOf(
  { uri, path, languageId }: DocumentName,
  version: number,
  content: ChunkedText,
  encoding: PositionEncoding,
): OpenDocument {
  const positioned = positionedText(content, encoding);
  return {
    uri,
    path,
    languageId,
    version,
    content,
    positioned,
    get text() {
      return content.toString();
    },
  };
}

function ordered({ start, end }: TextRange): TextRange {
  return start <= end ? { start, end } : { start: end, end: start };
}
