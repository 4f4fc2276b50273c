import { basename } from 'node:path';
import { say } from '../../../shared/sentences/sentence.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import { readWhole } from '../../workspace/readText.ts';
import type { ResourceActions } from './resourceKind.ts';

/** Bytes of a memory that an editor shows. */
const mostShown = 20 * 1024 * 1024;

/** Translation memories: made of a TMX file, and never changed afterwards. */
export const memories: ResourceActions = {
  async list(client, signal) {
    const all = await client.memories.all(signal);
    return all.map(({ translation_memory_id: id, name, source_language, target_languages, segment_count: count }) => ({
      ...{ kind: 'memory', id, name },
      parts: [{ languages: [source_language, ...target_languages], count }],
    }));
  },
  delete: (client, { id }, signal) => client.memories.delete(id, signal),
  async text(client, { id }, signal) {
    const bytes = await client.memories.exportFile(id, signal);
    if (bytes.length > mostShown)
      throw new RequestRefused(say`This memory is too large to be shown. Export it to a file instead.`);
    return new TextDecoder().decode(bytes);
  },
  async importFile(client, { path, name }, signal) {
    const bytes = await readWhole(path);
    const file = { name: basename(path), bytes, displayName: name };
    return (await client.memories.importFile(file, signal)).id;
  },
  exportFile: (client, { id }, _extension, signal) => client.memories.exportFile(id, signal),
};
