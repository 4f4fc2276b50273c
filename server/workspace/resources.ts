import { basename, extname, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { formats } from '../../shared/formats/formats.ts';
import { sourcesAreKeys } from '../../shared/formats/keySources.ts';
import { rootLanguage } from '../../shared/languages/languageTag.ts';
import { createMemoryIndex } from '../../shared/memory/createMemoryIndex.ts';
import { inOrder, type TextInOrder } from '../../shared/memory/inOrder.ts';
import type { MemoryEntry, MemoryIndex } from '../../shared/memory/memory.ts';
import { readTmx, type TmxReading, tmxEntries } from '../../shared/memory/tmx.ts';
import type { ProjectSettings } from '../../shared/settings.ts';
import { parseGlossary } from '../../shared/terms/glossaryFile.ts';
import { createTermIndex, type Term, type TermIndex } from '../../shared/terms/termIndex.ts';
import { UnreadableFileError } from '../watchdog/unreadableFileError.ts';
import { stepOn } from '../watchdog/watchdog.ts';
import { globMatcher } from './glob.ts';
import { languageOfPath } from './partners.ts';
import { projectPath } from './projectPath.ts';
import { readPlain } from './readText.ts';
import { resourceFaults } from './resourceFaults.ts';
import type { SettingsFault } from './settingsError.ts';
import { sourceCopies } from './sourceCopies.ts';
import { realPathOf, staysWithin } from './staysWithin.ts';
import type { LocalizationFile } from './workspace.ts';

/** Glossaries and memories of a project, read when first asked for. */
export interface Resources {
  terms(sourceLanguage: string, targetLanguage: string): Promise<TermIndex>;
  /** Also of files that were removed or changed since: what was translated once is remembered. */
  memory(sourceLanguage: string, targetLanguage: string): Promise<MemoryIndex>;
  /** What is wrong with them; see `resourceFaults`. */
  faults(): Promise<readonly SettingsFault[]>;
  /** Something changed at an absolute path. */
  forget(path: string): void;
}

/** What the resources of a project are made from. */
export interface ResourceContext {
  readonly root: string;
  readonly settings: ProjectSettings;
  /** Files beside those of the settings. */
  readonly glossaries: readonly string[];
  readonly memories: readonly string[];
  /** Absolute paths of all files of the project, localization files or not. */
  listAll(): Promise<readonly string[]>;
  /** The localization files among some paths. */
  claimed(paths: readonly string[]): Promise<readonly string[]>;
  file(path: string): Promise<LocalizationFile | undefined>;
}

interface ProjectMemory {
  readonly index: Promise<MemoryIndex>;
  /** Files that changed since they were read. */
  readonly changed: Set<string>;
}

/** Of memories and termbases, which are large and hold no translations of the project's own. */
const resourceExtensions = new Set(formats.filter((format) => format.servesAs).flatMap((format) => format.extensions));

/** See {@link Resources}. A glossary or memory that cannot be read is one without entries. */
export function createResources(context: ResourceContext): Resources {
  const matching = async (globs: readonly string[], extra: readonly string[]): Promise<string[]> => {
    const matches = globMatcher(globs);
    const home = [await realPathOf(context.root)];
    const paths: string[] = [];
    for (const path of await context.listAll())
      if (matches(projectPath(context.root, path)) && (await staysWithin(path, home))) paths.push(path);
    return [...new Set([...paths, ...extra.map((path) => resolve(context.root, path))])];
  };
  const isGlossary = globMatcher(context.settings.glossaries);
  const isMemory = globMatcher(context.settings.memories);
  const glossaryFiles = () => matching(context.settings.glossaries, context.glossaries);
  const memoryFiles = () => matching(context.settings.memories, context.memories);

  const glossaries = createGlossaries(glossaryFiles);
  const memories = createMemories(context, memoryFiles);
  const findFaults = async () => {
    const { root, settings } = context;
    return resourceFaults(root, [
      { setting: 'glossaries', names: settings.glossaries, files: await glossaryFiles() },
      { setting: 'memories', names: settings.memories, files: await memoryFiles() },
    ]);
  };
  let faults: ReturnType<typeof findFaults> | undefined;
  return {
    faults() {
      faults ??= findFaults();
      return faults;
    },
    terms: glossaries.terms,
    memory: memories.memory,
    forget(path) {
      const name = projectPath(context.root, path);
      const named = (list: readonly string[]) => list.some((entry) => resolve(context.root, entry) === path);
      const [ofGlossary, ofMemory] = [
        isGlossary(name) || named(context.glossaries),
        isMemory(name) || named(context.memories),
      ];
      // Every keystroke asks for the faults: a file that has none is saved far more often.
      if (ofGlossary || ofMemory) faults = undefined;
      if (ofGlossary) glossaries.forget();
      memories.changed(path, ofMemory);
    },
  };
}

const pairKey = (source: string, target: string) => `${source.toLowerCase()}\u0000${target.toLowerCase()}`;

function createGlossaries(files: () => Promise<readonly string[]>) {
  const indexes = new Map<string, Promise<TermIndex>>();
  const read = async (source: string, target: string): Promise<TermIndex> => {
    const terms: Term[] = [];
    for (const path of await files()) {
      const text = await readPlain(path).catch(() => '');
      if (text === '') continue;
      // A large glossary has more terms than a function takes arguments.
      for (const term of served(path, text.length, () => glossaryTerms(path, text, source, target))) terms.push(term);
    }
    return createTermIndex(terms);
  };
  return {
    terms(source: string, target: string): Promise<TermIndex> {
      const key = pairKey(source, target);
      const index = indexes.get(key) ?? read(source, target);
      indexes.set(key, index);
      index.catch(() => indexes.delete(key));
      return index;
    },
    forget: () => indexes.clear(),
  };
}

function createMemories(
  context: Pick<ResourceContext, 'listAll' | 'claimed' | 'file'>,
  files: () => Promise<readonly string[]>,
) {
  const memories = new Map<string, ProjectMemory>();
  const readings = new Map<string, Promise<TmxReading>>();
  const read = (path: string): Promise<TmxReading> => {
    const reading =
      readings.get(path) ??
      readPlain(path)
        .then((text) => stepOn({ path, length: text.length }, () => readTmx(text)))
        .catch(() => ({ units: [], problems: [] }));
    readings.set(path, reading);
    return reading;
  };
  const build = async (source: string, target: string): Promise<MemoryIndex> => {
    const memory = createMemoryIndex();
    for (const path of await files()) memory.add(tmxEntries(await read(path), source, target, basename(path)));
    const translations = (await context.listAll()).filter(
      (path) => !resourceExtensions.has(extname(path).toLowerCase()),
    );
    for (const path of await context.claimed(translations)) {
      const file = await context.file(path).catch(() => undefined);
      if (file) memory.add(ownPairs(file, source, target));
    }
    // A large memory takes seconds: whoever types meanwhile gets a turn.
    await memory.prepare(() => setImmediate());
    return memory;
  };
  const memoryOf = (source: string, target: string): ProjectMemory => {
    const key = pairKey(source, target);
    const before = memories.get(key);
    if (before) return before;
    const memory = { index: build(source, target), changed: new Set<string>() };
    memories.set(key, memory);
    memory.index.catch(() => memories.delete(key));
    return memory;
  };
  return {
    async memory(source: string, target: string): Promise<MemoryIndex> {
      const memory = memoryOf(source, target);
      const index = await memory.index;
      const changed = [...memory.changed];
      memory.changed.clear();
      for (const path of changed) {
        const file = await context.file(path).catch(() => undefined);
        if (!file) continue;
        for (const entry of ownPairs(file, source, target)) {
          if (!index.exact(entry.source).some((same) => same.target === entry.target)) index.add([entry]);
        }
      }
      return index;
    },
    /** @param isMemory whether it is a file of translation memories and no file with translations of the project. */
    changed(path: string, isMemory: boolean): void {
      if (isMemory) {
        readings.delete(path);
        memories.clear();
      } else for (const memory of memories.values()) memory.changed.add(path);
    },
  };
}

/** What a file has to give; nothing where it makes no progress. */
function served<T>(path: string, length: number, entries: () => readonly T[]): readonly T[] {
  try {
    return stepOn({ path, length }, entries);
  } catch (error) {
    if (error instanceof UnreadableFileError) return [];
    throw error;
  }
}

/** Terms of one glossary file; one that names no language in itself may do so in its name (`glossary-de.csv`). */
function glossaryTerms(path: string, text: string, source: string, target: string): readonly Term[] {
  if (!/^\.(?:csv|tsv|txt|tab|tbx)$/i.test(extname(path))) return [];
  const { terms, languages } = parseGlossary(text, { source, target });
  if (languages.length > 0) return terms;
  const named = languageOfPath(`/${basename(path)}`);
  const fits = !named || [source, target].some((language) => rootLanguage(language) === rootLanguage(named));
  return fits ? terms : [];
}

/** The finished translations of a file, where it is of the pair of languages asked for and no memory or termbase itself. */
export function* ownPairs(file: LocalizationFile, source: string, target: string): Generator<MemoryEntry> {
  if (file.catalog.isSource || file.format.servesAs || sourcesAreKeys(file.catalog)) return;
  yield* inOrder(textsIn(file, source, target));
}

function* textsIn(file: LocalizationFile, source: string, target: string): Generator<TextInOrder> {
  const origin = basename(file.path);
  const isCopy = sourceCopies(file);
  for (const segment of file.catalog.segments) {
    const from = segment.sourceLanguage ?? file.sourceLanguage;
    const to = segment.targetLanguage ?? file.targetLanguage ?? '';
    if (rootLanguage(from) !== rootLanguage(source) || !sameTarget(to, target)) continue;
    if (segment.obsolete || !segment.source?.value) continue;
    const isFinished = segment.state === 'translated' || segment.state === 'final';
    const translated = isFinished && segment.target?.value && !isCopy(segment) ? segment.target.value : undefined;
    yield {
      source: segment.source.value,
      translations: translated === undefined ? [] : [{ target: translated, origin }],
    };
  }
}

/** `pt` and `pt-BR` may stand for each other, `pt-PT` and `pt-BR` may not. */
function sameTarget(a: string, b: string): boolean {
  if (rootLanguage(a) !== rootLanguage(b)) return false;
  return a.toLowerCase() === b.toLowerCase() || !a.includes('-') || !b.includes('-');
}
