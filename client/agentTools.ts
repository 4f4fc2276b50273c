import * as vscode from 'vscode';
import { Disposable, type Event, EventEmitter, type ExtensionContext, type Uri, workspace } from 'vscode';

const setting = 'interline.agents.proposalsOnly';

/** What VS Code has from version 1.101 on: servers of the Model Context Protocol that an extension brings. */
interface McpApi {
  readonly McpStdioServerDefinition?: new (
    label: string,
    command: string,
    args: readonly string[],
    env: Readonly<Record<string, string>>,
    version: string,
  ) => { cwd?: Uri };
  readonly lm?: {
    registerMcpServerDefinitionProvider?(
      id: string,
      provider: { onDidChangeMcpServerDefinitions: Event<void>; provideMcpServerDefinitions(): readonly object[] },
    ): Disposable;
  };
}

/**
 * Offers the agents of VS Code the tools of `interline mcp`, a server for each open folder, which VS Code starts when an
 * agent or a person asks for it. Nothing is offered in folders that are not trusted, nor by VS Code before 1.101.
 *
 * @example context.subscriptions.push(offerAgentTools(context));
 */
export function offerAgentTools(context: ExtensionContext): Disposable {
  const { McpStdioServerDefinition: Definition, lm } = vscode as unknown as McpApi;
  if (!Definition || !lm?.registerMcpServerDefinitionProvider) return Disposable.from();
  const changed = new EventEmitter<void>();
  const program = context.asAbsolutePath('dist/cli.mjs');
  const { version } = context.extension.packageJSON as { version: string };
  const definitions = () => {
    if (!workspace.isTrusted) return [];
    const options = workspace.getConfiguration().get<boolean>(setting) ? ['--proposals-only'] : [];
    const folders = (workspace.workspaceFolders ?? []).filter(({ uri }) => uri.scheme === 'file');
    return folders.map(({ name, uri }) => {
      const label = folders.length === 1 ? 'Interline' : `Interline: ${name}`;
      const args = [program, 'mcp', uri.fsPath, ...options];
      return new Definition(label, process.execPath, args, { ELECTRON_RUN_AS_NODE: '1' }, version);
    });
  };
  return Disposable.from(
    changed,
    lm.registerMcpServerDefinitionProvider('interline.mcp', {
      onDidChangeMcpServerDefinitions: changed.event,
      provideMcpServerDefinitions: definitions,
    }),
    workspace.onDidGrantWorkspaceTrust(() => changed.fire()),
    workspace.onDidChangeWorkspaceFolders(() => changed.fire()),
    workspace.onDidChangeConfiguration((event) => event.affectsConfiguration(setting) && changed.fire()),
  );
}
