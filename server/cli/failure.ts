import { ModelError, type ModelRemedy } from '../../models/modelError.ts';
import type { NamedResource } from '../../shared/api/missingResource.ts';
import { type ErrorKind, OperationalError } from '../../shared/api/operationalError.ts';
import { hasUntranslatedTexts } from '../../shared/api/readServiceSentence.ts';
import { EditRefused } from '../../shared/catalog/editRefused.ts';
import { english, type Sentence } from '../../shared/sentences/sentence.ts';
import type { FailureCount } from '../translation/origins.ts';
import type { SegmentTranslation } from '../translation/translate.ts';
import { UnreadableFileError } from '../watchdog/unreadableFileError.ts';
import { SettingsError } from '../workspace/settingsError.ts';
import { type ExitCode, exitCodes, UsageError } from './command.ts';
import { shownName } from './shownPath.ts';
import type { Terminal } from './terminal.ts';

/** Who reads what can be done: the user of the terminal, or an agent, which can give no option and set no environment. */
export type Reader = 'user' | 'agent';

type Advice = string | Readonly<Record<Reader, string>>;

/** From the kind of an operational failure to what can be done about it and the exit code. */
const operational: Readonly<Record<ErrorKind, { readonly advice?: Advice; readonly code: ExitCode }>> = {
  auth: {
    advice: {
      user: 'Give a valid key that may do this (--key or INTERLINE_KEY), and --scheme where the service takes keys in another way.',
      agent:
        'Ask the user to start this server with a valid INTERLINE_KEY that may do this, and INTERLINE_SCHEME where needed.',
    },
    code: exitCodes.service,
  },
  quota: {
    advice: {
      user: 'Use another key, or wait for the date that “interline usage” shows.',
      agent: 'Go on without the engine, or ask the user for another key.',
    },
    code: exitCodes.service,
  },
  rate: { advice: 'Wait a minute, then try again.', code: exitCodes.service },
  network: {
    advice: {
      user: 'Check --service and the connection.',
      agent: 'Ask the user to check INTERLINE_SERVICE_URL and the connection.',
    },
    code: exitCodes.service,
  },
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

/** What helps where a service does not support a language. */
const onLanguages: Advice = {
  user: 'Choose one that “interline languages” lists; --for voice and --for write list those of speech and improvement.',
  agent: 'Translate these texts yourself.',
};

/** From what a service does not have under an id to the command that lists those that it has. */
const listings: Readonly<Record<NamedResource, string>> = {
  glossary: '“interline glossary remote” lists the glossaries that it has, with their languages.',
  styleRuleList: '“interline style list” lists the style rule lists that it has.',
  customInstruction: '“interline style instructions ID” lists those that the style rule list has.',
  translationMemory: '“interline tm list” lists the translation memories that it has, with their languages.',
  spokenTerms: '“interline spoken list” lists the spoken terms that it has, with their languages.',
  developerKey: '“interline keys list” lists the keys that it has.',
};

/** The same for an agent, which names no ids: they are in the settings. */
const onMissing = 'Ask the user to correct the id in interline.json.';

/** What helps where a service takes less at once than it was sent. */
const onSize = 'Send less at once: split the file or the text.';

/** What helps where a service asks for another scheme. */
const schemeAdvice: Readonly<Record<Reader, (scheme: string) => string>> = {
  user: (scheme) => `Add --scheme ${scheme}: the service asks for it.`,
  agent: (scheme) => `Ask the user to start this server with INTERLINE_SCHEME=${scheme}.`,
};

/** How many texts were not translated, why, and what to do about it. @param texts some of them, to name. */
export function notTranslated({ ids, reason, error }: FailureCount, texts: readonly string[] = []): string {
  const names = texts.length > 0 ? ` ${texts.join(', ')}${texts.length < ids.length ? ', …' : ''}.` : '';
  return `${ids.length} not translated:${names} ${withAdvice(reason, error, 'user')}`;
}

/** Why something failed and, where it was a service, what can be done about it. */
export function withAdvice(reason: Sentence, error: OperationalError | undefined, reader: Reader): string {
  return [english(reason), error && adviceOn(error, reader)].filter(Boolean).join(' ');
}

/** What can be done about a failure; undefined where its sentence says it. */
function adviceOn(error: OperationalError, reader: Reader): string | undefined {
  if (error instanceof ModelError) return error.remedy && modelRemedies[error.remedy];
  // Where no service answered, the sentence itself says what is missing here.
  if (error.isAdvised || (error.kind === 'unavailable' && error.status === undefined)) return undefined;
  if (error.scheme) return schemeAdvice[reader](error.scheme);
  if (error.status === 413) return onSize;
  if (error.missing) return reader === 'user' ? listings[error.missing] : onMissing;
  const advice = error.lacksLanguage ? onLanguages : operational[error.kind].advice;
  return typeof advice === 'object' ? advice[reader] : advice;
}

/** What a command ends with that translated texts: of those without a translation, one that the service failed on decides. */
export function endOfTranslation(translations: readonly SegmentTranslation[]): ExitCode {
  const failed = translations.filter(({ failure }) => failure !== undefined);
  const byService = failed.find(({ error }) => error !== undefined)?.error;
  if (byService) return operational[byService.kind].code;
  return failed.length > 0 ? exitCodes.findings : exitCodes.clean;
}

/** What a command ends with that saved a document. @param message what the service has to say of it. */
export function endOfDocument(message: string | undefined): ExitCode {
  return message !== undefined && hasUntranslatedTexts(message) ? exitCodes.findings : exitCodes.clean;
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
export function failureOf(
  error: unknown,
  terminal: Pick<Terminal, 'cwd'>,
  reader: Reader = 'user',
): Failure | undefined {
  if (error instanceof OperationalError) {
    const advice = adviceOn(error, reader);
    const trace = error.traceId ? [`Trace id: ${error.traceId}`] : [];
    return { lines: [error.message, ...(advice ? [advice] : []), ...trace], code: operational[error.kind].code };
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
