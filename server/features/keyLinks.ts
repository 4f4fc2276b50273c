import { type DocumentLink, DocumentLinkRequest } from 'vscode-languageserver';
import { say } from '../../shared/sentences/sentence.ts';
import { isLater } from '../lsp/clientSupport.ts';
import { isMessage } from './code/keyTexts.ts';
import { codeDocument } from './code/projectKeys.ts';
import type { Feature } from './feature.ts';

/** Keys in source code as links to their entry in the source language. */
export const keyLinks: Feature = {
  capabilities: (client) =>
    client.documentLinks && !isLater(client, 'documentLink') ? { documentLinkProvider: {} } : {},
  register(registry, session) {
    registry.onRequest(DocumentLinkRequest.type, async ({ textDocument }) => {
      const document = await codeDocument(session, textDocument.uri);
      if (!document) return null;
      const links: DocumentLink[] = [];
      for (const use of document.file.uses) {
        const [resolved, another] = document.index.resolve(use);
        const [segment] = resolved?.segments ?? [];
        if (!resolved || !segment || another || use.composed || !isMessage(resolved)) continue;
        const { path, catalog } = resolved.file.file;
        const { line, character } = session
          .textOf(path, catalog.text)
          .positionAt((segment.idRange ?? segment.range).start);
        links.push({
          range: document.text.rangeAt(use.range),
          target: `${session.uriOf(path)}#L${line + 1},${character + 1}`,
          tooltip: session.localized(say`Show the text`),
        });
      }
      return links;
    });
  },
};
