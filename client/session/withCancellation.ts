import { type CancellationToken, CancellationTokenSource, type Progress, ProgressLocation, window } from 'vscode';

interface Step {
  readonly message?: string;
  readonly increment?: number;
}

/** What is done sooner, in ms, needs no notification: VS Code hides the one with the result where several come at once. */
const short = 400;

/**
 * Does something for which the person waits, with a notification that stops it where it takes a while.
 *
 * @param title what goes on: `Interline: installing German`.
 * @returns undefined where the person stopped it.
 * @throws what the action throws otherwise.
 */
export async function withCancellation<R>(
  title: string,
  action: (token: CancellationToken, progress: Progress<Step>) => Promise<R>,
): Promise<R | undefined> {
  const source = new CancellationTokenSource();
  const early: Step[] = [];
  let report = (step: Step): void => {
    early.push(step);
  };
  const done = action(source.token, { report: (step) => report(step) });
  const options = { location: ProgressLocation.Notification, title, cancellable: true };
  const timer = setTimeout(
    () =>
      window.withProgress(options, async (progress, token) => {
        token.onCancellationRequested(() => source.cancel());
        report = (step) => progress.report(step);
        early.forEach(report);
        await done.catch(() => undefined);
      }),
    short,
  );
  try {
    return await done;
  } catch (error) {
    if (source.token.isCancellationRequested) return undefined;
    throw error;
  } finally {
    clearTimeout(timer);
    source.dispose();
  }
}
