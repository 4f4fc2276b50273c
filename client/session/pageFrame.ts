import { randomBytes } from 'node:crypto';
import { env, Uri, type Webview } from 'vscode';
import type { PageFrame } from './webviewPage.ts';

/**
 * Lets a webview run the script of one page of the extension, and gives what that page is made of.
 *
 * @param extension the folder of the extension.
 * @param name of the page: its script and its style sheet are called so.
 * @param sheets further style sheets, between the one of all pages and its own.
 * @example webview.html = webviewPage({ ...pageFrame(webview, extension, 'usage'), title, body });
 */
export function pageFrame(webview: Webview, extension: Uri, name: string, sheets: readonly string[] = []): PageFrame {
  const folder = Uri.joinPath(extension, 'dist', 'webview');
  const address = (file: string) => webview.asWebviewUri(Uri.joinPath(folder, file)).toString();
  webview.options = { enableScripts: true, localResourceRoots: [folder] };
  return {
    cspSource: webview.cspSource,
    nonce: randomBytes(16).toString('base64url'),
    script: address(`${name}.js`),
    styles: ['page', ...sheets, name].map((sheet) => address(`${sheet}.css`)),
    language: env.language,
  };
}
