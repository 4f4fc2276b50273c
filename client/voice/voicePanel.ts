import { Disposable, type ExtensionContext, l10n, Uri, ViewColumn, type WebviewPanel, window } from 'vscode';
import type { ConnectionStore } from '../session/connectionStore.ts';
import { pageFrame } from '../session/pageFrame.ts';
import type { RegisterCommand } from '../session/registerCommand.ts';
import type { Session } from '../session/session.ts';
import { controlVoice, type VoiceController } from './voiceController.ts';
import { voiceHtml } from './voiceHtml.ts';
import { restoredModel } from './voiceModel.ts';
import { voiceWords } from './voiceWords.ts';

const viewType = 'interline.voice';

/** The panel that hears recordings and the microphone, and its command; there is one panel for each window. */
export function registerVoice(
  context: ExtensionContext,
  session: Session,
  connections: ConnectionStore,
  register: RegisterCommand,
): Disposable {
  let open: { readonly panel: WebviewPanel; readonly controller: VoiceController } | undefined;
  const fill = (panel: WebviewPanel, saved: unknown) => {
    const { webview } = panel;
    panel.iconPath = Uri.joinPath(context.extensionUri, 'images', 'document.svg');
    const controller = controlVoice(context, session, connections, webview, restoredModel(saved));
    webview.html = voiceHtml({
      ...pageFrame(webview, context.extensionUri, 'voice', ['documentPanel']),
      words: voiceWords(),
    });
    open = { panel, controller };
    panel.onDidDispose(() => {
      if (open?.panel === panel) open = undefined;
      controller.dispose();
    });
    return controller;
  };
  return Disposable.from(
    register('interline.openVoice', async (uri) => {
      const shown = open;
      shown?.panel.reveal();
      const controller =
        shown?.controller ?? fill(window.createWebviewPanel(viewType, l10n.t('Voice'), ViewColumn.Active), {});
      if (uri instanceof Uri) await controller.choose(uri);
    }),
    window.registerWebviewPanelSerializer(viewType, {
      async deserializeWebviewPanel(panel: WebviewPanel, saved: unknown) {
        fill(panel, saved);
      },
    }),
    { dispose: () => open?.controller.dispose() },
  );
}
