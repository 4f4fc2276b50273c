import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { say } from '../../../shared/sentences/sentence.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import { unreadable } from '../../watchdog/unreadableFileError.ts';
import type { ResourceActions } from './resourceKind.ts';

const pageSize = 25;
/** Bytes of a memory that an editor shows. */
const mostShown = 20 * 1024 * 1024;

/** Translation memories: made of a TMX file, and never changed afterwards. */
export const memories: ResourceActions = {
  async list(client, signal) {
    const all = [];
    for (let page = 0; ; page++) {
      const { translation_memories: some } = await client.memories.list({ page, page_size: pageSize }, signal);
      for (const { translation_memory_id: id, name, source_language, target_languages, segment_count } of some) {
        const parts = [{ languages: [source_language, ...target_languages], count: segment_count }];
        all.push({ kind: 'memory', id, name, parts } as const);
      }
      if (some.length < pageSize) return all;
    }
  },
  delete: (client, { id }, signal) => client.memories.delete(id, signal),
  async text(client, { id }, signal) {
    const bytes = await client.memories.exportFile(id, signal);
    if (bytes.length > mostShown)
      throw new RequestRefused(say`This memory is too large to be shown. Export it to a file instead.`);
    return new TextDecoder().decode(bytes);
  },
  async importFile(client, { path, name }, signal) {
    const bytes = await readFile(path).catch((error: unknown) => {
      throw unreadable(path, error);
    });
    const file = { name: basename(path).slice(-100), bytes, displayName: name };
    return (await client.memories.importFile(file, signal)).id;
  },
  exportFile: (client, { id }, _extension, signal) => client.memories.exportFile(id, signal),
};
