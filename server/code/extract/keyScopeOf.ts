import type { CodeFile } from '../codeFile.ts';
import type { KeyFile, KeyIndex } from '../keyIndex.ts';
import { splitNamespace } from '../keyNames.ts';

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
 * which code asks for in the same way, else in one of the usual names.
 *
 * @param access the namespaces that the code names for its keys.
 * @returns undefined where the project has no such file.
 */
export function keyScopeOf(
  { index, code }: { readonly index: KeyIndex; readonly code: readonly CodeFile[] },
  { namespaces }: { readonly namespaces: readonly string[] },
): KeyScope | undefined {
  const [namespace = ''] = namespaces;
  if (namespace !== '') {
    const named = index.files.find((file) => file.namespace === namespace);
    if (named) return { file: named, group: '' };
    const holder = index.files.find(({ byKey }) => [...byKey.keys()].some((key) => key.startsWith(`${namespace}.`)));
    if (holder) return { file: holder, group: namespace };
  }
  const file = usualFile(index, code);
  const isWhole = namespace === '' || usual.includes(namespace);
  return file && isWhole ? { file, group: '' } : undefined;
}

/** What was found for the code of a project: every text that is extracted from it asks again. */
const usualFiles = new WeakMap<readonly CodeFile[], { readonly index: KeyIndex; readonly file: KeyFile | undefined }>();

function usualFile(index: KeyIndex, code: readonly CodeFile[]): KeyFile | undefined {
  if (index.files.length <= 1) return index.files[0];
  const last = usualFiles.get(code);
  if (last?.index === index) return last.file;
  const file = fileOfMost(index, code);
  usualFiles.set(code, { index, file });
  return file;
}

function fileOfMost(index: KeyIndex, code: readonly CodeFile[]): KeyFile | undefined {
  const counts = new Map<KeyFile, number>();
  for (const { uses } of code) {
    for (const use of uses) {
      if (use.namespaces.length > 0 || splitNamespace(use.key)) continue;
      const [only, another] = index.resolve(use);
      if (only && !another) counts.set(only.file, (counts.get(only.file) ?? 0) + 1);
    }
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  if (most) return most[0];
  const named = usual.flatMap((name) => index.files.filter((file) => file.namespace === name));
  return index.files.find((file) => file.namespace === undefined) ?? named[0] ?? index.files[0];
}
