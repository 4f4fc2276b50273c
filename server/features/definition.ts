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
      const own = await blockKeyUnderCursor(session, textDocument.uri, position);
      if (own) {
        const { path, file } = own.document;
        const texts = own.use ? own.texts : own.texts.slice(0, 1);
        return texts.map(({ range }) => locationOf(session, path, file.text, range));
      }
      const found = await keyUnderCursor(session, textDocument.uri, position, signal);
      if (!found) return null;
      const places: Location[] = [];
      for (const key of found.keys) {
        for (const { file, segment } of await entriesOf(found.workspace, key)) {
          if (!found.use && file.path !== key.file.file.path) continue;
          places.push(locationOf(session, file.path, file.catalog.text, segment.idRange ?? segment.range));
        }
      }
      return places;
    });
  },
};
