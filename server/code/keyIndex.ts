import { basename, dirname } from 'node:path';
import { pushTo } from '../../shared/catalog/pushTo.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import { factsOf } from '../../shared/formats/factsOf.ts';
import type { Format } from '../../shared/formats/format.ts';
import { sameLanguage } from '../../shared/languages/languageTag.ts';
import { languageOfName } from '../workspace/languageOfName.ts';
import type { LocalizationFile, Workspace } from '../workspace/workspace.ts';
import type { CodeFile, DynamicKey, KeyUse } from './codeFile.ts';
import { type CollectedKeys, collectedKeys } from './collectedKeys.ts';
import { namesOfSegment, plainKey } from './keyNames.ts';
import { findKey, type KeyTable, keysByEnding, keyTable, matchesOf } from './keysOfFiles.ts';
import { type AskedNamespaces, namespaceReadings, objectsIn, type SplitKey } from './namespaces.ts';

/** A file of the source language with the keys of its segments. */
export interface KeyFile {
  readonly file: LocalizationFile;
  /** Its name without extension and language; undefined where that is all its name says (`de.json`). */
  readonly namespace: string | undefined;
  /** Segments by the keys that code may name them by: one, or the plural forms of one. */
  readonly byKey: ReadonlyMap<string, readonly Segment[]>;
}

/** Where a key leads. */
export interface Resolved {
  readonly file: KeyFile;
  readonly segments: readonly Segment[];
  /** The segment's key: that of the use without its namespace. */
  readonly key: string;
}

/** The keys of a project's source files. */
export interface KeyIndex {
  readonly files: readonly KeyFile[];
  /** Their keys. */
  readonly table: KeyTable;
  /** The paths of all files of texts, in whatever language. */
  readonly texts: ReadonlySet<string>;
  /** See {@link AskedNamespaces}. */
  readonly root?: string;
  /** See {@link AskedNamespaces}. */
  readonly isDotted: boolean;
  /** Those of files that a tool collects from the code; no other key is looked for there. */
  readonly collected: CollectedKeys;
  /** What a key stands for in files: nothing where the component has it itself; several where files have the same key and the code names no namespace. */
  resolve(
    use: Pick<KeyUse, 'key' | 'namespaces' | 'passed' | 'collected' | 'componentTexts' | 'isHanded'>,
  ): readonly Resolved[];
  /**
   * True where nothing can be said about a key that is not there: the code names a namespace that no file here has, leaves
   * the name to the tool that collects the text, or has the text itself; or a group that no file has may be among the texts of
   * others that a module takes in.
   */
  isForeign(use: Pick<KeyUse, 'key' | 'namespaces' | 'collected' | 'componentTexts'>): boolean;
  /** Segments of the source files that a call may mean; one list for all calls that say the same. */
  mayMean(dynamic: Pick<DynamicKey, 'pattern' | 'namespaces' | 'isHanded'>): readonly Resolved[];
  /** The segments that bear exactly a key, in whatever file, with or without its namespace in front. */
  exactly(key: string): readonly Segment[];
  /** Whether a file has exactly this key, or an object of a file, which may be a namespace, has it. */
  mayBe(key: string): boolean;
  /** The namespace that a key names itself, before a colon or as its first part; undefined where it names none. */
  split(key: string): SplitKey | undefined;
  /** A key of a file as code asks for it: below the object that the program takes its texts from; none elsewhere. */
  asked(key: string, file: Pick<KeyFile, 'namespace'>): readonly string[];
  /** Every key that may be meant, for suggestions. */
  keys(use: Pick<KeyUse, 'collected'>): readonly string[];
  /** The file at a path, of whatever kind; undefined where code does not ask for its keys. */
  fileAt(path: string): KeyFile | undefined;
}

/** Every key that a call may mean: those of its component, and then those of the files. */
export function keysFor(use: Pick<KeyUse, 'collected'>, { blockTexts }: CodeFile, index: KeyIndex): readonly string[] {
  return [...new Set([...blockTexts.map(({ key }) => key), ...index.keys(use)])];
}

/** Reads the source files of a project. Those that cannot be read are left out; the checks of files report them. */
export async function keyIndexOf(workspace: Workspace, signal?: AbortSignal): Promise<KeyIndex> {
  const files: KeyFile[] = [];
  const collected: KeyFile[] = [];
  const texts = new Set(await workspace.files.list(undefined, signal));
  for (const path of texts) {
    signal?.throwIfAborted();
    const glance = await workspace.files.glance(path);
    if (glance && (glance.isTranslation || !mayBeAskedFor(glance.format))) continue;
    const file = await workspace.files.read(path).catch(() => undefined);
    if (!file || !isSource(file)) continue;
    const { collectedFromCode, askedByCode } = factsOf(file.catalog);
    if (collectedFromCode) collected.push({ file, namespace: undefined, byKey: keysOf(file) });
    else if (askedByCode) files.push(keyFileOf(file));
  }
  return indexOf({ files, table: keyTable(files), texts, collected: collectedKeys(collected) });
}

/** Whether code asks for the keys of files of a format, in any of its dialects. */
const mayBeAskedFor = ({ facts = {}, dialects = {} }: Format) =>
  [facts, ...Object.values(dialects)].some(({ askedByCode, collectedFromCode }) => askedByCode || collectedFromCode);

/** A file of the source language with its keys, whether code asks for such keys or not. */
export function keyFileOf(file: LocalizationFile): KeyFile {
  return { file, namespace: namespaceOf(file), byKey: keysOf(file) };
}

function isSource({ role, targetLanguage, sourceLanguage }: LocalizationFile): boolean {
  return role === 'source' || (role === 'single' && (targetLanguage ?? sourceLanguage) === sourceLanguage);
}

/** `locales/en/shop.json` → `shop`, `shop.en.json` → `shop`, `en.json` → undefined; `en/rom.json` → `rom`, which is no Romany there. */
function namespaceOf({ path, targetLanguage, sourceLanguage }: LocalizationFile): string | undefined {
  const language = targetLanguage ?? sourceLanguage;
  const isLanguage = (part: string) => sameLanguage(languageOfName(part) ?? '', language);
  const parts = basename(path)
    .replace(/\.[^.]+$/, '')
    .split('.')
    .filter((part) => !isLanguage(part));
  return parts.length > 0 ? parts.join('.') : undefined;
}

function keysOf({ catalog }: LocalizationFile): ReadonlyMap<string, readonly Segment[]> {
  const byKey = new Map<string, Segment[]>();
  for (const segment of catalog.segments.all()) {
    for (const name of namesOfSegment(segment)) {
      pushTo(byKey, name, segment);
    }
  }
  return byKey;
}

/**
 * The same keys, read with the namespaces that the code names: where a program gives i18next the objects of one file as
 * namespaces, `t('title')` without any may be the `title` of each.
 *
 * @returns the index itself where the code names no object of a file.
 */
export function withNamespacesOf(index: KeyIndex, asked: AskedNamespaces): KeyIndex {
  const files = new Set(index.files.map(({ namespace }) => namespace));
  const objects = objectsIn(index.files);
  const isNamed = [...asked.named].some((name) => objects.has(name) && !files.has(name));
  return isNamed || asked.root !== undefined || asked.isDotted ? indexOf(index, asked) : index;
}

function indexOf(
  { files, table, texts, collected }: Pick<KeyIndex, 'files' | 'table' | 'texts' | 'collected'>,
  { named: names, root, isDotted = false }: AskedNamespaces = { named: new Set() },
): KeyIndex {
  const named = root === undefined ? names : new Set([root, ...names]);
  const asking = namespaceReadings(files, { named, isDotted });
  const { namedReading, readings, spellings, split } = asking;
  const scoped = scopedFiles(files);
  const asked = askedBy(root, isDotted);
  let endings: ReadonlyMap<string, readonly Resolved[]> | undefined;
  const keysBelow = (key: string) => {
    endings ??= keysByEnding(files);
    return endings.get(key) ?? [];
  };
  let inObjects: ReadonlySet<string> | undefined;
  const exactly: KeyIndex['exactly'] = (written) => {
    const key = plainKey(written);
    const exact = spellings(key).flatMap((name) => table.exactly(name).flatMap(({ segments }) => segments));
    const reading = exact.length > 0 ? undefined : namedReading(key);
    if (!reading) return exact;
    const isAsked = among(reading.among);
    return table.exactly(reading.key).flatMap(({ file, segments }) => (isAsked(file) ? segments : []));
  };

  return {
    files,
    table,
    texts,
    ...(root === undefined ? {} : { root }),
    isDotted,
    collected,
    split,
    isForeign: (use) => asking.isForeign(use, collected.files.length > 0),
    exactly,
    resolve(use) {
      if (use.componentTexts) return [];
      if (use.collected) return collected.resolve(use);
      for (const { key, among: names } of readings(use)) {
        const entries = findKey(table, key, use.passed, among(names));
        if (entries.length > 0) return entries;
      }
      const below = use.isHanded ? keysBelow(plainKey(use.key)) : [];
      if (below.length > 0) return below;
      const inScope = plainKey(use.key).replace(/^\w+\./, '');
      return findKey(table, inScope, use.passed, (file) => scoped.has(file));
    },
    mayMean: meaningOf(table, readings),
    mayBe(key) {
      inObjects ??= new Set(
        files.flatMap(({ byKey }) => [...byKey.keys()].map((name) => name.slice(name.indexOf('.') + 1))),
      );
      return inObjects.has(plainKey(key)) || exactly(key).length > 0;
    },
    keys: (use) =>
      use.collected
        ? collected.names()
        : files.flatMap((file) => [...file.byKey.keys()].flatMap((key) => asked(key, file))),
    asked,
    fileAt: (path) => [...files, ...collected.files].find(({ file }) => file.path === path),
  };
}

/** The files of one of these namespaces; all where there is none. */
const among =
  (names: readonly string[]) =>
  ({ namespace }: KeyFile) =>
    names.length === 0 || (namespace !== undefined && names.includes(namespace));

/** See `KeyIndex.mayMean`. */
function meaningOf(table: KeyTable, readings: ReturnType<typeof namespaceReadings>['readings']): KeyIndex['mayMean'] {
  const byCall = new Map<string, readonly Resolved[]>();
  const meaning: KeyIndex['mayMean'] = ({ pattern, namespaces, isHanded }) => {
    const all = readings({ key: pattern, namespaces });
    const named = all.filter(({ among: names }) => names.length > 0).slice(0, 1);
    // An unknown key of an object that the code names is one of that object.
    const objects = all.filter(({ key }) => namespaces.some((top) => key.startsWith(`${top}.`)));
    const meant = [named, objects, all].find((some) => some.length > 0) ?? [];
    const matching = meant.flatMap(({ key: wanted, among: names }) => matchesOf(table, wanted, among(names)));
    return matching.length === 0 && isHanded ? matchesOf(table, `*.${pattern}`, among([])) : matching;
  };
  return (dynamic) => {
    const { pattern, namespaces, isHanded = false } = dynamic;
    const call = [pattern, isHanded, ...namespaces].join('\0');
    const matching = byCall.get(call) ?? meaning(dynamic);
    byCall.set(call, matching);
    return matching;
  };
}

/** What code asks for of a file's keys: those below an object, or each with the name of the file; as they stand elsewhere. */
const askedBy =
  (root: string | undefined, isDotted: boolean): KeyIndex['asked'] =>
  (key, { namespace }) => {
    if (isDotted && namespace !== undefined) return [`${namespace}.${key}`];
    return root === undefined ? [key] : key.startsWith(`${root}.`) ? [key.slice(root.length + 1)] : [];
  };

/**
 * Files of a scope as Transloco reads them: `i18n/todos-page/en.json` beside `i18n/en.json`. Code puts the name of the
 * scope, or an alias, before their keys.
 */
function scopedFiles(files: readonly KeyFile[]): ReadonlySet<KeyFile> {
  const whole = files.filter(({ namespace }) => namespace === undefined);
  const folders = new Set(whole.map(({ file }) => dirname(file.path)));
  return new Set(whole.filter(({ file }) => folders.has(dirname(dirname(file.path)))));
}
