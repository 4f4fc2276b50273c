import type { Client } from '../../../shared/api/client.ts';
import { readServiceSentence } from '../../../shared/api/readServiceSentence.ts';
import {
  type KeepDocumentParams,
  keepDocumentRequest,
  type TranslateDocumentResult,
} from '../../../shared/documentProtocol.ts';
import { type Sentence, say } from '../../../shared/sentences/sentence.ts';
import { uploadDocument } from '../../translation/uploadDocument.ts';
import { type DocumentJob, resultName } from './documentJob.ts';

/**
 * Sends a document to the service as it is, or follows one that was sent before, and downloads what becomes of it.
 *
 * @throws OperationalError where the service refuses or fails.
 */
export async function asWhole(job: DocumentJob): Promise<TranslateDocumentResult> {
  const { session, path, params, report, signal } = job;
  const { client } = await session.service.connect();
  const { handle, notices } = params.handle ? { handle: params.handle, notices: [] } : await upload(client, job);
  const result = await client.documents.follow(
    handle,
    ({ status, seconds_remaining: rest }) =>
      report(status === 'done' ? 100 : status === 'translating' ? 50 : 10, 100, progressWords(status, rest)),
    signal,
  );
  const sentences = [...(result.message ? [readServiceSentence(result.message)] : []), ...notices];
  return {
    fileName: resultName(path, params.targetLanguage, params),
    content: Buffer.from(result.bytes).toString('base64'),
    ...(result.billedCharacters === undefined ? {} : { billedCharacters: result.billedCharacters }),
    ...(sentences.length > 0 ? { message: sentences.map((one) => session.localized(one)).join(' ') } : {}),
  };
}

async function upload(client: Client, { session, path, params, options, signal }: DocumentJob) {
  const { targetLanguage, sourceLanguage, job } = params;
  const settings = (await session.projects.for(path)).workspace.settings.project;
  const sent = await uploadDocument(client, { path, targetLanguage, sourceLanguage, options, settings }, signal);
  const kept = job === undefined ? undefined : ({ job, handle: sent.handle } satisfies KeepDocumentParams);
  if (kept) await session.connection.sendRequest(keepDocumentRequest, kept);
  return sent;
}

/** How far the service is with a document. */
function progressWords(status: string, secondsLeft: number | undefined): Sentence {
  if (secondsLeft) return say`about ${secondsLeft} s left`;
  if (status === 'translating') return say`translating`;
  return status === 'done' ? say`done` : say`waiting`;
}
