import { basename } from 'node:path';
import { pushAll } from '../../shared/catalog/pushAll.ts';
import { pushTo } from '../../shared/catalog/pushTo.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import { languageTag } from '../workspace/languageTag.ts';
import type { LocalizationFile, Workspace } from '../workspace/workspace.ts';
import type { DynamicKey, KeyUse } from './codeFile.ts';
import { namesOfSegment, patternMatcher, splitNamespace } from './keyNames.ts';

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
  /** What a key stands for; several where files have the same key and the code names no namespace. */
  resolve(use: Pick<KeyUse, 'key' | 'namespaces' | 'passed'>): readonly Resolved[];
  /** True where the code names a namespace that no file here has: nothing can be said about such a key. */
  isForeign(use: Pick<KeyUse, 'key' | 'namespaces'>): boolean;
  /** Segments of the source files that a call may mean. */
  mayMean(dynamic: Pick<DynamicKey, 'pattern' | 'namespaces'>): readonly Resolved[];
  /** The segments that bear exactly a key, in whatever file, with or without its namespace in front. */
  exactly(key: string): readonly Segment[];
  /** Every key there is, for suggestions. */
  keys(): readonly string[];
}

/** Formats that programs ask by keys in code. */
const formats: ReadonlySet<string> = new Set(['json', 'yaml']);
/** Files that other programs read: Flutter's and browser extensions'. */
const foreignDialects: ReadonlySet<string> = new Set(['arb', 'chrome', 'slang', 'laravel']);

/** Reads the source files of a project. Those that cannot be read are left out; the checks of files report them. */
export async function keyIndexOf(workspace: Workspace, signal?: AbortSignal): Promise<KeyIndex> {
  const files: KeyFile[] = [];
  for (const path of await workspace.discover(undefined, signal)) {
    signal?.throwIfAborted();
    const file = await workspace.file(path).catch(() => undefined);
    if (file && isSource(file)) files.push({ file, namespace: namespaceOf(path), byKey: keysOf(file) });
  }
  return indexOf(files);
}

function isSource({ role, catalog, format, targetLanguage, sourceLanguage }: LocalizationFile): boolean {
  if (catalog.kind !== 'monolingual' || !formats.has(format.id)) return false;
  if (catalog.dialect !== undefined && foreignDialects.has(catalog.dialect)) return false;
  return role === 'source' || (role === 'single' && (targetLanguage ?? sourceLanguage) === sourceLanguage);
}

/** `locales/en/shop.json` → `shop`, `shop.en.json` → `shop`, `en.json` → undefined. */
export function namespaceOf(path: string): string | undefined {
  const name = basename(path).replace(/\.[^.]+$/, '');
  const parts = name.split('.').filter((part) => languageTag(part) === undefined);
  return parts.length > 0 ? parts.join('.') : undefined;
}

function keysOf({ catalog }: LocalizationFile): ReadonlyMap<string, readonly Segment[]> {
  const byKey = new Map<string, Segment[]>();
  for (const segment of catalog.segments) {
    for (const name of namesOfSegment(segment)) {
      pushTo(byKey, name, segment);
    }
  }
  return byKey;
}

function indexOf(files: readonly KeyFile[]): KeyIndex {
  const known = new Set(files.map(({ namespace }) => namespace));
  /** The readings of a key: in which namespaces, and what is left of it. */
  const readings = ({ key, namespaces }: Pick<KeyUse, 'key' | 'namespaces'>) => {
    const split = splitNamespace(key);
    const written = split && known.has(split.namespace) ? [{ key: split.rest, among: [split.namespace] }] : [];
    return [...written, { key, among: namespaces.filter((namespace) => known.has(namespace)) }];
  };
  const isForeign: KeyIndex['isForeign'] = ({ key, namespaces }) => {
    const split = splitNamespace(key);
    if (split && !known.has(split.namespace)) return true;
    return !split && namespaces.length > 0 && !namespaces.some((namespace) => known.has(namespace));
  };
  const among = (names: readonly string[]) =>
    names.length === 0 ? files : files.filter(({ namespace }) => namespace !== undefined && names.includes(namespace));

  return {
    files,
    isForeign,
    resolve(use) {
      for (const { key, among: names } of readings(use)) {
        const found = among(names).flatMap((file) => {
          const segments = find(file, key, use.passed);
          return segments.length > 0 ? [{ file, segments, key }] : [];
        });
        if (found.length > 0) return found;
      }
      return [];
    },
    mayMean({ pattern, namespaces }) {
      const split = splitNamespace(pattern);
      const reading =
        split && known.has(split.namespace)
          ? { key: split.rest, among: [split.namespace] }
          : { key: pattern, among: namespaces.filter((namespace) => known.has(namespace)) };
      const matches = patternMatcher(reading.key);
      return among(reading.among).flatMap((file) => {
        const segments = [...file.byKey].flatMap(([key, own]) => (matches(key) ? own : []));
        return segments.length > 0 ? [{ file, segments: [...new Set(segments)], key: reading.key }] : [];
      });
    },
    exactly(key) {
      const split = splitNamespace(key);
      const own = files.flatMap(({ byKey }) => byKey.get(key) ?? []);
      if (own.length > 0 || !split) return own;
      return among([split.namespace]).flatMap(({ byKey }) => byKey.get(split.rest) ?? []);
    },
    keys: () => files.flatMap(({ byKey }) => [...byKey.keys()]),
  };
}

/** The segments of a key: its own, those below it, and with a context those of `key_context`. */
function find({ byKey }: KeyFile, key: string, passed: readonly string[] | undefined): readonly Segment[] {
  const own = byKey.get(key) ?? [];
  const mayHaveContext = passed === undefined || passed.includes('context');
  if (own.length > 0 && !mayHaveContext) return own;
  const below: Segment[] = [];
  for (const [name, segments] of byKey) {
    if (own.length === 0 && name.startsWith(`${key}.`)) pushAll(below, segments);
    else if (mayHaveContext && name.startsWith(`${key}_`)) pushAll(below, segments);
  }
  return [...new Set([...own, ...below])];
}
