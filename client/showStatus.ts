import { commands, l10n, type QuickPickItem, QuickPickItemKind, window, workspace } from 'vscode';
import { statusRequest } from '../shared/protocol.ts';
import { ask } from './session/ask.ts';
import type { ConnectionStore } from './session/connectionStore.ts';
import { failureText } from './session/failureText.ts';
import { help, installLabel, lastMissing } from './session/missingEngine.ts';
import type { Session } from './session/session.ts';
import { statusLines } from './statusText.ts';

interface Choice extends QuickPickItem {
  readonly command?: string;
  /** What is done in place of a command. */
  readonly action?: () => Promise<void>;
}

/** Asks for the state of the service and shows it, with what can be done about it. */
export async function showStatus(session: Session, connections: ConnectionStore): Promise<void> {
  const pick = window.createQuickPick<Choice>();
  pick.title = l10n.t('Interline: Translation Service');
  pick.busy = true;
  pick.placeholder = l10n.t('Asking the service…');
  pick.show();
  try {
    const status = await ask(session, statusRequest, {});
    const lines = statusLines(status);
    pick.placeholder = lines[0];
    const details = lines.slice(1).map((label): Choice => ({ label: `$(info) ${label}` }));
    pick.items = [...(await installChoice(session, connections)), ...details, ...choices(connections)];
  } catch (error) {
    pick.placeholder = failureText(error);
    pick.items = choices(connections);
  }
  pick.busy = false;
  const chosen = await new Promise<Choice | undefined>((resolve) => {
    pick.onDidAccept(() => resolve(pick.selectedItems[0]));
    pick.onDidHide(() => resolve(undefined));
  });
  pick.dispose();
  await chosen?.action?.();
  if (chosen?.command) await commands.executeCommand(chosen.command);
}

/** Installs what the last translation lacked, and goes on with it. */
async function installChoice(session: Session, connections: ConnectionStore): Promise<Choice[]> {
  const missing = connections.host() === 'embedded' ? lastMissing() : undefined;
  const label = missing && (await installLabel(session, missing));
  if (!missing || label === undefined) return [];
  const action = () => help(session, connections.models, missing, 'install');
  return [
    { label: `$(desktop-download) ${label}`, description: l10n.t('and continue with the last translation'), action },
    { label: '', kind: QuickPickItemKind.Separator },
  ];
}

function choices(connections: ConnectionStore): Choice[] {
  const restricted = !workspace.isTrusted && connections.url() !== undefined;
  return [
    ...(restricted
      ? [
          {
            label: `$(shield) ${l10n.t('Restricted Mode: only the embedded service is used')}`,
            description: l10n.t('manage trust'),
            command: 'workbench.trust.manage',
          },
        ]
      : []),
    { label: '', kind: QuickPickItemKind.Separator },
    { label: `$(graph) ${l10n.t('Show Usage')}`, command: 'interline.showUsage' },
    { label: `$(file) ${l10n.t('Translate Document…')}`, command: 'interline.translateDocument' },
    { label: `$(chip) ${l10n.t('Use a Model on This Machine…')}`, command: 'interline.useLocalModel' },
    { label: `$(cloud-download) ${l10n.t('Manage Offline Languages…')}`, command: 'interline.manageOfflineLanguages' },
    ...(connections.services().length > 0
      ? [
          {
            label: `$(arrow-swap) ${l10n.t('Switch Service of This Project…')}`,
            description: connections.host(),
            command: 'interline.switchService',
          },
        ]
      : []),
    connections.url()
      ? { label: `$(sign-out) ${l10n.t('Sign Out')}`, command: 'interline.signOut' }
      : { label: `$(key) ${l10n.t('Sign In…')}`, command: 'interline.signIn' },
    { label: `$(debug-restart) ${l10n.t('Restart Server')}`, command: 'interline.restartServer' },
  ];
}
