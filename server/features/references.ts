import { type Location, ReferencesRequest } from 'vscode-languageserver';
import { entriesOf, usesOf } from '../code/keyPlaces.ts';
import { blockKeyUnderCursor, blockUses } from './code/blockKey.ts';
import type { Feature } from './feature.ts';
import { keyUnderCursor, locationOf } from './keyUnderCursor.ts';

/** Where code asks for a key, and its entries in every language; the declaration is the source language's entry. */
export const references: Feature = {
  capabilities: () => ({ referencesProvider: true }),
  register(registry, session) {
    registry.onRequest(ReferencesRequest.type, async ({ textDocument, position, context }, { signal }) => {
      const blockKey = await blockKeyUnderCursor(session, textDocument.uri, position);
      if (blockKey) {
        const { path, file } = blockKey.document;
        const entries = context.includeDeclaration ? blockKey.texts : blockKey.texts.slice(1);
        return [...blockUses(blockKey), ...entries].map(({ range }) => locationOf(session, path, file.text, range));
      }
      const underCursor = await keyUnderCursor(session, textDocument.uri, position, signal);
      if (!underCursor) return null;
      const places: Location[] = [];
      for (const key of underCursor.keys) {
        for (const { file, use } of usesOf(underCursor.code, underCursor.index, key)) {
          places.push(locationOf(session, file.path, file.text, use.range));
        }
        for (const { file, segment } of await entriesOf(underCursor.workspace, key)) {
          if (file.path === key.file.file.path && !context.includeDeclaration) continue;
          places.push(locationOf(session, file.path, file.catalog.text, segment.idRange ?? segment.range));
        }
      }
      return places;
    });
  },
};
