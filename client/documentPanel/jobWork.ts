import { type CancellationToken, commands, l10n, Uri, ViewColumn, workspace } from 'vscode';
import type { DocumentHandle } from '../../shared/api/documents.ts';
import {
  type ServiceFailure,
  type TranslateDocumentParams,
  type TranslateDocumentResult,
  translateDocumentRequest,
} from '../../shared/documentProtocol.ts';
import type { ConnectionStore } from '../session/connectionStore.ts';
import { failureText } from '../session/failureText.ts';
import { help, type MissingEngine, type Remedy, remediesFor } from '../session/missingEngine.ts';
import type { Session } from '../session/session.ts';
import type { DocumentJob } from './documentJob.ts';

type Again = () => Promise<unknown>;
type Failed = Pick<DocumentJob, 'text' | 'failure' | 'remedies'>;

/** What is done for the jobs of a queue. */
export interface JobWork {
  /**
   * Has a document translated and writes the result; follows an upload of before where there is one.
   *
   * @param again starts the job once more, where something helps to translate what was not.
   * @throws Error with a sentence for the user.
   */
  translate(
    job: DocumentJob,
    handle: DocumentHandle | undefined,
    token: CancellationToken,
    progress: (text: string, percentage?: number) => void,
    again: Again,
  ): Promise<Partial<DocumentJob> & Pick<DocumentJob, 'text' | 'result'>>;
  /**
   * What to show of a failure.
   *
   * @param again starts the job once more.
   */
  failure(job: DocumentJob, error: unknown, again: Again): Promise<Failed>;
  /** Does what the person chose where an engine is missing. */
  remedy(id: string, chosen: Remedy): Promise<void>;
}

/** The work as the language server does it. */
export function jobWork(session: Session, connections: ConnectionStore): JobWork {
  const missing = new Map<string, MissingEngine>();
  /** Where an engine is missing on this machine, buttons take the place of the words that advise. */
  const advised = async (
    job: DocumentJob,
    text: string,
    again: Again,
  ): Promise<Pick<DocumentJob, 'text' | 'remedies'>> => {
    const remedy = connections.host() === 'embedded' ? await remediesFor(session, text, again) : undefined;
    if (!remedy) return { text };
    missing.set(job.id, remedy.missing);
    return { text: remedy.text, remedies: remedy.remedies };
  };
  return {
    async translate(job, handle, token, progress, again) {
      if (handle && job.service !== connections.host())
        throw new Error(
          l10n.t(
            '{0} has this document, and another service is in use now. Sign in there, then try again.',
            job.service,
          ),
        );
      const { requestWithProgress } = await import('../session/requestWithProgress.ts');
      const result = await requestWithProgress(
        session,
        translateDocumentRequest,
        paramsOf(job, handle),
        (step) => progress(step.message ?? l10n.t('Translating…'), step.percentage),
        token,
      );
      const uri = await placeResult(job, result);
      const { billedCharacters: characters } = result;
      const name = workspace.asRelativePath(uri);
      // What could not be translated and why comes from the server, in its words.
      const text = [l10n.t('Saved as {0}.', name), result.message].filter(Boolean).join(' ');
      return {
        ...(await advised(job, text, again)),
        result: uri.toString(),
        ...(characters === undefined ? {} : { characters, isBilled: true, isLeast: false }),
      };
    },
    async failure(job, error, again) {
      const failure = (error as { readonly data?: unknown } | undefined)?.data as ServiceFailure | undefined;
      return { ...(await advised(job, failureText(error), again)), ...(failure ? { failure } : {}) };
    },
    async remedy(id, chosen) {
      const lacking = missing.get(id);
      if (lacking) await help(session, connections.models, lacking, chosen);
    },
  };
}

function paramsOf(job: DocumentJob, handle: DocumentHandle | undefined): TranslateDocumentParams {
  const { id, uri, targetLanguage, sourceLanguage, options, naming } = job;
  return {
    ...{ uri, targetLanguage, options, naming, job: id },
    ...(sourceLanguage ? { sourceLanguage } : {}),
    ...(handle ? { handle } : {}),
  };
}

/**
 * Writes a result beside its document, in place of what the same job made before. What else is there keeps its place unless
 * the person said otherwise; the document always does.
 */
async function placeResult(job: DocumentJob, { fileName, content }: TranslateDocumentResult): Promise<Uri> {
  const document = Uri.parse(job.uri);
  const wanted = job.result === undefined ? Uri.joinPath(document, '..', fileName) : Uri.parse(job.result);
  await workspace.fs.createDirectory(Uri.joinPath(wanted, '..'));
  const isTaken = async (uri: Uri) =>
    uri.path === document.path || (!job.replaces && job.result === undefined && (await exists(uri)));
  let uri = wanted;
  for (let number = 2; await isTaken(uri); number++) uri = wanted.with({ path: numbered(wanted.path, number) });
  await workspace.fs.writeFile(uri, Buffer.from(content, 'base64'));
  return uri;
}

/** @example numbered('/docs/guide.fr.docx', 2) // '/docs/guide.fr.2.docx' */
function numbered(path: string, number: number): string {
  return path.replace(/(\.[^./]*)?$/, (extension) => `.${number}${extension}`);
}

async function exists(uri: Uri): Promise<boolean> {
  return workspace.fs.stat(uri).then(
    () => true,
    () => false,
  );
}

/** Opens a result with its document beside it. */
export async function openResult({ uri, result }: DocumentJob): Promise<void> {
  if (result === undefined) return;
  await commands.executeCommand('vscode.open', Uri.parse(uri), { viewColumn: ViewColumn.One, preserveFocus: true });
  await commands.executeCommand('vscode.open', Uri.parse(result), { viewColumn: ViewColumn.Two });
}
