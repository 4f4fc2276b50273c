import { l10n } from 'vscode';

/** What the protocol library answers to every request that waits when the server's process ends (`ErrorCodes.PendingResponseRejected`). */
const serverEnded = -32097;

/**
 * What went wrong in words for the person.
 *
 * @example failureText(new Error('The model is damaged.')); // 'The model is damaged.'
 */
export function failureText(error: unknown): string {
  if ((error as { readonly code?: unknown } | undefined)?.code === serverEnded)
    return l10n.t('The language server stopped during this and is restarting. Try again.');
  return error instanceof Error ? error.message : String(error);
}
