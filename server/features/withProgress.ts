import type { CancellationToken } from 'vscode-languageserver';
import type { Session } from '../lsp/session.ts';

/** Tells how far a long job is. */
export type ReportProgress = (done: number, total: number, message?: string) => void;

/**
 * Runs a long job with work-done progress: the client's own token where it gave one, otherwise a progress that the
 * server opens. Cancelling either the request or the progress aborts the signal.
 */
export async function withProgress<R>(
  session: Session,
  options: { readonly title: string; readonly token?: string | number | undefined; readonly signal: AbortSignal },
  job: (report: ReportProgress, signal: AbortSignal) => Promise<R>,
): Promise<R> {
  const { connection, client } = session;
  const progress =
    options.token !== undefined
      ? connection.window.attachWorkDoneProgress(options.token)
      : client.workDoneProgress
        ? await connection.window.createWorkDoneProgress()
        : undefined;
  const controller = new AbortController();
  const cancel = (progress as { readonly token?: CancellationToken } | undefined)?.token;
  cancel?.onCancellationRequested(() => controller.abort());
  progress?.begin(options.title, 0, undefined, true);
  let last = -1;
  const report: ReportProgress = (done, total, message) => {
    const percent = total > 0 ? Math.floor((100 * done) / total) : 0;
    if (percent === last && !message) return;
    last = percent;
    progress?.report(percent, message ?? `${done} of ${total}`);
  };
  try {
    return await job(report, AbortSignal.any([options.signal, controller.signal]));
  } finally {
    progress?.done();
  }
}
