import type { RequestName } from './requestName.ts';

/**
 * What the language server and its client say to each other beside standard LSP. Every request is optional for a
 * client: without it the server uses the embedded service and its own environment.
 */

import type { EngineOptions } from './engineOptions.ts';

/** Server → client: where the translation service is. Answered from the editor's secret storage and machine settings. */
export const connectionRequest: RequestName<unknown, Connection> = 'interline/connection';

export interface Connection {
  /** Base URL of a remote service, or undefined for the embedded one. */
  readonly url?: string;
  readonly key?: string;
  /** Key for the calls of administrators, where that is another one. */
  readonly adminKey?: string;
  /** Scheme of the Authorization header. */
  readonly scheme: string;
  /** Folder in which the embedded service keeps its data. */
  readonly dataFolder?: string;
  /** What the user brought to the embedded service. */
  readonly engines?: EngineOptions;
  /** Key of the language model that `engines` name. */
  readonly endpointKey?: string;
  /** True where what that model writes is to be reviewed. */
  readonly reviewsModel?: boolean;
}

/**
 * Language modes of source code that may hold a module of texts. The server asks for such documents itself: a client that
 * sends them unasked has every feature twice.
 */
export const moduleModes: readonly string[] = ['javascript', 'typescript'];

/** Bytes above which an editor keeps a document from extensions and servers: they read it from disk and change it there. */
export const largestShared = 50 * 1024 * 1024;

/** Client → server: the connection changed; ask again before the next use. */
export const connectionChangedNotification = 'interline/connectionChanged';

/** Server → client: what the status bar shows. */
export const statusNotification = 'interline/status';

export interface ServiceStatus {
  readonly state: 'idle' | 'starting' | 'connected' | 'failed';
  /** `embedded`, or the remote host. */
  readonly service: string;
  /** Characters used and allowed in the billing period, where known. */
  readonly used?: number;
  readonly limit?: number;
  readonly message?: string;
  /** Present where the service refused the key; `scheme` is the one of the Authorization header that it asks for. */
  readonly refusal?: { readonly scheme?: string };
}

/** Client → server: asks for the status now, connecting where that is needed. Answers {@link ServiceStatus}. */
export const statusRequest: RequestName<unknown, ServiceStatus> = 'interline/serviceStatus';

/** Client → server: the languages that the service offers. Answers {@link ServiceLanguages}. */
export const languagesRequest: RequestName<unknown, ServiceLanguages> = 'interline/languages';

export interface ServiceLanguages {
  readonly sources: readonly { readonly code: string; readonly name: string }[];
  readonly targets: readonly TargetLanguage[];
}

/** A language that the service translates into. */
export interface TargetLanguage {
  readonly code: string;
  readonly name: string;
  /** True where the service can be asked for formal or informal words. */
  readonly knowsFormality?: boolean;
}

/** A file to be translated into, or the source file of one; the language picks one of its targets or languages. */
export interface WantedTarget {
  /** `file:` URI. */
  readonly uri: string;
  /** BCP 47. */
  readonly language?: string;
  /** Ids of the segments that are translated, whatever they hold; default: those that are untranslated. Of an approval: those that are approved; default: all. */
  readonly segments?: readonly string[];
}

/**
 * Client → server: the translations of a file that are older than their source texts, by the history of git and by what
 * the file tells. Takes `{ uri }`; answers {@link StaleSegments}.
 */
export const staleSegmentsRequest: RequestName<{ readonly uri: string }, StaleSegments> = 'interline/staleSegments';

export interface StaleSegments {
  /** Ids of the segments. */
  readonly segments: readonly string[];
}

/**
 * A command of the client, for those that say `showsUses` at the start: (uri, position, locations) lists the places where
 * code asks for a key.
 */
export const showUsesCommand = 'interline.showUses';

/**
 * Commands of the client, for those that say `keyCommands` at the start: links in the hover of a key run them, with
 * {@link TranslatedKey}[] and {@link EditedKey}. No other command may be run from a hover.
 */
export const keyCommands = { translate: 'interline.translateKey', edit: 'interline.editKeyText' } as const;

/** Entries of a key that a file of a language has no text for. */
export interface TranslatedKey {
  readonly uri: string;
  /** Ids of entries, those that the file lacks among them. */
  readonly ids: readonly string[];
}

/** The text of a key in one language. */
export interface EditedKey {
  readonly uri: string;
  readonly id: string;
  readonly language: string;
  readonly text: string;
}

/** Commands of `workspace/executeCommand`; the first argument, where there are any, is the document's URI. */
export const commands = {
  /** (uri, segmentId) */
  translateSegment: 'interline.translateSegment',
  /** (uri, targetLanguage?) with progress; cancellable. The language picks one target of a source file. */
  translateFile: 'interline.translateFile',
  /** (uri, {@link WantedTarget}[]) translates several at once, with one summary; the URI is that of the first. */
  translateTargets: 'interline.translateTargets',
  /** (uri, { id, target }) puts a match into its segment. */
  insertMatch: 'interline.insertMatchText',
  /** (uri, { position, text }) puts words at the cursor of a translation; answers false where it stands in none. */
  insertText: 'interline.insertTextAtCursor',
  /** (uri, language) makes the file of a language beside its source file, with every text still to be translated. */
  addLanguage: 'interline.addLanguageFile',
  /** (uri, uris?) applies every fix that is proven to clear its finding. */
  fixAll: 'interline.fixAll',
  /** (uri, {@link WantedTarget}[]?) approves every translation of files, or of their segments that are named; the URI is that of the first. */
  approveFiles: 'interline.approveFiles',
  /** (uri, uris?) has the service evaluate translations; answers {@link EvaluationSummary}. With progress; cancellable. */
  evaluateFile: 'interline.evaluateFile',
  /** () takes away what evaluations have shown, of every file. */
  clearEvaluation: 'interline.clearEvaluation',
  /** (uri, position) shows the next segment behind a position that is untranslated or needs a review. */
  nextUnfinished: 'interline.nextUnfinished',
  /** (uri, position) the same backwards. */
  previousUnfinished: 'interline.previousUnfinished',
} as const;

/** What the diagnostics of an evaluation name as their source. */
export const qualitySource = 'interline quality';

/** What an evaluation answers; its issues are sent as diagnostics. */
export interface EvaluationSummary {
  /** From 0 to 100; null where nothing was evaluated. */
  readonly score: number | null;
  readonly issues: number;
  /** The outcome in one or two sentences for the user. */
  readonly message: string;
}
