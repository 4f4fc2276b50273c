import type { CodeFile } from '../codeFile.ts';
import type { KeyFile, KeyIndex } from '../keyIndex.ts';
import { splitNamespace } from '../keyNames.ts';
import { nearestPaths, sharedFolders } from './nearestPaths.ts';

/** Names of the file that libraries look in where code names none, the likelier first. */
const usual = ['translation', 'translations', 'common', 'messages', 'default', 'app', 'main', 'index'];

/** Where keys are looked for. */
export interface KeyScope {
  readonly file: KeyFile;
  /** The group of the file that the code names as if it were a file of its own; empty where it names none. */
  readonly group: string;
}

/**
 * Where a key without a namespace is looked for: in the file or the group that the code names, else in the file of most keys
 * which code asks for in the same way, else in one of the usual names. In a project of several packages the files and the code
 * of its own go before those of others.
 *
 * @param access the namespaces that the code names for its keys, and the absolute path of the file of source code.
 * @returns undefined where the project has no such file.
 */
export function keyScopeOf(
  { index, code }: { readonly index: KeyIndex; readonly code: readonly CodeFile[] },
  { namespaces, path }: { readonly namespaces: readonly string[]; readonly path: string },
): KeyScope | undefined {
  const [namespace = ''] = namespaces;
  if (namespace !== '') {
    const [named] = nearestFiles(
      path,
      index.files.filter((file) => file.namespace === namespace),
    );
    if (named) return { file: named, group: '' };
    const [holder] = nearestFiles(
      path,
      index.files.filter(({ byKey }) => [...byKey.keys()].some((key) => key.startsWith(`${namespace}.`))),
    );
    if (holder) return { file: holder, group: namespace };
  }
  const file = usualFile(path, index, code);
  const isWhole = namespace === '' || usual.includes(namespace);
  return file && isWhole ? { file, group: index.root ?? '' } : undefined;
}

const nearestFiles = (path: string, files: readonly KeyFile[]) => nearestPaths(path, files, ({ file }) => file.path);

/** What was found for the code of a project, by the files that are near: every text that is extracted from it asks again. */
const usualFiles = new WeakMap<
  readonly CodeFile[],
  { readonly index: KeyIndex; readonly byNear: Map<string, KeyFile | undefined> }
>();

function usualFile(path: string, index: KeyIndex, code: readonly CodeFile[]): KeyFile | undefined {
  if (index.files.length <= 1) return index.files[0];
  const near = nearestFiles(path, index.files);
  const last = usualFiles.get(code);
  const { byNear } = last?.index === index ? last : { byNear: new Map<string, KeyFile | undefined>() };
  if (last?.index !== index) usualFiles.set(code, { index, byNear });
  const name = near.map(({ file }) => file.path).join('\0');
  if (!byNear.has(name)) byNear.set(name, fileOfMost(near, path, index, code));
  return byNear.get(name);
}

/** The file of most keys which the code near a file asks for without a namespace, else a near one of a usual name. */
function fileOfMost(
  near: readonly KeyFile[],
  path: string,
  index: KeyIndex,
  code: readonly CodeFile[],
): KeyFile | undefined {
  const isNear = near.length < index.files.length ? sharesFolders(path, near) : () => true;
  const counts = new Map<KeyFile, number>();
  for (const { uses, path: other } of code) {
    if (!isNear(other)) continue;
    for (const use of uses) {
      if (use.namespaces.length > 0 || splitNamespace(use.key)) continue;
      const [only, another] = nearestPaths(path, index.resolve(use), ({ file }) => file.file.path);
      if (only && !another) counts.set(only.file, (counts.get(only.file) ?? 0) + 1);
    }
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  if (most) return most[0];
  const named = usual.flatMap((name) => near.filter((file) => file.namespace === name));
  return near.find((file) => file.namespace === undefined) ?? named[0] ?? near[0];
}

/** Whether a path lies in the folder that a file and those near it have in common. */
function sharesFolders(path: string, near: readonly KeyFile[]): (other: string) => boolean {
  const folders = sharedFolders(path, near[0]?.file.path ?? '');
  return (other) => sharedFolders(path, other) >= folders;
}
