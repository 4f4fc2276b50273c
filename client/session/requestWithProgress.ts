import type { CancellationToken } from 'vscode';
import { WorkDoneProgress } from 'vscode-languageclient/node';
import type { RequestName } from '../../shared/requestName.ts';
import type { Session } from './session.ts';

/** A word on how far a job is; `percentage` from 0 to 100 where it is known. */
export interface JobProgress {
  readonly message?: string;
  readonly percentage?: number;
}

let jobs = 0;

/**
 * Sends a request whose work takes a while and hears how far it is.
 *
 * @param cancellation ends the work on the server as well.
 * @throws Error with a sentence for the user; what cancellation throws has the name `Canceled` or `Cancelled`.
 */
export async function requestWithProgress<Params, Answer>(
  session: Pick<Session, 'client'>,
  request: RequestName<Params, Answer>,
  params: NoInfer<Params>,
  onProgress: (progress: JobProgress) => void,
  cancellation: CancellationToken,
): Promise<Answer> {
  const client = await session.client();
  const workDoneToken = `interline-job-${++jobs}`;
  const listener = client.onProgress(WorkDoneProgress.type, workDoneToken, (value) => {
    if (value.kind === 'end') return;
    onProgress({
      ...(value.message === undefined ? {} : { message: value.message }),
      ...(value.percentage === undefined ? {} : { percentage: value.percentage }),
    });
  });
  try {
    return await client.sendRequest<Answer>(request, { ...params, workDoneToken }, cancellation);
  } finally {
    listener.dispose();
  }
}
