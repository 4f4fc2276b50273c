import * as vscode from 'vscode';
import { type CancellationToken, Disposable, type ExtensionContext, l10n, type Uri, workspace } from 'vscode';
import { callAgentTool } from './session/callAgentTool.ts';

/** What a tool is asked with. */
interface ToolInput {
  readonly file?: string;
  readonly texts?: readonly unknown[] | boolean;
  readonly dryRun?: boolean;
}

interface ToolRequest {
  readonly input: ToolInput;
}

/** What VS Code has from version 1.95 on: tools for the language models of its chat. */
interface ToolsApi {
  readonly lm?: {
    registerTool?(
      name: string,
      tool: {
        prepareInvocation(request: ToolRequest): object;
        invoke(request: ToolRequest, token: CancellationToken): Promise<object>;
      },
    ): Disposable;
  };
  readonly LanguageModelToolResult?: new (parts: readonly object[]) => object;
  readonly LanguageModelTextPart?: new (text: string) => object;
}

/** A tool as the manifest has it, which `npm run generate` writes from those of `interline mcp`. */
interface ToolOfManifest {
  readonly name: string;
  readonly displayName: string;
  readonly tags: readonly string[];
}

const prefix = 'interline_';

/**
 * Offers the language models of VS Code the tools of `interline mcp`, by the same program. Before one writes, VS Code asks the
 * person. In folders that are not trusted every call is refused.
 *
 * @example context.subscriptions.push(registerLanguageModelTools(context));
 */
export function registerLanguageModelTools(context: ExtensionContext): Disposable {
  const { lm, LanguageModelToolResult: Result, LanguageModelTextPart: Text } = vscode as unknown as ToolsApi;
  if (!lm?.registerTool || !Result || !Text) return Disposable.from();
  const { registerTool } = lm;
  const { contributes } = context.extension.packageJSON as {
    contributes: { languageModelTools: readonly ToolOfManifest[] };
  };
  const program = context.asAbsolutePath('dist/cli.mjs');
  const tools = contributes.languageModelTools.map(({ name, displayName, tags }) =>
    registerTool(name, {
      prepareInvocation({ input }) {
        const writes = tags.includes('writes') && input.dryRun !== true;
        return {
          invocationMessage: `Interline: ${displayName}`,
          ...(writes ? { confirmationMessages: { title: displayName, message: intention(input) } } : {}),
        };
      },
      async invoke({ input }, token) {
        if (!workspace.isTrusted) throw new Error(l10n.t('This folder is not trusted, so agents get nothing of it.'));
        const folder = await folderOf(input);
        if (!folder) throw new Error(l10n.t('Open the folder of the project first.'));
        const proposalsOnly = workspace.getConfiguration().get('interline.agents.proposalsOnly') === true;
        const tool = name.slice(prefix.length);
        const text = await callAgentTool({ program, folder: folder.fsPath, proposalsOnly, tool, input }, token);
        return new Result([new Text(text)]);
      },
    }),
  );
  return Disposable.from(...tools);
}

/** What a tool is about to write, for the person who is asked. */
function intention({ file, texts }: ToolInput): string {
  if (file === undefined || !Array.isArray(texts)) {
    return l10n.t('Keys are added to the files of texts, and texts in source code may become keys.');
  }
  return texts.length === 1
    ? l10n.t('A text is written into “{0}”, unless a check refuses it.', file)
    : l10n.t('{0} texts are written into “{1}”, except those that a check refuses.', texts.length, file);
}

/** The open folder that has the file of an input, else the first one. */
async function folderOf({ file }: ToolInput): Promise<Uri | undefined> {
  const folders = (workspace.workspaceFolders ?? []).filter(({ uri }) => uri.scheme === 'file').map(({ uri }) => uri);
  if (file === undefined || folders.length < 2) return folders[0];
  const isThere = (uri: Uri) =>
    workspace.fs.stat(uri).then(
      () => true,
      () => false,
    );
  for (const folder of folders) if (await isThere(vscode.Uri.joinPath(folder, file))) return folder;
  return folders[0];
}
