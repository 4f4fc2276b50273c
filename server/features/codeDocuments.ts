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
import { moduleModes } from '../../shared/protocol.ts';
import type { LaterRequest } from '../lsp/clientSupport.ts';
import type { Feature } from './feature.ts';

/** Language modes of source code; HTML is among those of localization files. */
const modes = ['javascript', 'javascriptreact', 'typescript', 'typescriptreact', 'vue', 'svelte'];

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
    const register: typeof connection.client.register = connection.client.register.bind(connection.client);
    const later = (request: LaterRequest, start: () => Promise<unknown>) => (client.laterFor[request] ? [start()] : []);
    const documentSelector = modes.map((language) => ({ scheme: 'file', language }));
    // Without an extension for them, files of Vue and Svelte are plain text.
    const components = { scheme: 'file', pattern: '**/*.{vue,svelte}' };
    const modules = moduleModes.map((language) => ({ scheme: 'file', language }));
    const withHtml = [...documentSelector, { scheme: 'file', language: 'html' }, components];
    await Promise.all([
      register(DidOpenTextDocumentNotification.type, { documentSelector }),
      register(DidChangeTextDocumentNotification.type, {
        documentSelector,
        syncKind: TextDocumentSyncKind.Incremental,
      }),
      register(DidCloseTextDocumentNotification.type, { documentSelector }),
      register(DefinitionRequest.type, { documentSelector }),
      register(ReferencesRequest.type, { documentSelector }),
      register(RenameRequest.type, { documentSelector, prepareProvider: true }),
      ...later('hover', () => register(HoverRequest.type, { documentSelector })),
      ...later('completion', () => register(CompletionRequest.type, { documentSelector, triggerCharacters })),
      ...later('inlayHint', () => register(InlayHintRequest.type, { documentSelector: withHtml })),
      ...later('documentLink', () => register(DocumentLinkRequest.type, { documentSelector: withHtml })),
      ...later('codeLens', () => register(CodeLensRequest.type, { documentSelector: modules })),
      ...later('documentSymbol', () => register(DocumentSymbolRequest.type, { documentSelector: modules })),
      ...later('foldingRange', () => register(FoldingRangeRequest.type, { documentSelector: modules })),
      ...later('codeAction', () =>
        register(CodeActionRequest.type, {
          documentSelector,
          codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorExtract],
          resolveProvider: client.resolvesEdits,
        }),
      ),
      ...(client.pullsDiagnostics
        ? [
            register(DocumentDiagnosticRequest.type, {
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
