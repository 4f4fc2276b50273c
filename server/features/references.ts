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
      const own = await blockKeyUnderCursor(session, textDocument.uri, position);
      if (own) {
        const { path, file } = own.document;
        const entries = context.includeDeclaration ? own.texts : own.texts.slice(1);
        return [...blockUses(own), ...entries].map(({ range }) => locationOf(session, path, file.text, range));
      }
      const found = await keyUnderCursor(session, textDocument.uri, position, signal);
      if (!found) return null;
      const places: Location[] = [];
      for (const key of found.keys) {
        for (const { file, use } of usesOf(found.code, found.index, key)) {
          places.push(locationOf(session, file.path, file.text, use.range));
        }
        for (const { file, segment } of await entriesOf(found.workspace, key)) {
          if (file.path === key.file.file.path && !context.includeDeclaration) continue;
          places.push(locationOf(session, file.path, file.catalog.text, segment.idRange ?? segment.range));
        }
      }
      return places;
    });
  },
};
