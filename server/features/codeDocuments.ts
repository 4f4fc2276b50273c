import {
  CodeActionKind,
  CodeActionRequest,
  CodeLensRequest,
  CompletionRequest,
  DefinitionRequest,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DocumentDiagnosticRequest,
  DocumentLinkRequest,
  DocumentSymbolRequest,
  FoldingRangeRequest,
  HoverRequest,
  InlayHintRequest,
  ReferencesRequest,
  RenameRequest,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import type { Feature } from './feature.ts';

/** Language modes of source code; HTML is among those of localization files. */
const modes = ['javascript', 'javascriptreact', 'typescript', 'typescriptreact', 'vue', 'svelte'];

/** Those of them that may be modules of texts. */
const moduleModes = ['javascript', 'typescript'];

/** What begins a key, or a further part of it. */
const triggerCharacters = ["'", '"', '`', '.', ':'];

/**
 * Asks the client for documents of source code, for the requests about keys and what is wrong with them: nothing else
 * is asked of a program.
 * A client that registers nothing later on sends what its own settings say.
 */
export const codeDocuments: Feature = {
  async initialized({ client, connection }) {
    if (!client.registersCode) return;
    const documentSelector = modes.map((language) => ({ scheme: 'file', language }));
    // Without an extension for them, files of Vue and Svelte are plain text.
    const components = { scheme: 'file', pattern: '**/*.{vue,svelte}' };
    const modules = moduleModes.map((language) => ({ scheme: 'file', language }));
    const withHtml = [...documentSelector, { scheme: 'file', language: 'html' }, components];
    await Promise.all([
      connection.client.register(DidOpenTextDocumentNotification.type, { documentSelector }),
      connection.client.register(DidChangeTextDocumentNotification.type, {
        documentSelector,
        syncKind: TextDocumentSyncKind.Incremental,
      }),
      connection.client.register(DidCloseTextDocumentNotification.type, { documentSelector }),
      connection.client.register(DefinitionRequest.type, { documentSelector }),
      connection.client.register(ReferencesRequest.type, { documentSelector }),
      connection.client.register(RenameRequest.type, { documentSelector, prepareProvider: true }),
      ...(client.laterFor.hover ? [connection.client.register(HoverRequest.type, { documentSelector })] : []),
      ...(client.laterFor.completion
        ? [connection.client.register(CompletionRequest.type, { documentSelector, triggerCharacters })]
        : []),
      ...(client.laterFor.inlayHint
        ? [connection.client.register(InlayHintRequest.type, { documentSelector: withHtml })]
        : []),
      ...(client.laterFor.documentLink
        ? [connection.client.register(DocumentLinkRequest.type, { documentSelector: withHtml })]
        : []),
      ...(client.laterFor.codeLens
        ? [connection.client.register(CodeLensRequest.type, { documentSelector: modules })]
        : []),
      ...(client.laterFor.documentSymbol
        ? [connection.client.register(DocumentSymbolRequest.type, { documentSelector: modules })]
        : []),
      ...(client.laterFor.foldingRange
        ? [connection.client.register(FoldingRangeRequest.type, { documentSelector: modules })]
        : []),
      ...(client.laterFor.codeAction
        ? [
            connection.client.register(CodeActionRequest.type, {
              documentSelector,
              codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorExtract],
              resolveProvider: client.resolvesEdits,
            }),
          ]
        : []),
      ...(client.pullsDiagnostics
        ? [
            connection.client.register(DocumentDiagnosticRequest.type, {
              documentSelector,
              identifier: 'interline-code',
              interFileDependencies: true,
              workspaceDiagnostics: false,
            }),
          ]
        : []),
    ]);
  },
};
