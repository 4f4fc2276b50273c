import type { CancellationToken } from 'vscode';
import { type LanguageClient, WorkDoneProgress } from 'vscode-languageclient/node';
import {
  type TranslateDocumentParams,
  type TranslateDocumentResult,
  translateDocumentRequest,
} from '../../shared/protocol.ts';

/** A word on how far a translation is; `percentage` from 0 to 100 where it is known. */
export interface JobProgress {
  readonly message?: string;
  readonly percentage?: number;
}

let jobs = 0;

/**
 * Translates a whole document through the language server.
 *
 * @param cancellation ends the work on the server as well.
 * @throws Error with a sentence for the user; what cancellation throws has the name `Canceled` or `Cancelled`.
 */
export async function translateDocument(
  client: LanguageClient,
  params: TranslateDocumentParams,
  onProgress: (progress: JobProgress) => void,
  cancellation: CancellationToken,
): Promise<TranslateDocumentResult> {
  const workDoneToken = `interline-document-${++jobs}`;
  const listener = client.onProgress(WorkDoneProgress.type, workDoneToken, (value) => {
    if (value.kind === 'end') return;
    onProgress({
      ...(value.message === undefined ? {} : { message: value.message }),
      ...(value.percentage === undefined ? {} : { percentage: value.percentage }),
    });
  });
  try {
    return await client.sendRequest<TranslateDocumentResult>(
      translateDocumentRequest,
      { ...params, workDoneToken },
      cancellation,
    );
  } finally {
    listener.dispose();
  }
}
