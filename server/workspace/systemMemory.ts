import { setImmediate } from 'node:timers/promises';
import { addTo } from '../../shared/catalog/addTo.ts';
import { rootLanguage } from '../../shared/languages/languageTag.ts';
import { createMemoryIndex } from '../../shared/memory/createMemoryIndex.ts';
import type { MemoryIndex } from '../../shared/memory/memory.ts';
import { readSystemCatalog, servesLanguage, systemCatalogs, systemFolders } from './systemCatalogs.ts';

/** Memories of this machine by folders and language: programs are rarely installed while one works. */
const memoryByPair = new Map<string, Promise<MemoryIndex>>();

/**
 * What the programs of this machine say in a language, as a memory with their names as origins; of several translations
 * the one of most programs comes first. It is read once, when it is first asked for.
 *
 * @param sourceLanguage catalogues are English: it is empty for any other.
 */
export function systemMemory(
  sourceLanguage: string,
  targetLanguage: string,
  folders: readonly string[] = systemFolders(),
): Promise<MemoryIndex> {
  if (rootLanguage(sourceLanguage) !== 'en' || folders.length === 0) return Promise.resolve(createMemoryIndex());
  const key = [targetLanguage.toLowerCase(), ...folders].join('\u0000');
  const memory = memoryByPair.get(key) ?? build(targetLanguage, folders);
  memoryByPair.set(key, memory);
  return memory;
}

async function build(language: string, folders: readonly string[]): Promise<MemoryIndex> {
  const programs = new Map<string, Map<string, Set<string>>>();
  for (const catalog of await systemCatalogs(folders)) {
    if (!servesLanguage(catalog.language, language)) continue;
    for (const { source, target } of await readSystemCatalog(catalog.path)) {
      const translations = programs.get(source) ?? new Map<string, Set<string>>();
      programs.set(source, translations);
      addTo(translations, target, catalog.program);
    }
    // A desktop has hundreds of catalogues: whoever types meanwhile gets a turn.
    await setImmediate();
  }
  const memory = createMemoryIndex();
  for (const [source, translations] of programs) {
    // Of entries without a date, the one added last comes first.
    const byAgreement = [...translations].sort(([, a], [, b]) => a.size - b.size);
    memory.add(byAgreement.map(([target, [origin = '']]) => ({ source, target, origin })));
  }
  await memory.prepare(() => setImmediate());
  return memory;
}
