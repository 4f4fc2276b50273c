import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type InitializeParams, ResourceOperationKind } from 'vscode-languageserver';
import { rootLanguage } from '../../shared/languages/languageTag.ts';
import type { SentenceLanguage } from '../../shared/sentences/sentence.ts';
import { chooseEncoding, type PositionEncoding } from './positions.ts';

/** Requests that a client may be told of after the start. */
export type LaterRequest =
  | 'hover'
  | 'completion'
  | 'inlayHint'
  | 'documentLink'
  | 'codeAction'
  | 'codeLens'
  | 'documentSymbol'
  | 'foldingRange';

/** What the client on the other side can do, folded to the questions that features ask. */
export interface ClientSupport {
  /** The language that the user reads, where that is not English; see {@link sentenceLanguage}. */
  readonly language?: SentenceLanguage;
  readonly encoding: PositionEncoding;
  /** Asks for diagnostics itself; to others they are pushed. */
  readonly pullsDiagnostics: boolean;
  readonly refreshesDiagnostics: boolean;
  readonly codeDescriptions: boolean;
  /** Resolves the edit of a code action when it is chosen, and brings back the action's `data`. */
  readonly resolvesEdits: boolean;
  /** Shows actions that cannot be chosen, with the reason. */
  readonly disabledActions: boolean;
  /** Workspace edits that name the version of the document they were made for. */
  readonly versionedEdits: boolean;
  /** Workspace edits with labels, which the client has the user confirm. */
  readonly annotatedEdits: boolean;
  readonly createsFiles: boolean;
  readonly appliesEdits: boolean;
  readonly nestedSymbols: boolean;
  readonly wholeLineFolding: boolean;
  readonly maxFolds: number;
  readonly markdown: boolean;
  readonly workDoneProgress: boolean;
  /** Answers what its settings are. */
  readonly configuration: boolean;
  /** Takes a registration for changes of its settings; without one it sends them unasked, or not at all. */
  readonly registersSettings: boolean;
  readonly watchesFiles: boolean;
  /** Lets the server name more documents later, and what is asked about them. */
  readonly registersCode: boolean;
  readonly refreshesLenses: boolean;
  readonly inlayHints: boolean;
  readonly refreshesInlayHints: boolean;
  readonly documentLinks: boolean;
  /** What else can be asked about documents that the server names later. */
  readonly laterFor: Readonly<Record<LaterRequest, boolean>>;
  /** Does `interline.showUses` itself, with places as `editor.action.showReferences` takes them. */
  readonly showsUses: boolean;
  /** Runs `keyCommands` (shared/protocol.ts) from links in a hover, and trusts no other. */
  readonly runsKeyCommands: boolean;
  readonly workspaceFolders: boolean;
  /** Opens a document at a place that the server names. */
  readonly showsDocuments: boolean;
  /** Answers `interline/connection` and takes `interline/status` (see shared/protocol.ts). */
  readonly connection: boolean;
}

/** Whether a request is registered only later, for the documents of source code that are known by then. */
export function isLater({ registersCode, laterFor }: ClientSupport, request: LaterRequest): boolean {
  return registersCode && laterFor[request];
}

/** Reads what a client says about itself at `initialize`. */
export function clientSupport(params: InitializeParams): ClientSupport {
  const { workspace, textDocument, window, general } = params.capabilities;
  const options: unknown = params.initializationOptions;
  const resolvable = textDocument?.codeAction?.resolveSupport?.properties ?? [];
  const language = sentenceLanguage(params.locale ?? (isRecord(options) ? options.locale : undefined));
  return {
    ...(language ? { language } : {}),
    encoding: chooseEncoding(general?.positionEncodings),
    pullsDiagnostics: textDocument?.diagnostic !== undefined,
    refreshesDiagnostics: workspace?.diagnostics?.refreshSupport === true,
    codeDescriptions:
      textDocument?.publishDiagnostics?.codeDescriptionSupport === true || textDocument?.diagnostic !== undefined,
    resolvesEdits: resolvable.includes('edit') && textDocument?.codeAction?.dataSupport === true,
    disabledActions: textDocument?.codeAction?.disabledSupport === true,
    versionedEdits: workspace?.workspaceEdit?.documentChanges === true,
    annotatedEdits: workspace?.workspaceEdit?.changeAnnotationSupport !== undefined,
    createsFiles:
      workspace?.workspaceEdit?.documentChanges === true &&
      workspace.workspaceEdit.resourceOperations?.includes(ResourceOperationKind.Create) === true,
    appliesEdits: workspace?.applyEdit === true,
    nestedSymbols: textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport === true,
    wholeLineFolding: textDocument?.foldingRange?.lineFoldingOnly === true,
    maxFolds: textDocument?.foldingRange?.rangeLimit ?? Number.POSITIVE_INFINITY,
    markdown: textDocument?.hover?.contentFormat?.includes('markdown') ?? false,
    workDoneProgress: window?.workDoneProgress === true,
    configuration: workspace?.configuration === true,
    registersSettings: workspace?.didChangeConfiguration?.dynamicRegistration === true,
    watchesFiles: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    registersCode: [
      textDocument?.synchronization,
      textDocument?.definition,
      textDocument?.references,
      textDocument?.rename,
    ].every((one) => one?.dynamicRegistration === true),
    inlayHints: textDocument?.inlayHint !== undefined,
    refreshesInlayHints: workspace?.inlayHint?.refreshSupport === true,
    documentLinks: textDocument?.documentLink !== undefined,
    laterFor: {
      hover: textDocument?.hover?.dynamicRegistration === true,
      completion: textDocument?.completion?.dynamicRegistration === true,
      inlayHint: textDocument?.inlayHint?.dynamicRegistration === true,
      documentLink: textDocument?.documentLink?.dynamicRegistration === true,
      codeAction: textDocument?.codeAction?.dynamicRegistration === true,
      codeLens: textDocument?.codeLens?.dynamicRegistration === true,
      documentSymbol: textDocument?.documentSymbol?.dynamicRegistration === true,
      foldingRange: textDocument?.foldingRange?.dynamicRegistration === true,
    },
    showsUses: isRecord(options) && options.showsUses === true,
    runsKeyCommands: isRecord(options) && options.keyCommands === true,
    refreshesLenses: workspace?.codeLens?.refreshSupport === true,
    workspaceFolders: workspace?.workspaceFolders === true,
    showsDocuments: window?.showDocument?.support === true,
    connection: isRecord(options) && options.connection === true,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * The language of a locale with its translations of what the server says; no other language is read.
 *
 * @param locale as a client names it: `de`, `pt-BR`, `ja_JP.UTF-8`.
 * @returns undefined for English, and where there are no translations: then the server speaks English.
 */
function sentenceLanguage(locale: unknown): SentenceLanguage | undefined {
  const tag = typeof locale === 'string' && rootLanguage(locale.split(/[.@]/, 1).join());
  if (!tag || !/^[a-z]{2,3}$/.test(tag) || tag === 'en') return undefined;
  try {
    const folder = join(dirname(fileURLToPath(import.meta.url)), '../l10n');
    const written = JSON.parse(readFileSync(join(folder, `server.${tag}.json`), 'utf8')) as Record<string, string>;
    return { tag, sentences: new Map(Object.entries(written)) };
  } catch {
    return undefined;
  }
}
