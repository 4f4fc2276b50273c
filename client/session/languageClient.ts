import { type ExtensionContext, type Hover, type LogOutputChannel, MarkdownString, Uri, workspace } from 'vscode';
import {
  ErrorAction,
  type ErrorHandler,
  LanguageClient,
  type LanguageClientOptions,
  RevealOutputChannelOn,
  type ServerOptions,
  TransportKind,
} from 'vscode-languageclient/node';
import { type MissingModels, missingModelsNotification } from '../../shared/modelsProtocol.ts';
import {
  connectionChangedNotification,
  connectionRequest,
  keyCommands,
  moduleModes,
  type ServiceStatus,
  statusNotification,
} from '../../shared/protocol.ts';
import type { ConnectionStore } from './connectionStore.ts';
import { documentLanguages } from './documentLists.data.ts';
import { offerRemedies } from './missingEngine.ts';

/**
 * Documents that are sent to the server. It decides itself which of the JSON, XML, YAML and text files are localization files. One
 * that was never saved has no name to tell its language or its partner by, and is served once it is saved. For source code
 * the server asks itself.
 */
const documents = documentLanguages
  .filter((language) => !moduleModes.includes(language))
  .map((language) => ({ scheme: 'file', language }));

/** A client whose server runs, and what ends both. */
export interface RunningClient {
  readonly client: LanguageClient;
  stop(): Promise<void>;
}

/** Commands of the server that something else does where the editor offers them, by their ids. */
export type InterceptedCommands = Map<string, (args: readonly unknown[]) => Promise<void>>;

/** What hears of the server, and what does some of its commands. */
export interface ClientHooks {
  readonly onStatus: (status: ServiceStatus) => void;
  readonly intercepted: InterceptedCommands;
}

/**
 * Starts the language server of this extension and answers what it asks for.
 *
 * @throws Error when the server's process does not start or does not answer.
 */
export async function startLanguageClient(
  context: ExtensionContext,
  connections: ConnectionStore,
  output: LogOutputChannel,
  { onStatus, intercepted }: ClientHooks,
): Promise<RunningClient> {
  const server: ServerOptions = {
    module: Uri.joinPath(context.extensionUri, 'dist', 'server.mjs').fsPath,
    transport: TransportKind.stdio,
  };
  let usual: ErrorHandler | undefined;
  const options: LanguageClientOptions = {
    errorHandler: {
      // Who writes to a server that has just ended fails a few times before its end is seen; then it is started again.
      error: () => ({ action: ErrorAction.Continue, handled: true }),
      closed() {
        usual ??= client.createDefaultErrorHandler();
        return usual.closed();
      },
    },
    documentSelector: documents,
    initializationOptions: { connection: true, showsUses: true, keyCommands: true },
    outputChannel: output,
    revealOutputChannelOn: RevealOutputChannelOn.Never,
    diagnosticCollectionName: 'interline',
    diagnosticPullOptions: { onChange: true, onSave: true, onFocus: true },
    middleware: {
      provideHover: async (document, position, token, next) => withKeyCommands(await next(document, position, token)),
      executeCommand: (command, args: readonly unknown[], next) =>
        intercepted.get(command)?.(args) ?? next(command, [...args]),
      workspace: {
        configuration: (params) =>
          params.items.map((item) =>
            editorSettings(item.section ?? 'interline', item.scopeUri ? Uri.parse(item.scopeUri) : undefined),
          ),
      },
    },
  };
  const client = new LanguageClient('interline', 'Interline', server, options);
  client.onRequest(connectionRequest, () => connections.current());
  client.onNotification(statusNotification, onStatus);
  client.onNotification(missingModelsNotification, ({ message, wanted, ...again }: MissingModels) => {
    const goOn = () => client.sendRequest('workspace/executeCommand', again);
    void offerRemedies({ client: async () => client }, connections.models, message, { wanted, goOn });
  });
  const changes = connections.onChange(() => {
    if (client.isRunning()) void client.sendNotification(connectionChangedNotification);
  });
  try {
    await client.start();
  } catch (error) {
    changes.dispose();
    throw error;
  }
  return {
    client,
    async stop() {
      changes.dispose();
      await client.dispose();
    },
  };
}

/** A hover whose links may run the commands of keys and no others. */
function withKeyCommands(hover: Hover | null | undefined): Hover | null | undefined {
  for (const content of hover?.contents ?? []) {
    if (content instanceof MarkdownString) content.isTrusted = { enabledCommands: Object.values(keyCommands) };
  }
  return hover;
}

/** Settings of the editor alone, which say nothing about a project. */
const editorOnly = new Set(['service', 'models', 'trace', 'decorations', 'preview', 'documents']);

/**
 * What someone really set under a section, for the server. Defaults are left out: they would go before a project's
 * own `interline.json`.
 *
 * @param section `interline`, or a part such as `interline.checks`.
 */
function editorSettings(section: string, scope?: Uri): unknown {
  const configuration = workspace.getConfiguration(undefined, scope ?? null);
  if (section !== 'interline') return chosen(configuration.inspect(section)) ?? null;
  const settings: Record<string, unknown> = {};
  const all = workspace.getConfiguration('interline', scope ?? null);
  for (const [name, value] of Object.entries(all)) {
    if (editorOnly.has(name) || typeof value === 'function') continue;
    const set = chosen(all.inspect(name)) ?? nested(name, value, scope);
    if (set !== undefined) settings[name] = set;
  }
  return settings;
}

/** Settings registered one by one below a name: `interline.subtitles.lines`. */
function nested(name: string, value: unknown, scope: Uri | undefined): Record<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const part = workspace.getConfiguration(`interline.${name}`, scope ?? null);
  const settings: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const set = chosen(part.inspect(key));
    if (set !== undefined) settings[key] = set;
  }
  return Object.keys(settings).length > 0 ? settings : undefined;
}

interface Levels {
  readonly globalValue?: unknown;
  readonly workspaceValue?: unknown;
  readonly workspaceFolderValue?: unknown;
}

/** The value of the level that goes before the others; objects are laid over one another. */
function chosen(levels: Levels | undefined): unknown {
  const values = [levels?.globalValue, levels?.workspaceValue, levels?.workspaceFolderValue].filter(
    (value) => value !== undefined && value !== null,
  );
  const last = values.at(-1);
  if (typeof last !== 'object' || Array.isArray(last)) return last;
  return Object.assign({}, ...values.filter((value) => typeof value === 'object' && !Array.isArray(value)));
}
