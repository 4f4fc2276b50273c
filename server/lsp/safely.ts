import { type CancellationToken, ErrorCodes, LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import { ModelError, type ModelRemedy } from '../../models/modelError.ts';
import { type ErrorKind, OperationalError } from '../../shared/api/operationalError.ts';
import { EditRefused } from '../../shared/catalog/editRefused.ts';
import type { ServiceFailure } from '../../shared/documentProtocol.ts';
import { asWritten, type Sentence, say } from '../../shared/sentences/sentence.ts';
import { SentenceError } from '../../shared/sentences/sentenceError.ts';
import { UnreadableFileError } from '../watchdog/unreadableFileError.ts';
import { SettingsError } from '../workspace/settingsError.ts';
import { serviceFailure } from './serviceRemedy.ts';
import type { Session } from './session.ts';

/** Thrown when the document changed while a request was worked on: the client drops the answer and asks again. */
export class DocumentChanged extends Error {
  override readonly name = 'DocumentChanged';
}

/** A request that cannot be carried out as asked, in one sentence for the user. */
export class RequestRefused extends SentenceError {
  override readonly name = 'RequestRefused';
}

/** The LSP code of each kind of operational failure. */
const codes: Readonly<Record<ErrorKind, number>> = {
  auth: LSPErrorCodes.RequestFailed,
  quota: LSPErrorCodes.RequestFailed,
  rate: LSPErrorCodes.RequestFailed,
  network: LSPErrorCodes.RequestFailed,
  rejected: LSPErrorCodes.RequestFailed,
  unavailable: LSPErrorCodes.RequestFailed,
  cancelled: LSPErrorCodes.RequestCancelled,
};

/** An `AbortSignal` that follows a cancellation token. */
export function signalOf(token: CancellationToken): AbortSignal {
  const controller = new AbortController();
  if (token.isCancellationRequested) controller.abort();
  else token.onCancellationRequested(() => controller.abort());
  return controller.signal;
}

/**
 * Runs the work of one request: cancellation arrives as a signal, failures leave as LSP errors with a sentence for the
 * user, and a defect is logged with its stack and answered as an internal error. Never throws anything else.
 *
 * @param session takes one line for the client's log, and puts sentences into its language.
 */
export async function safely<R>(
  name: string,
  token: CancellationToken,
  { log, localized }: Pick<Session, 'log' | 'localized'>,
  work: (signal: AbortSignal) => Promise<R>,
): Promise<R | ResponseError<unknown>> {
  const signal = signalOf(token);
  try {
    const result = await work(signal);
    return signal.aborted ? cancelled(localized) : result;
  } catch (error) {
    if (signal.aborted) return cancelled(localized);
    return responseError(name, error, { log, localized });
  }
}

/** Runs the work of one notification: a failure is logged, nothing leaves. */
export async function quietly(name: string, log: (message: string) => void, work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    log(`${name}: ${stackOf(error)}`);
  }
}

/** What a failure says to the user: what is wrong and, where it is known, what to do about it. */
export function sentenceOf(error: unknown): Sentence {
  if (error instanceof ModelError) return error.remedy ? modelRemedies[error.remedy](error.sentence) : error.sentence;
  if (error instanceof OperationalError) {
    const failure = serviceFailure(error);
    return error.traceId ? say`${failure} (trace ${error.traceId})` : failure;
  }
  if (error instanceof SentenceError) return error.sentence;
  return asWritten(error instanceof Error ? error.message : String(error));
}

/** True for failures that say something about the user's files or the service, not about a defect here. */
export function isExpected(error: unknown): boolean {
  return (
    error instanceof OperationalError ||
    error instanceof EditRefused ||
    error instanceof RequestRefused ||
    error instanceof SettingsError ||
    error instanceof UnreadableFileError
  );
}

function responseError(
  name: string,
  error: unknown,
  { log, localized }: Pick<Session, 'log' | 'localized'>,
): ResponseError<ServiceFailure | undefined> {
  if (error instanceof ResponseError) return error;
  if (error instanceof DocumentChanged) return new ResponseError(LSPErrorCodes.ContentModified, error.message);
  const code = error instanceof OperationalError ? codes[error.kind] : LSPErrorCodes.RequestFailed;
  if (isExpected(error)) return new ResponseError(code, localized(sentenceOf(error)), failureOf(error));
  log(`${name}: ${stackOf(error)}`);
  return new ResponseError(ErrorCodes.InternalError, localized(say`Interline failed at ${name}: ${sentenceOf(error)}`));
}

/** What a client may do something about, beside the words. */
function failureOf(error: unknown): ServiceFailure | undefined {
  if (!(error instanceof OperationalError)) return undefined;
  const { kind, status } = error;
  return { kind, ...(status === undefined ? {} : { status }) };
}

function cancelled(localized: Session['localized']): ResponseError {
  return new ResponseError(LSPErrorCodes.RequestCancelled, localized(say`The request was cancelled.`));
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** A failure with what helps against it in an editor; the terminal has its own words for it. */
const modelRemedies: Readonly<Record<ModelRemedy, (failure: Sentence) => Sentence>> = {
  anotherSource: (failure) => say`${failure} Choose another source in the setting interline.models.source.`,
  retry: (failure) => say`${failure} Try again, or choose another source in the setting interline.models.source.`,
  connection: (failure) =>
    say`${failure} Check the connection and HTTPS_PROXY, or name a mirror or a folder in the setting interline.models.source.`,
  availableModels: (failure) => say`${failure} “Interline: Manage Offline Languages…” shows what it has.`,
  anotherLanguage: (failure) => say`${failure} Choose another language.`,
};
