import { type Disposable, l10n, MarkdownString, StatusBarAlignment, ThemeColor, window } from 'vscode';
import type { ServiceStatus } from '../shared/protocol.ts';
import { statusLabel, statusLines } from './statusText.ts';

/** The item at the foot of the window that says which service translates, and how much of it is used. */
export interface StatusBar extends Disposable {
  show(status: ServiceStatus): void;
}

/** Creates the item; it shows from the start, since the extension is only active where there is something to do. */
export function createStatusBar(): StatusBar {
  const item = window.createStatusBarItem('interline.status', StatusBarAlignment.Right, 90);
  item.name = 'Interline';
  item.command = 'interline.showStatus';
  const show = (status: ServiceStatus) => {
    const label = statusLabel(status);
    item.text = `$(${label.icon}) ${label.text}`;
    item.accessibilityInformation = { label: `${label.text}. ${statusLines(status).join(' ')}` };
    item.backgroundColor = status.state === 'failed' ? new ThemeColor('statusBarItem.warningBackground') : undefined;
    const tooltip = new MarkdownString(undefined, true);
    tooltip.isTrusted = {
      enabledCommands: ['interline.signIn', 'interline.translateDocument', 'interline.showStatus'],
    };
    tooltip.appendMarkdown('**Interline**\n\n');
    for (const line of statusLines(status)) {
      tooltip.appendText(line);
      tooltip.appendMarkdown('\n\n');
    }
    tooltip.appendMarkdown(
      `[$(file) ${l10n.t('Translate Document…')}](command:interline.translateDocument) · [$(key) ${l10n.t('Sign In…')}](command:interline.signIn)`,
    );
    item.tooltip = tooltip;
  };
  show({ state: 'idle', service: 'embedded' });
  item.show();
  return { show, dispose: () => item.dispose() };
}
