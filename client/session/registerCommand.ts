import { commands, type Disposable, l10n, window } from 'vscode';
import { failureText } from './failureText.ts';
import type { Session } from './session.ts';

/** Registers a command of the manifest by its id. */
export type RegisterCommand = (id: string, action: (...args: readonly unknown[]) => Promise<void>) => Disposable;

/** A {@link RegisterCommand} whose commands say in a notification why they failed, and in the log. */
export function commandRegistry(session: Session): RegisterCommand {
  return (id, action) =>
    commands.registerCommand(id, async (...args: readonly unknown[]) => {
      try {
        await action(...args);
      } catch (error) {
        const message = failureText(error);
        session.output.error(`${id}: ${message}`);
        void window.showErrorMessage(l10n.t('Interline: {0}', message));
      }
    });
}
