import { type CancellationToken, type Progress, ProgressLocation, window } from 'vscode';

/**
 * Does something for which the person waits, with a notification that stops it.
 *
 * @param title what goes on: `Interline: installing German`.
 * @returns undefined where the person stopped it.
 * @throws what the action throws otherwise.
 */
export async function withCancellation<R>(
  title: string,
  action: (token: CancellationToken, progress: Progress<{ message?: string; increment?: number }>) => Promise<R>,
): Promise<R | undefined> {
  const options = { location: ProgressLocation.Notification, title, cancellable: true };
  return window.withProgress(options, async (progress, token) => {
    try {
      return await action(token, progress);
    } catch (error) {
      if (token.isCancellationRequested) return undefined;
      throw error;
    }
  });
}
