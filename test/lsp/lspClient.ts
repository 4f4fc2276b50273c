import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  createMessageConnection,
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node';
import type {
  ApplyWorkspaceEditParams,
  ClientCapabilities,
  Diagnostic,
  InitializeResult,
  Position,
  PublishDiagnosticsParams,
  Range,
  TextDocumentEdit,
  WorkspaceEdit,
} from 'vscode-languageserver-protocol';

const server = join(dirname(fileURLToPath(import.meta.url)), '../../dist/server.mjs');

/** What a capable client says about itself; tests take away what an older one lacks. */
export const capable: ClientCapabilities = {
  general: { positionEncodings: ['utf-16'] },
  workspace: {
    applyEdit: true,
    configuration: true,
    workspaceFolders: true,
    workspaceEdit: { documentChanges: true, resourceOperations: ['create'] },
    didChangeWatchedFiles: { dynamicRegistration: true },
    diagnostics: { refreshSupport: true },
    codeLens: { refreshSupport: true },
  },
  textDocument: {
    diagnostic: { dynamicRegistration: false },
    codeAction: { dataSupport: true, resolveSupport: { properties: ['edit'] } },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    foldingRange: { lineFoldingOnly: true },
    hover: { contentFormat: ['markdown', 'plaintext'] },
  },
  window: { workDoneProgress: true },
};

export interface ClientOptions {
  /** Files by path below a new folder. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly capabilities?: ClientCapabilities;
  /** Folders below the new folder that the editor opens; default: the new folder itself. */
  readonly folders?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly initializationOptions?: unknown;
  /** The language of the editor. */
  readonly locale?: string;
  /** The editor's `interline` settings. */
  readonly settings?: () => unknown;
  /** Answers of the client to requests of the server. */
  readonly answers?: Readonly<Record<string, (params: unknown) => unknown>>;
}

/** A real server process with a client that behaves as an editor does: it keeps documents and applies edits. */
export interface TestClient {
  readonly folder: string;
  readonly initialized: InitializeResult;
  readonly process: ChildProcess;
  /** Everything that the server sent on its own, by method. */
  readonly received: { readonly method: string; readonly params: unknown }[];
  uri(path: string): string;
  /** Text of an open document, or of the file on disk. */
  text(path: string): string;
  open(path: string, text?: string, languageId?: string): void;
  /** Replaces a range of an open document; positions are UTF-16, as in {@link positionOf}. */
  change(path: string, range: Range, text: string): void;
  close(path: string): void;
  request<R>(method: string, params: unknown): Promise<R>;
  notify(method: string, params: unknown): void;
  /** Sends a request and gives what cancels it. */
  cancellable<R>(method: string, params: unknown): { readonly answer: Promise<R>; cancel(): void };
  diagnostics(path: string): Promise<readonly Diagnostic[]>;
  apply(edit: WorkspaceEdit): void;
  /** The next message of the server with a method that passes a test. */
  next<P>(method: string, passes?: (params: P) => boolean): Promise<P>;
  stop(): Promise<void>;
}

export async function startClient(options: ClientOptions = {}): Promise<TestClient> {
  const folder = mkdtempSync(join(tmpdir(), 'interline-lsp-'));
  for (const [path, content] of Object.entries(options.files ?? {})) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const child = spawn(process.execPath, [server, '--stdio'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, INTERLINE_DATA: join(folder, '.service'), ...options.env },
  });
  const connection = createMessageConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const { received, record, next } = messageLog();
  const documents: Documents = new Map();
  const uri = (path: string) => pathToFileURL(join(folder, path)).href;
  const apply = (edit: WorkspaceEdit) => applyEdit(edit, documents, connection);

  connection.onUnhandledNotification(({ method, params }) => record(method, params));
  connection.onUnhandledProgress((params) => record('$/progress', params));
  for (const [method, answer] of Object.entries({ ...usualAnswers(options, documents, apply), ...options.answers })) {
    connection.onRequest(method, (params: unknown) => {
      record(method, params);
      return answer(params);
    });
  }
  connection.listen();

  const roots = options.folders ?? ['.'];
  const initialized = await connection.sendRequest<InitializeResult>('initialize', {
    processId: process.pid,
    rootUri: null,
    capabilities: options.capabilities ?? capable,
    workspaceFolders: roots.map((root) => ({ uri: uri(root), name: root })),
    initializationOptions: options.initializationOptions,
    locale: options.locale,
  });
  await connection.sendNotification('initialized', {});

  const client: TestClient = {
    folder,
    initialized,
    process: child,
    received,
    uri,
    text: (path) => documents.get(uri(path))?.text ?? readFileSync(join(folder, path), 'utf8'),
    open(path, text, languageId = 'plaintext') {
      const content = text ?? readFileSync(join(folder, path), 'utf8');
      documents.set(uri(path), { text: content, version: 1 });
      client.notify('textDocument/didOpen', {
        textDocument: { uri: uri(path), languageId, version: 1, text: content },
      });
    },
    change(path, range, text) {
      const open = documents.get(uri(path));
      if (!open) throw new Error(`${path} is not open`);
      const version = open.version + 1;
      documents.set(uri(path), { text: applyLspEdits(open.text, [{ range, newText: text }]), version });
      client.notify('textDocument/didChange', {
        textDocument: { uri: uri(path), version },
        contentChanges: [{ range, text }],
      });
    },
    close(path) {
      documents.delete(uri(path));
      client.notify('textDocument/didClose', { textDocument: { uri: uri(path) } });
    },
    request: (method, params) => connection.sendRequest(method, params),
    notify: (method, params) => void connection.sendNotification(method, params),
    cancellable: (method, params) => cancellableRequest(connection, method, params),
    async diagnostics(path) {
      const report = await client.request<{ items: Diagnostic[] }>('textDocument/diagnostic', {
        textDocument: { uri: uri(path) },
      });
      return report.items;
    },
    apply,
    next,
    async stop() {
      const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
      if (child.exitCode === null) {
        await connection.sendRequest('shutdown');
        await connection.sendNotification('exit');
        await exited;
      }
      connection.dispose();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  return client;
}

/** What the server sent, and a way to wait for what it will send. */
function messageLog() {
  const received: { method: string; params: unknown }[] = [];
  const waiting = new Set<() => void>();
  return {
    received,
    record(method: string, params: unknown) {
      received.push({ method, params });
      for (const check of waiting) check();
    },
    next<P>(method: string, passes: (params: P) => boolean = () => true) {
      return new Promise<P>((resolve) => {
        let seen = 0;
        const check = () => {
          for (; seen < received.length; seen++) {
            const message = received[seen];
            if (message?.method !== method || !passes(message.params as P)) continue;
            waiting.delete(check);
            return resolve(message.params as P);
          }
        };
        waiting.add(check);
        check();
      });
    },
  };
}

/** Open documents by their URI. */
type Documents = Map<string, { text: string; version: number }>;

/** Puts an edit into open documents, as an editor does, and into files of the others. */
function applyEdit(edit: WorkspaceEdit, documents: Documents, connection: MessageConnection): void {
  const put = (target: string, edits: readonly { range: Range; newText: string }[]) => {
    const open = documents.get(target);
    const path = fileURLToPath(target);
    const before = open?.text ?? readFileSync(path, 'utf8');
    const after = applyLspEdits(before, edits);
    if (!open) return writeFileSync(path, after);
    documents.set(target, { text: after, version: open.version + 1 });
    void connection.sendNotification('textDocument/didChange', {
      textDocument: { uri: target, version: open.version + 1 },
      contentChanges: [{ text: after }],
    });
  };
  for (const change of edit.documentChanges ?? []) {
    if ('kind' in change) {
      if (change.kind !== 'create') throw new Error(`unexpected ${change.kind}`);
      mkdirSync(dirname(fileURLToPath(change.uri)), { recursive: true });
      writeFileSync(fileURLToPath(change.uri), '', { flag: 'wx' });
    } else put(change.textDocument.uri, (change as TextDocumentEdit).edits as { range: Range; newText: string }[]);
  }
  for (const [target, edits] of Object.entries(edit.changes ?? {})) put(target, edits);
}

/** What a client answers to requests of the server, unless a test says otherwise. */
function usualAnswers(
  { settings }: ClientOptions,
  documents: Documents,
  apply: (edit: WorkspaceEdit) => void,
): Record<string, (params: unknown) => unknown> {
  return {
    'workspace/configuration': (params) => (params as { items: unknown[] }).items.map(() => settings?.() ?? null),
    'client/registerCapability': () => null,
    'window/workDoneProgress/create': () => null,
    'workspace/diagnostic/refresh': () => null,
    'window/showDocument': () => ({ success: true }),
    'workspace/codeLens/refresh': () => null,
    'workspace/applyEdit': (params) => {
      const { edit } = params as ApplyWorkspaceEditParams;
      const stale = edit.documentChanges?.some((change) => {
        if ('kind' in change || change.textDocument.version === null) return false;
        return documents.get(change.textDocument.uri)?.version !== change.textDocument.version;
      });
      if (stale) return { applied: false, failureReason: 'the document changed' };
      apply(edit);
      return { applied: true };
    },
  };
}

function cancellableRequest<R>(connection: MessageConnection, method: string, params: unknown) {
  const source = { cancel: () => {} };
  const token = {
    isCancellationRequested: false,
    onCancellationRequested: (listener: (event: unknown) => unknown) => {
      source.cancel = () => listener(undefined);
      return { dispose: () => {} };
    },
  };
  const answer = connection.sendRequest<R>(method, params, token);
  return { answer, cancel: () => source.cancel() };
}

/** Pushed diagnostics of a document, the latest. */
export function lastPushed(client: TestClient, path: string): PublishDiagnosticsParams | undefined {
  return client.received
    .filter(({ method }) => method === 'textDocument/publishDiagnostics')
    .map(({ params }) => params as PublishDiagnosticsParams)
    .findLast((params) => params.uri === client.uri(path));
}

/** A fixture with the cursor as `$0`. */
export function cursorOf(marked: string): { readonly text: string; readonly position: Position } {
  const offset = marked.indexOf('$0');
  if (offset < 0) throw new Error('the fixture has no $0');
  const text = marked.slice(0, offset) + marked.slice(offset + 2);
  return { text, position: positionOf(text, offset) };
}

/** The UTF-16 position of an offset; line ends are LF or CRLF in fixtures. */
export function positionOf(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}

/** The position of the first occurrence of some words, or behind it. */
export function find(text: string, words: string, side: 'start' | 'end' = 'start'): Position {
  const offset = text.indexOf(words);
  if (offset < 0) throw new Error(`no “${words}” in the fixture`);
  return positionOf(text, offset + (side === 'end' ? words.length : 0));
}

/** What a range of a text covers. */
export function slice(text: string, range: Range): string {
  return text.slice(offsetOf(text, range.start), offsetOf(text, range.end));
}

export function applyLspEdits(text: string, edits: readonly { range: Range; newText: string }[]): string {
  // From the end on: of several insertions at one place the first comes to stand first (LSP 3.18, TextEdit[]).
  return [...edits]
    .reverse()
    .map((edit) => ({ ...edit, start: offsetOf(text, edit.range.start), end: offsetOf(text, edit.range.end) }))
    .sort((a, b) => b.start - a.start)
    .reduce((all, { start, end, newText }) => all.slice(0, start) + newText + all.slice(end), text);
}

function offsetOf(text: string, { line, character }: Position): number {
  let start = 0;
  for (let i = 0; i < line; i++) start = text.indexOf('\n', start) + 1;
  return start + character;
}
