import { addTo } from '../../shared/catalog/addTo.ts';
import { withPauses } from '../withPauses.ts';
import type { CodeFile, KeyUse } from './codeFile.ts';
import { isTestCode } from './isTestCode.ts';
import type { KeyFile, KeyIndex } from './keyIndex.ts';
import { plainKey, splitNamespace } from './keyNames.ts';

/** Where code looks for its keys. */
export interface AskedNamespaces {
  readonly named: ReadonlySet<string>;
  /** The object of a file that the program takes its texts from: `resources: { en: { translation: texts.ui } }`. */
  readonly root?: string;
  /** True where code names a file as the first part of a key: `t('shop.title')` for `title` of `shop.json`. */
  readonly isDotted?: boolean;
}

/** A key that names its namespace, and the rest of it. */
export interface SplitKey {
  readonly namespace: string;
  readonly rest: string;
}

/** What a key may stand for: a key of the files of some namespaces; of all files where there is none. */
interface KeyReading {
  readonly key: string;
  readonly among: readonly string[];
}

/** What i18next calls the only namespace of a program that names none; it may be a file or an object of any name. */
export const usualNamespace = 'translation';

/** How keys may be read: with which namespaces, files or objects within them. */
export function namespaceReadings(files: readonly KeyFile[], { named, isDotted = false }: AskedNamespaces) {
  const everyNamespace = new Set(files.map(({ namespace }) => namespace));
  const tops = objectsIn(files);
  const namedTops = [...named].filter((namespace) => tops.has(namespace) && !everyNamespace.has(namespace));
  const isKnown = (namespace: string) => everyNamespace.has(namespace) || tops.has(namespace);
  const split = (key: string): SplitKey | undefined => splitNamespace(key) ?? (isDotted ? dottedKey(key) : undefined);
  const dottedKey = (key: string) => firstPart(key, everyNamespace);
  const takesInOthers = files.some(({ file }) => file.catalog.takesInOthers);
  /** Whether a group that no file has may be among texts of others that a module takes in. */
  const mayBeTakenIn = (key: string) => takesInOthers && key.includes('.') && !isKnown(key.slice(0, key.indexOf('.')));
  /** The reading of a key that names its namespace: a file of that name, else an object of any. */
  const namedReading = (key: string): KeyReading | undefined => {
    const parts = split(key);
    if (!parts) return undefined;
    const { namespace, rest } = parts;
    return everyNamespace.has(namespace)
      ? { key: rest, among: [namespace] }
      : { key: `${namespace}.${rest}`, among: [] };
  };
  return {
    /** The namespace that a key names itself, before a colon or as its first part. */
    split,
    namedReading,
    /** See `KeyIndex.isForeign`. */
    isForeign(
      use: Pick<KeyUse, 'key' | 'namespaces' | 'collected' | 'componentTexts'>,
      hasCollected: boolean,
    ): boolean {
      if (use.componentTexts) return true;
      if (use.collected) return !use.collected.isNamed || !hasCollected;
      if (mayBeTakenIn(use.key)) return true;
      const parts = split(use.key);
      if (parts) return !isKnown(parts.namespace);
      const namespaces = use.namespaces.filter((name) => name !== usualNamespace);
      return namespaces.length > 0 && !namespaces.some(isKnown);
    },
    /** A key as files may have it where the code names no namespace. */
    spellings: (key: string): readonly string[] => [key, ...namedTops.map((top) => `${top}.${key}`)],
    /** The readings of a key: in which namespaces, and what is left of it. */
    readings(use: Pick<KeyUse, 'key' | 'namespaces'>): KeyReading[] {
      const key = plainKey(use.key);
      const written = namedReading(key);
      const declared = use.namespaces.filter((namespace) => everyNamespace.has(namespace));
      const others = use.namespaces.filter(
        (name) => !everyNamespace.has(name) && (name !== usualNamespace || tops.has(name)),
      );
      const objects = declared.length + others.length > 0 ? others : namedTops;
      return [
        ...(written ? [written] : []),
        { key, among: declared },
        ...objects.map((top) => ({ key: `${top}.${key}`, among: [] })),
      ];
    },
  };
}

function firstPart(key: string, namespaces: ReadonlySet<string | undefined>): SplitKey | undefined {
  const dot = key.indexOf('.');
  const namespace = key.slice(0, dot);
  return dot > 0 && namespaces.has(namespace) ? { namespace, rest: key.slice(dot + 1) } : undefined;
}

/** Objects at the top of a file: namespaces of programs that read them from there. */
export function objectsIn(files: readonly KeyFile[]): ReadonlySet<string> {
  return new Set(files.flatMap(({ byKey }) => [...byKey.keys()].map((key) => key.split('.', 1)[0] ?? key)));
}

/** So many keys have to stand in an object, or in files named after it, before a program is taken to read its texts from there. */
const fewestTelling = 5;

/** The namespaces that code names for its keys. */
export function namespacesNamed(code: readonly CodeFile[]): ReadonlySet<string> {
  return new Set(code.flatMap(({ uses, dynamic }) => [...uses, ...dynamic].flatMap(({ namespaces }) => namespaces)));
}

/**
 * The namespaces of all the code of a project; the object of its files that most keys stand in which are not at the top; and
 * whether those keys begin with the name of their file.
 *
 * @example (await askedNamespaces(code, keys)).root; // 'ui' where code asks for `title`, and `en.yaml` has `ui.title`
 */
export async function askedNamespaces(code: readonly CodeFile[], keys: KeyIndex): Promise<AskedNamespaces> {
  const lost = new Set<string>();
  for await (const { path, uses } of withPauses(code)) {
    if (isTestCode(path)) continue;
    for (const use of uses) {
      const isPlain = !use.optional && !use.componentTexts && !use.collected;
      const { isHanded: _, ...named } = use;
      if (isPlain && !keys.isForeign(use) && keys.resolve(named).length === 0) lost.add(use.key);
    }
  }
  const named = namespacesNamed(code);
  const isMost = (count: number) => count >= fewestTelling && count > lost.size / 2;
  const [root] = [...lostInObjects(lost, keys.files)].find(([, inObject]) => isMost(inObject.size)) ?? [];
  if (root !== undefined) return { named, root };
  const spaces = new Set(keys.files.map(({ namespace }) => namespace));
  const isInNamed = (key: string) => {
    const { namespace, rest } = firstPart(key, spaces) ?? {};
    return rest !== undefined && keys.resolve({ key: rest, namespaces: [namespace ?? ''] }).length > 0;
  };
  return isMost([...lost].filter(isInNamed).length) ? { named, isDotted: true } : { named };
}

/** Of keys that are not at the top of any file, those that each object at the top of one has. */
function lostInObjects(lost: ReadonlySet<string>, files: readonly KeyFile[]): ReadonlyMap<string, ReadonlySet<string>> {
  const wanted = new Set([...lost].map(plainKey));
  const byObject = new Map<string, Set<string>>();
  for (const { byKey } of files) {
    for (const key of byKey.keys()) {
      const dot = key.indexOf('.');
      const rest = key.slice(dot + 1);
      if (dot > 0 && wanted.has(rest)) addTo(byObject, key.slice(0, dot), rest);
    }
  }
  return byObject;
}
