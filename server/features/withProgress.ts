import type { CancellationToken } from 'vscode-languageserver';
import { type Sentence, say } from '../../shared/sentences/sentence.ts';
import type { Session } from '../lsp/session.ts';

/** Tells how far a long job is. */
export type ReportProgress = (done: number, total: number, sentence?: Sentence) => void;

/**
 * Runs a long job with work-done progress: the client's own token where it gave one, otherwise a progress that the
 * server opens. Cancelling either the request or the progress aborts the signal.
 */
export async function withProgress<R>(
  session: Session,
  options: { readonly title: Sentence; readonly token?: string | number | undefined; readonly signal: AbortSignal },
  job: (report: ReportProgress, signal: AbortSignal) => Promise<R>,
): Promise<R> {
  const { connection, client, localized } = session;
  const progress =
    options.token !== undefined
      ? connection.window.attachWorkDoneProgress(options.token)
      : client.workDoneProgress
        ? await connection.window.createWorkDoneProgress()
        : undefined;
  const controller = new AbortController();
  const cancel = (progress as { readonly token?: CancellationToken } | undefined)?.token;
  cancel?.onCancellationRequested(() => controller.abort());
  progress?.begin(localized(options.title), 0, undefined, true);
  let last = -1;
  const report: ReportProgress = (done, total, sentence) => {
    const percent = total > 0 ? Math.floor((100 * done) / total) : 0;
    if (percent === last && !sentence) return;
    last = percent;
    progress?.report(percent, localized(sentence ?? say`${done} of ${total}`));
  };
  try {
    return await job(report, AbortSignal.any([options.signal, controller.signal]));
  } finally {
    progress?.done();
  }
}
