import type { ExtensionContext } from 'vscode';
import { offerAgentTools } from './agentTools.ts';
import { registerCommands } from './commands.ts';
import { type Documents, registerDocuments } from './documentPanel/documentPanel.ts';
import { registerExplorer } from './explorer/registerExplorer.ts';
import { gridEditors } from './grid/gridEditor.ts';
import { followActiveFile } from './grid/localizationContext.ts';
import { registerKeyCommands } from './keyCommands.ts';
import { registerLanguageModelTools } from './languageModelTools.ts';
import { registerMatches } from './matches/registerMatches.ts';
import { continueWalkthrough } from './openExample.ts';
import { offerPreview } from './preview/offerPreview.ts';
import { translateWithPreview, translationPreview } from './preview/translateWithPreview.ts';
import { recognizeQtDocuments } from './qtDocuments.ts';
import { registerResources } from './resources/registerResources.ts';
import { registerReview } from './review/registerReview.ts';
import { connectionStore } from './session/connectionStore.ts';
import { editorModels } from './session/editorModel.ts';
import { commandRegistry } from './session/registerCommand.ts';
import { createSession, type Session } from './session/session.ts';
import { registerShowUses } from './showUses.ts';
import { createStatusBar } from './statusBar.ts';
import { registerTextCommands } from './texts/registerTextCommands.ts';
import { registerUsage } from './usage/usagePanel.ts';
import { registerRecordings } from './voice/translateRecording.ts';
import { registerVoice } from './voice/voicePanel.ts';

let session: Session | undefined;
let documents: Documents | undefined;

/**
 * Entry point of the extension. Registers what the manifest names and starts the language server behind itself:
 * activation waits for nothing and reads no file.
 */
export function activate(context: ExtensionContext): void {
  const models = editorModels(context);
  const connections = connectionStore(context, models);
  const statusBar = createStatusBar();
  session = createSession(context, connections, statusBar.show);
  const preview = translationPreview(session, connections);
  const tables = gridEditors(context, session, preview);
  const register = commandRegistry(session);
  const translate = translateWithPreview(session, preview);
  const explorer = registerExplorer(session, register, translate, context.workspaceState, tables);
  documents = registerDocuments({ context, session, connections }, register);
  // The server says more as soon as it connects; until then what it said before is about another service.
  connections.onChange(() => statusBar.show({ state: 'idle', service: connections.host() }));
  context.subscriptions.push(
    models,
    connections,
    statusBar,
    session,
    tables,
    registerCommands(context, session, connections, tables, register, translate),
    explorer,
    registerMatches(context, session, register, tables, explorer.onChange),
    registerResources(context.extensionUri, session, connections, register),
    registerTextCommands(session, connections, register, context.globalState),
    registerReview(session, register, tables, context.workspaceState),
    registerUsage(context, session, connections, register),
    registerVoice(context, session, connections, register),
    registerRecordings(session, register),
    offerPreview(session, translate),
    documents,
    registerShowUses(session.client),
    registerKeyCommands(session, register),
    recognizeQtDocuments(),
    offerAgentTools(context),
    registerLanguageModelTools(context),
  );
  session.startInBackground();
  continueWalkthrough(context);
  context.subscriptions.push(followActiveFile(session));
}

/**
 * Waits for the server's goodbye, so that it ends the embedded service and leaves no process behind. What documents are
 * translated is kept for the next start.
 */
export async function deactivate(): Promise<void> {
  documents?.suspend();
  await session?.stop();
}
