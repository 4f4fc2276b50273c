import { DefinitionRequest, type Location } from 'vscode-languageserver';
import { entriesOf } from '../code/keyPlaces.ts';
import { blockKeyUnderCursor } from './code/blockKey.ts';
import type { Feature } from './feature.ts';
import { keyUnderCursor, locationOf } from './keyUnderCursor.ts';

/** From a key in code, or an entry of a translation, to the entries of all languages; the source language is first. */
export const definition: Feature = {
  capabilities: () => ({ definitionProvider: true }),
  register(registry, session) {
    registry.onRequest(DefinitionRequest.type, async ({ textDocument, position }, { signal }) => {
      const blockKey = await blockKeyUnderCursor(session, textDocument.uri, position);
      if (blockKey) {
        const { path, file } = blockKey.document;
        const texts = blockKey.use ? blockKey.texts : blockKey.texts.slice(0, 1);
        return texts.map(({ range }) => locationOf(session, path, file.text, range));
      }
      const underCursor = await keyUnderCursor(session, textDocument.uri, position, signal);
      if (!underCursor) return null;
      const places: Location[] = [];
      for (const key of underCursor.keys) {
        for (const { file, segment } of await entriesOf(underCursor.workspace, key)) {
          if (!underCursor.use && file.path !== key.file.file.path) continue;
          places.push(locationOf(session, file.path, file.catalog.text, segment.idRange ?? segment.range));
        }
      }
      return places;
    });
  },
};
