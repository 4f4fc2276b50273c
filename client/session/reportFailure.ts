import { l10n, window } from 'vscode';
import { failureText } from './failureText.ts';
import type { Session } from './session.ts';

/**
 * Says in a notification why something failed, and writes it into the log.
 *
 * @param command whose failure it is, for the log.
 * @example void load().catch((error: unknown) => reportFailure(session, error));
 */
export function reportFailure({ output }: Pick<Session, 'output'>, error: unknown, command?: string): void {
  const message = failureText(error);
  output.error(command === undefined ? message : `${command}: ${message}`);
  void window.showErrorMessage(l10n.t('Interline: {0}', message));
}
