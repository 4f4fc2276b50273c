import type { CodeFile, KeyUse } from './codeFile.ts';
import { isTestCode } from './isTestCode.ts';
import type { KeyFile, KeyIndex } from './keyIndex.ts';
import { plainKey, splitNamespace } from './keyNames.ts';

/** Where code looks for its keys. */
export interface AskedNamespaces {
  readonly named: ReadonlySet<string>;
  /** The object of a file that the program takes its texts from: `resources: { en: { translation: texts.ui } }`. */
  readonly root?: string;
}

/** What i18next calls the only namespace of a program that names none; it may be a file or an object of any name. */
export const usualNamespace = 'translation';

/** How keys may be read: with which namespaces, files or objects within them. */
export function namespaceReadings(files: readonly KeyFile[], named: ReadonlySet<string>) {
  const everyNamespace = new Set(files.map(({ namespace }) => namespace));
  const tops = objectsIn(files);
  const namedTops = [...named].filter((namespace) => tops.has(namespace) && !everyNamespace.has(namespace));
  const isKnown = (namespace: string) => everyNamespace.has(namespace) || tops.has(namespace);
  return {
    everyNamespace,
    isKnown,
    /** Whether a group that no file has may be among texts of others that a module takes in. */
    mayBeTakenIn: (key: string) =>
      key.includes('.') &&
      !isKnown(key.slice(0, key.indexOf('.'))) &&
      files.some(({ file }) => file.catalog.takesInOthers),
    /** A key as files may have it where the code names no namespace. */
    spellings: (key: string): readonly string[] => [key, ...namedTops.map((top) => `${top}.${key}`)],
    /** The readings of a key: in which namespaces, and what is left of it. */
    readings(use: Pick<KeyUse, 'key' | 'namespaces'>): { key: string; among: readonly string[] }[] {
      const key = plainKey(use.key);
      const split = splitNamespace(key);
      const declared = use.namespaces.filter((namespace) => everyNamespace.has(namespace));
      const others = use.namespaces.filter(
        (name) => !everyNamespace.has(name) && (name !== usualNamespace || tops.has(name)),
      );
      const written = !split
        ? []
        : everyNamespace.has(split.namespace)
          ? [{ key: split.rest, among: [split.namespace] }]
          : [{ key: `${split.namespace}.${split.rest}`, among: [] }];
      const objects = declared.length + others.length > 0 ? others : namedTops;
      return [...written, { key, among: declared }, ...objects.map((top) => ({ key: `${top}.${key}`, among: [] }))];
    },
  };
}

/** Objects at the top of a file: namespaces of programs that read them from there. */
export function objectsIn(files: readonly KeyFile[]): ReadonlySet<string> {
  return new Set(files.flatMap(({ byKey }) => [...byKey.keys()].map((key) => key.split('.', 1)[0] ?? key)));
}

/** So many keys have to stand in an object before a program is taken to read its texts from there. */
const fewestInRoot = 5;

/** The namespaces that code names for its keys. */
export function namespacesNamed(code: readonly CodeFile[]): ReadonlySet<string> {
  return new Set(code.flatMap(({ uses, dynamic }) => [...uses, ...dynamic].flatMap(({ namespaces }) => namespaces)));
}

/**
 * The namespaces of all the code of a project, and the object of its files that most keys stand in which are not at the top.
 *
 * @example askedNamespaces(code, keys).root; // 'ui' where code asks for `title`, and `en.yaml` has `ui.title`
 */
export function askedNamespaces(code: readonly CodeFile[], keys: KeyIndex): AskedNamespaces {
  const lost = new Set<string>();
  for (const { path, uses } of code) {
    if (isTestCode(path)) continue;
    for (const use of uses) {
      const isPlain = !use.optional && !use.componentTexts && !use.collected;
      if (isPlain && !keys.isForeign(use) && keys.resolve(use).length === 0) lost.add(use.key);
    }
  }
  const named = namespacesNamed(code);
  for (const root of lost.size < fewestInRoot ? [] : objectsIn(keys.files)) {
    const inRoot = [...lost].filter((key) => keys.exactly(`${root}.${key}`).length > 0).length;
    if (inRoot >= fewestInRoot && inRoot > lost.size / 2) return { named, root };
  }
  return { named };
}
