import { type Disposable, Uri, ViewColumn, type Webview, type WebviewPanel, window } from 'vscode';

/** A web page of which there is one for each window. */
export interface SinglePanel<Controller> extends Disposable {
  /** Shows the page, which is opened where it is not, and gives what goes on behind it. */
  show(): Controller;
  isVisible(): boolean;
}

/**
 * A page that is shown by a command, and again when the window is reloaded.
 *
 * @param extension the folder of the extension.
 * @param fill gives a webview its page; `saved` is the state that the page kept, `{}` where it is new.
 * @example const panel = singlePanel('interline.voice', l10n.t('Voice'), extensionUri, fill);
 */
export function singlePanel<Controller extends Disposable>(
  viewType: string,
  title: string,
  extension: Uri,
  fill: (webview: Webview, saved: unknown) => Controller,
): SinglePanel<Controller> {
  let open: { readonly panel: WebviewPanel; readonly controller: Controller } | undefined;
  const take = (panel: WebviewPanel, saved: unknown) => {
    panel.iconPath = Uri.joinPath(extension, 'images', 'document.svg');
    const controller = fill(panel.webview, saved);
    open = { panel, controller };
    panel.onDidDispose(() => {
      if (open?.panel === panel) open = undefined;
      controller.dispose();
    });
    return controller;
  };
  const serializer = window.registerWebviewPanelSerializer(viewType, {
    async deserializeWebviewPanel(panel: WebviewPanel, saved: unknown) {
      take(panel, saved);
    },
  });
  return {
    show() {
      open?.panel.reveal();
      return open?.controller ?? take(window.createWebviewPanel(viewType, title, ViewColumn.Active), {});
    },
    isVisible: () => open?.panel.visible === true,
    dispose() {
      serializer.dispose();
      open?.controller.dispose();
    },
  };
}
