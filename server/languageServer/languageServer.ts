import { basename, sep } from 'node:path';
import {
  type CancellationToken,
  type Connection,
  createConnection,
  type InitializeParams,
  type InitializeResult,
  MessageType,
  type ServerCapabilities,
  ShowMessageNotification,
  StreamMessageReader,
  StreamMessageWriter,
  TextDocumentSyncKind,
} from 'vscode-languageserver/node';
import { contentOf } from '../../shared/catalog/catalog.ts';
import { Facts } from '../../shared/catalog/facts.ts';
import { inLanguage, say } from '../../shared/sentences/sentence.ts';
import { settingsFile } from '../../shared/settings.ts';
import { createDiagnoses } from '../checking/diagnoses.ts';
import type { Registry } from '../features/feature.ts';
import { features } from '../features/features.ts';
import { type ClientSupport, clientSupport } from '../lsp/clientSupport.ts';
import { editorSettings } from '../lsp/editorSettings.ts';
import { type DocumentEvents, type OpenDocuments, openDocuments } from '../lsp/openDocuments.ts';
import { pathOf, uriOf } from '../lsp/paths.ts';
import { positionedText } from '../lsp/positions.ts';
import { openProjects, type Projects } from '../lsp/projects.ts';
import { DocumentChanged, quietly, safely, sentenceOf } from '../lsp/safely.ts';
import { serviceAccess } from '../lsp/serviceAccess.ts';
import type { Session, Snapshot } from '../lsp/session.ts';
import { settledChanges } from './settledChanges.ts';

/** What is called while a client is served. */
interface ServerEvents {
  /** After each request. */
  answered(): void;
  /** Once the client has left, and everything that was started for it has stopped. */
  ended(): void;
}

/**
 * Serves one client over a pair of streams until it leaves.
 *
 * @example startLanguageServer(process.stdin, process.stdout, { ended: () => process.exit() });
 */
export function startLanguageServer(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  { answered, ended }: ServerEvents,
): void {
  const reader = new StreamMessageReader(input);
  const connection = createConnection(reader, new StreamMessageWriter(output));
  const session = createSession(connection);
  const registry = safeRegistry(session, answered);
  for (const feature of features) feature.register?.(registry, session);
  connection.onInitialize((params) => initialize(session, params));
  connection.onInitialized(() =>
    quietly('initialized', session.log, () => Promise.all(features.map((feature) => feature.initialized?.(session)))),
  );
  connection.onShutdown(() => session.service.reset());
  let over = false;
  const end = () => {
    if (over) return;
    over = true;
    void session.service.reset().finally(ended);
  };
  reader.onClose(end);
  connection.onExit(end);
  connection.listen();
}

const messageTypes = { error: MessageType.Error, warning: MessageType.Warning, info: MessageType.Info } as const;

/** A session whose `client` is known once `initialize` arrived. */
interface StartingSession extends Session {
  start(client: ClientSupport): void;
}

function createSession(connection: Connection): StartingSession {
  let client = clientSupport({ processId: null, rootUri: null, capabilities: {} });
  const log = (message: string) => connection.console.error(message);
  const localized: Session['localized'] = (sentence) => inLanguage(sentence, client.language);
  const tell: Session['tell'] = (kind, sentence) => {
    const message = localized(sentence);
    void connection.sendNotification(ShowMessageNotification.type, { type: messageTypes[kind], message });
  };
  const service = serviceAccess(connection, localized, () => client.connection);
  const diagnoses = createDiagnoses(() => filesChanged([]));
  const projects = openProjects({
    service,
    settings: async (root) => (client.configuration ? editorSettings(connection, root) : {}),
    notice: (sentence) => tell('warning', sentence),
    fault: (root, error, works) => {
      const name = basename(root);
      const reason = localized(sentenceOf(error)).replaceAll(root + sep, '');
      tell(
        'error',
        works
          ? say`Interline ignores wrong settings of “${name}”: ${reason}`
          : say`Interline does nothing in “${name}” until its settings are corrected: ${reason}`,
      );
    },
  });
  const changedUntilRest = settledChanges((changes) => {
    for (const { filesSettled } of features)
      void quietly('filesSettled', log, async () => filesSettled?.(changes, session));
  });
  const filesChanged = (paths: readonly string[]) => {
    for (const feature of features) feature.filesChanged?.(paths, session);
    changedUntilRest(paths);
  };
  const events: DocumentEvents = {
    changed(document, common) {
      projects.setBuffer(document.path, document.content, common);
      filesChanged([document.path]);
    },
    saved({ path }) {
      projects.changedOnDisk(path);
      filesChanged(path.endsWith(settingsFile) ? [] : [path]);
    },
    closed(document) {
      projects.setBuffer(document.path, undefined);
      filesChanged([document.path]);
    },
  };
  const documents: OpenDocuments = openDocuments(connection, () => client.encoding, events);
  const textOf: Session['textOf'] = (path, text) => {
    const open = documents.atPath(path);
    return open?.text === text ? open.positioned : positionedText(text, client.encoding);
  };
  const session: StartingSession = {
    connection,
    get client() {
      return client;
    },
    start(supported) {
      client = supported;
    },
    documents,
    projects,
    diagnoses,
    service,
    facts: new Facts(),
    log,
    tell,
    localized,
    textOf,
    uriOf: (path) => documents.atPath(path)?.uri ?? uriOf(path),
    filesChanged,
    snapshot: (uri) => takeSnapshot(projects, documents, textOf, uri),
    latest: (uri) => takeLatest(() => takeSnapshot(projects, documents, textOf, uri)),
  };
  return session;
}

async function takeSnapshot(
  projects: Projects,
  documents: OpenDocuments,
  textOf: Session['textOf'],
  uri: string,
): Promise<Snapshot | undefined> {
  const path = pathOf(uri);
  if (path === undefined) return undefined;
  const version = documents.atPath(path)?.version ?? null;
  const { workspace, translator } = await projects.for(path);
  const file = await workspace.files.read(path);
  if (!file) return undefined;
  const open = documents.atPath(path);
  if ((open?.version ?? null) !== version) throw new DocumentChanged('The document changed meanwhile.');
  const text = open && open.content === contentOf(file.catalog) ? open.positioned : textOf(path, file.catalog.text);
  return { uri: open?.uri ?? uriOf(path), path, workspace, translator, file, text, version };
}

/** Somebody who types faster than this many readings of the file has to ask again. */
const patience = 50;

async function takeLatest(take: () => Promise<Snapshot | undefined>): Promise<Snapshot | undefined> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await take();
    } catch (error) {
      if (!(error instanceof DocumentChanged) || attempt === patience) throw error;
    }
  }
}

function safeRegistry(session: Session, answered: () => void): Registry {
  return {
    onRequest(request, handler) {
      const method = typeof request === 'string' ? request : request.method;
      session.connection.onRequest<unknown, void>(method, (params: unknown, token: CancellationToken) =>
        safely(method, token, session, (signal) => handler(params as never, { signal })).finally(answered),
      );
    },
    onNotification(kind, handler) {
      session.connection.onNotification(kind.method, (params) =>
        quietly(kind.method, session.log, () => handler(params as never)),
      );
    },
  };
}

function initialize(session: StartingSession, params: InitializeParams): InitializeResult {
  session.start(clientSupport(params));
  const roots = params.workspaceFolders?.map((folder) => folder.uri) ?? (params.rootUri ? [params.rootUri] : []);
  session.projects.add(roots.map(pathOf).filter((path) => path !== undefined));
  const base: ServerCapabilities = {
    positionEncoding: session.client.encoding,
    textDocumentSync: {
      openClose: true,
      change: TextDocumentSyncKind.Incremental,
      save: { includeText: false },
    },
  };
  const capabilities = features.reduce((all, feature) => merge(all, feature.capabilities?.(session.client)), base);
  return { capabilities, serverInfo: { name: 'interline' } };
}

/** Two features may each say something under `workspace`. */
function merge(all: ServerCapabilities, more: ServerCapabilities = {}): ServerCapabilities {
  const workspace = { ...all.workspace, ...more.workspace };
  return { ...all, ...more, ...(Object.keys(workspace).length > 0 ? { workspace } : {}) };
}
