import { ModelError, type ModelRemedy } from '../../models/modelError.ts';
import { type ErrorKind, OperationalError } from '../../shared/api/operationalError.ts';
import { EditRefused } from '../../shared/catalog/editRefused.ts';
import { english, type Sentence } from '../../shared/sentences/sentence.ts';
import { UnreadableFileError } from '../watchdog/unreadableFileError.ts';
import { SettingsError } from '../workspace/settingsError.ts';
import { type ExitCode, exitCodes, UsageError } from './command.ts';
import { shownName } from './shownPath.ts';
import type { Terminal } from './terminal.ts';

/** From the kind of an operational failure to what the user can do about it and the exit code. */
const operational: Readonly<Record<ErrorKind, { readonly advice?: string; readonly code: ExitCode }>> = {
  auth: {
    advice: 'Give a valid key with --key or INTERLINE_KEY, and --scheme where the service takes keys in another way.',
    code: exitCodes.service,
  },
  quota: {
    advice: 'Use another key, or wait for the date that “interline usage” shows.',
    code: exitCodes.service,
  },
  rate: { advice: 'Wait a minute, then try again.', code: exitCodes.service },
  network: { advice: 'Check --service and the connection.', code: exitCodes.service },
  rejected: { code: exitCodes.service },
  unavailable: { advice: 'Try again in a few minutes.', code: exitCodes.service },
  cancelled: { code: exitCodes.cancelled },
};

/** What helps against a failure of models, in the options of `interline models`. */
const modelRemedies: Readonly<Record<ModelRemedy, string>> = {
  anotherSource: 'Choose another source with --source.',
  retry: 'Try again, or choose another source with --source.',
  connection: 'Check the connection and HTTPS_PROXY, or name a mirror or a folder with --source.',
  availableModels: '“interline models list --available” shows what it has.',
  anotherLanguage: 'Choose another language, or set the source language with --from.',
};

/** How many texts were not translated and why, with what to do where the service knows a language by no such code. */
export function notTranslated(count: number, reason: Sentence): string {
  const why = english(reason);
  const isUnknown = /'(?:source|target)_lang' not supported\.$/.test(why);
  return `${count} not translated: ${why}${isUnknown ? ' “interline languages” lists its languages.' : ''}`;
}

/** What a failed command says and ends with. */
export interface Failure {
  readonly lines: readonly string[];
  readonly code: ExitCode;
}

/**
 * Turns an error that a command threw into words and an exit code: the one place that does.
 *
 * @param terminal names files from its current folder, as all else that commands print.
 * @returns undefined for an error that nobody foresaw, a defect of the program.
 */
export function failureOf(error: unknown, terminal: Pick<Terminal, 'cwd'>): Failure | undefined {
  if (error instanceof OperationalError) {
    const { advice: general, code } = operational[error.kind];
    // Where no service answered, the sentence itself says what is missing here.
    const isSaid = error.isAdvised || (error.kind === 'unavailable' && error.status === undefined);
    const usual = isSaid ? undefined : general;
    const advice = error instanceof ModelError ? error.remedy && modelRemedies[error.remedy] : usual;
    const trace = error.traceId ? [`Trace id: ${error.traceId}`] : [];
    return { lines: [error.message, ...(advice ? [advice] : []), ...trace], code };
  }
  if (error instanceof UsageError) return { lines: [error.message], code: exitCodes.usage };
  if (error instanceof SettingsError) return { lines: [error.message], code: exitCodes.usage };
  if (error instanceof UnreadableFileError) {
    return { lines: [`${shownName(error.path, terminal)}: ${english(error.reason)}.`], code: exitCodes.unreadable };
  }
  if (error instanceof EditRefused) return { lines: [error.message], code: exitCodes.findings };
  if (error instanceof Error && error.name === 'AbortError') return { lines: ['Stopped.'], code: exitCodes.cancelled };
  return undefined;
}
