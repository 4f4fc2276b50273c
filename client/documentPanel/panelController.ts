import { commands, type Disposable, type ExtensionContext, l10n, Uri, type Webview, workspace } from 'vscode';
import { languagesRequest, type ServiceLanguages } from '../../shared/protocol.ts';
import type { ConnectionStore } from '../session/connectionStore.ts';
import { failureText } from '../session/failureText.ts';
import type { Session } from '../session/session.ts';
import { askForDocument, openResult, saveResult } from './panelFiles.ts';
import type { FromPage, SavedPanel, ToPage } from './panelMessages.ts';
import {
  emptyPanel,
  type PanelModel,
  savedPanel,
  withChoice,
  withFile,
  withLanguages,
  withPhase,
} from './panelModel.ts';
import { panelTranslation, type ShownPanel } from './panelTranslation.ts';

/** What goes on behind the page: the extension holds the state, the page shows it. */
export interface PanelController extends Disposable {
  choose(uri: Uri): void;
}

/** Answers a page's messages and sends it every new state. */
export function controlPanel(
  context: ExtensionContext,
  session: Session,
  connections: ConnectionStore,
  webview: Webview,
  saved: SavedPanel,
): PanelController {
  let disposed = false;
  const panel = {
    model: emptyPanel(saved, destination(connections)),
    get isDisposed() {
      return disposed;
    },
    show(next: PanelModel) {
      panel.model = next;
      if (!disposed) void webview.postMessage({ state: next.state, saved: savedPanel(next) } satisfies ToPage);
    },
  } satisfies ShownPanel;
  const translation = panelTranslation(session, connections, panel);
  const choose = (uri: Uri) => {
    translation.forget();
    panel.show(withFile(panel.model, uri.toString(), workspace.asRelativePath(uri)));
  };
  const actions: Record<Exclude<FromPage['action'], 'choose'>, () => unknown> = {
    ready: () => {
      panel.show(panel.model);
      if (panel.model.state.targets.length === 0) return loadLanguages(session, panel);
    },
    async pickFile() {
      const uri = await askForDocument();
      if (uri) choose(uri);
    },
    translate: translation.start,
    cancel: translation.cancel,
    async open() {
      if (translation.result) await openResult(translation.result, context.storageUri ?? context.globalStorageUri);
    },
    async save() {
      const { uri } = panel.model;
      const target = translation.result && uri ? await saveResult(translation.result, Uri.parse(uri)) : undefined;
      if (!target) return;
      const text = l10n.t('Saved as {0}.', workspace.asRelativePath(target));
      panel.show(withPhase(panel.model, { name: 'done', text }));
    },
    loadLanguages: () => loadLanguages(session, panel),
    install: () => translation.remedy('install'),
    useLocal: () => translation.remedy('useLocal'),
    signIn: () => commands.executeCommand('interline.signIn'),
  };
  const moved = connections.onChange(() => {
    panel.show({ ...panel.model, state: { ...panel.model.state, destination: destination(connections) } });
    void loadLanguages(session, panel);
  });
  const listener = webview.onDidReceiveMessage(async (message: FromPage) => {
    try {
      if (message.action === 'choose') panel.show(withChoice(panel.model, message.side, message.language));
      else await actions[message.action]();
    } catch (error) {
      panel.show(withPhase(panel.model, { name: 'failed', text: failureText(error) }));
    }
  });
  if (panel.model.uri) choose(Uri.parse(panel.model.uri));
  return {
    choose,
    dispose() {
      disposed = true;
      translation.cancel();
      moved.dispose();
      listener.dispose();
    },
  };
}

async function loadLanguages(session: Session, panel: ShownPanel): Promise<void> {
  panel.show({ ...panel.model, state: { ...panel.model.state, languagesLoading: true } });
  try {
    const client = await session.client();
    const { sources, targets } = await client.sendRequest<ServiceLanguages>(languagesRequest, {});
    panel.show(withLanguages(panel.model, sources, targets));
  } catch (error) {
    const languagesProblem = failureText(error);
    panel.show({ ...panel.model, state: { ...panel.model.state, languagesLoading: false, languagesProblem } });
  }
}

/** Where the document goes, said before it goes there. */
function destination(connections: ConnectionStore): string {
  const url = workspace.isTrusted ? connections.url() : undefined;
  if (url) return l10n.t('It is sent to {0}.', new URL(url).host);
  const model = connections.models.chosen();
  return model
    ? l10n.t('Its texts go to {0}, a language model of VS Code.', model.name)
    : l10n.t('It is translated on this machine and not sent anywhere.');
}
