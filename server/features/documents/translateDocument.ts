import { basename } from 'node:path';
import type { Client } from '../../../shared/api/client.ts';
import type { OperationalError } from '../../../shared/api/operationalError.ts';
import { readServiceSentence } from '../../../shared/api/readServiceSentence.ts';
import {
  type KeepDocumentParams,
  keepDocumentRequest,
  type TranslateDocumentParams,
  type TranslateDocumentResult,
} from '../../../shared/documentProtocol.ts';
import { type Sentence, say } from '../../../shared/sentences/sentence.ts';
import { pathOf } from '../../lsp/paths.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import { withRemedy } from '../../lsp/serviceRemedy.ts';
import type { Session } from '../../lsp/session.ts';
import { uploadDocument } from '../../translation/uploadDocument.ts';
import { documentName } from '../../workspace/documentName.ts';
import { withProgress } from '../withProgress.ts';
import { bySegments } from './bySegments.ts';
import { type DocumentJob, goesAsWhole, resultName } from './documentJob.ts';

/**
 * Translates a whole document. A localization file goes segment by segment, so that the project's memory and glossary
 * are used and no placeholder is lost; any other document, and one that is wanted so, goes to the service as it is.
 * Nothing is written.
 *
 * @throws OperationalError; RequestRefused, SettingsError in a sentence for the user.
 */
export async function translateDocument(
  session: Session,
  params: TranslateDocumentParams,
  signal: AbortSignal,
): Promise<TranslateDocumentResult> {
  const { uri, targetLanguage, options = {}, naming } = params;
  const path = pathOf(uri);
  if (path === undefined) throw new RequestRefused(say`Only documents on disk can be translated.`);
  // What is wrong with the pattern is found before anything is billed.
  documentName(path, targetLanguage, { pattern: naming });
  const title = say`Translating ${basename(path)}`;
  return withProgress(session, { title, token: params.workDoneToken, signal }, async (report, stop) => {
    const job: DocumentJob = { session, path, params, options, report, signal: stop };
    const snapshot = params.handle ? undefined : await session.latest(uri);
    return withRemedy(
      () => (snapshot && !goesAsWhole(path, options) ? bySegments(job, snapshot) : asWhole(job)),
      documentRemedy,
    );
  });
}

/** What to do where a document was not translated; undefined where it is the same as everywhere. */
function documentRemedy({ kind, status, mayHaveArrived }: OperationalError): Sentence | undefined {
  if (mayHaveArrived)
    return say`It may have arrived and been billed all the same: nothing is sent again unless you ask for it.`;
  if (status === 413) return say`Divide the document, or have its texts translated one by one.`;
  if (status === 404)
    return say`Translations are kept for a short time and can be downloaded once: send the document again.`;
  if (kind === 'rate') return say`Nothing was billed. Wait a minute, then try again.`;
  return undefined;
}

/**
 * Sends a document to the service as it is, or follows one that was sent before, and downloads what becomes of it.
 *
 * @throws OperationalError where the service refuses or fails.
 */
async function asWhole(job: DocumentJob): Promise<TranslateDocumentResult> {
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
