import { type DocumentLink, DocumentLinkRequest } from 'vscode-languageserver';
import { say } from '../../shared/sentences/sentence.ts';
import type { KeyUse } from '../code/codeFile.ts';
import { isLater } from '../lsp/clientSupport.ts';
import { blockTextIn } from './code/blockKey.ts';
import { messageOf } from './code/keyTexts.ts';
import { type CodeDocument, codeDocument } from './code/projectKeys.ts';
import type { Feature } from './feature.ts';

/** Where the text of a key stands in the source language; undefined where several do. */
function placeOf(
  document: CodeDocument,
  use: KeyUse,
): { readonly path: string; readonly text: string; readonly offset: number } | undefined {
  if (use.componentTexts) {
    const blockText = blockTextIn(document, use.componentTexts, '')?.text;
    return blockText && { path: document.path, text: document.file.text, offset: blockText.range.start };
  }
  const [first, another] = document.index.resolve(use);
  const resolved = first && !another ? messageOf(first) : undefined;
  const [segment] = resolved?.segments ?? [];
  if (!resolved || !segment) return undefined;
  const { path, catalog } = resolved.file.file;
  return { path, text: catalog.text, offset: (segment.idRange ?? segment.range).start };
}

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
        const place = use.composed ? undefined : placeOf(document, use);
        if (!place) continue;
        const { line, character } = session.textOf(place.path, place.text).positionAt(place.offset);
        links.push({
          range: document.text.rangeAt(use.range),
          target: `${session.uriOf(place.path)}#L${line + 1},${character + 1}`,
          tooltip: session.localized(say`Show the text`),
        });
      }
      return links;
    });
  },
};
