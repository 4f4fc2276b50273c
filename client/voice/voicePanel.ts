import { Disposable, type ExtensionContext, l10n, Uri } from 'vscode';
import type { ConnectionStore } from '../session/connectionStore.ts';
import { pageFrame } from '../session/pageFrame.ts';
import type { RegisterCommand } from '../session/registerCommand.ts';
import type { Session } from '../session/session.ts';
import { singlePanel } from '../session/singlePanel.ts';
import { controlVoice } from './voiceController.ts';
import { voiceHtml } from './voiceHtml.ts';
import { restoredModel } from './voiceModel.ts';
import { voiceWords } from './voiceWords.ts';

/** The panel that hears recordings and the microphone, and its command; there is one panel for each window. */
export function registerVoice(
  context: ExtensionContext,
  session: Session,
  connections: ConnectionStore,
  register: RegisterCommand,
): Disposable {
  const panel = singlePanel('interline.voice', l10n.t('Voice'), context.extensionUri, (webview, saved) => {
    const controller = controlVoice(context, session, connections, webview, restoredModel(saved));
    webview.html = voiceHtml({
      ...pageFrame(webview, context.extensionUri, 'voice', ['documentPanel']),
      words: voiceWords(),
    });
    return controller;
  });
  const command = register('interline.openVoice', async (uri) => {
    const controller = panel.show();
    if (uri instanceof Uri) await controller.choose(uri);
  });
  return Disposable.from(command, panel);
}
