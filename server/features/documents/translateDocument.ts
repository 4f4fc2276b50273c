import { basename } from 'node:path';
import type { OperationalError } from '../../../shared/api/operationalError.ts';
import type { TranslateDocumentParams, TranslateDocumentResult } from '../../../shared/documentProtocol.ts';
import { type Sentence, say } from '../../../shared/sentences/sentence.ts';
import { pathOf } from '../../lsp/paths.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import { withRemedy } from '../../lsp/serviceRemedy.ts';
import type { Session } from '../../lsp/session.ts';
import { documentName } from '../../workspace/documentName.ts';
import { withProgress } from '../withProgress.ts';
import { asWhole } from './asWhole.ts';
import { bySegments } from './bySegments.ts';
import { type DocumentJob, goesAsWhole } from './documentJob.ts';

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
