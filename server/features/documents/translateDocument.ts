import { basename } from 'node:path';
import type { TranslateDocumentParams, TranslateDocumentResult } from '../../../shared/documentProtocol.ts';
import { say } from '../../../shared/sentences/sentence.ts';
import { pathOf } from '../../lsp/paths.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import { withRemedy } from '../../lsp/serviceRemedy.ts';
import type { Session } from '../../lsp/session.ts';
import { documentName } from '../../workspace/documentName.ts';
import { withProgress } from '../withProgress.ts';
import { asWhole } from './asWhole.ts';
import { bySegments } from './bySegments.ts';
import { type DocumentJob, goesAsWhole } from './documentJob.ts';
import { documentRemedy } from './documentRemedy.ts';

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
