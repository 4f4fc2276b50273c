import { createMemoryIndex } from '../../shared/memory/createMemoryIndex.ts';
import type { MemoryEntry, MemoryIndex } from '../../shared/memory/memory.ts';
import type { ProjectSettings } from '../../shared/settings.ts';
import { createTermIndex, type TermIndex } from '../../shared/terms/termIndex.ts';
import { rootLanguage } from './languageTag.ts';
import type { LocalizationFile } from './workspace.ts';

/** Glossaries and memories of a project, read when first asked for. */
export interface Resources {
  terms(sourceLanguage: string, targetLanguage: string): Promise<TermIndex>;
  memory(sourceLanguage: string, targetLanguage: string): Promise<MemoryIndex>;
  /** Something changed at a path. */
  forget(path: string): void;
}

interface ResourceContext {
  readonly root: string;
  readonly settings: ProjectSettings;
  excluded(path: string): boolean;
  discover(): Promise<readonly string[]>;
  file(path: string): Promise<LocalizationFile | undefined>;
}

/** See {@link Resources}. */
export function createResources(context: ResourceContext): Resources {
  const terms = new Map<string, Promise<TermIndex>>();
  const memories = new Map<string, Promise<MemoryIndex>>();
  const key = (source: string, target: string) => `${source.toLowerCase()}\u0000${target.toLowerCase()}`;
  return {
    terms(source, target) {
      const id = key(source, target);
      const known = terms.get(id) ?? Promise.resolve(createTermIndex([]));
      terms.set(id, known);
      return known;
    },
    memory(source, target) {
      const id = key(source, target);
      const known = memories.get(id) ?? buildMemory(source, target, context);
      memories.set(id, known);
      known.catch(() => memories.delete(id));
      return known;
    },
    forget() {
      terms.clear();
      memories.clear();
    },
  };
}

async function buildMemory(source: string, target: string, context: ResourceContext): Promise<MemoryIndex> {
  const memory = createMemoryIndex();
  for (const path of await context.discover()) {
    const file = await context.file(path).catch(() => undefined);
    if (file) memory.add(ownPairs(file, source, target));
  }
  return memory;
}

/** The finished translations of a file, where it is of the pair of languages asked for. */
function* ownPairs(file: LocalizationFile, source: string, target: string): Iterable<MemoryEntry> {
  const origin = file.path.replaceAll('\\', '/').split('/').at(-1) ?? file.path;
  if (file.catalog.isSource) return;
  for (const segment of file.catalog.segments) {
    const from = segment.sourceLanguage ?? file.sourceLanguage;
    const to = segment.targetLanguage ?? file.targetLanguage ?? '';
    if (rootLanguage(from) !== rootLanguage(source) || rootLanguage(to) !== rootLanguage(target)) continue;
    if (segment.state !== 'translated' && segment.state !== 'final') continue;
    if (segment.obsolete || !segment.source?.value || !segment.target?.value) continue;
    yield { source: segment.source.value, target: segment.target.value, origin };
  }
}
