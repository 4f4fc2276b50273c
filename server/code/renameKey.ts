import type { TextEdit } from '../../shared/catalog/textRange.ts';
import { say } from '../../shared/sentences/sentence.ts';
import { SentenceError } from '../../shared/sentences/sentenceError.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { CodeFile } from './codeFile.ts';
import type { KeyIndex } from './keyIndex.ts';
import { linkedKeys, patternMatcher, splitNamespace } from './keyNames.ts';
import { entriesOf, type ProjectKey, usesOf } from './keyPlaces.ts';

/** Why a key cannot be renamed, in a sentence for the user. */
export class RenameRefused extends SentenceError {
  override readonly name = 'RenameRefused';
}

/** Edits of one file's text. */
export interface FileEdits {
  readonly path: string;
  /** The text that the edits refer to. */
  readonly text: string;
  readonly edits: readonly TextEdit[];
}

const allowed = /^[\p{L}\p{N}_$-](?:[\p{L}\p{N}_$ .-]*[\p{L}\p{N}_$-])?$/u;

/**
 * Renames a key in the source file, in its translations and in the code.
 *
 * @param newKey the whole new key, without namespace and plural ending; only its last part may differ where the file
 *   nests keys.
 * @throws RenameRefused where the result could be another program: the key may be meant by a call whose key is put
 *   together at run time, it is named where nothing tells that it is a key, or the new key is there already.
 */
export async function renameKey(
  workspace: Workspace,
  code: readonly CodeFile[],
  index: KeyIndex,
  old: ProjectKey,
  newKey: string,
): Promise<readonly FileEdits[]> {
  if (!allowed.test(newKey)) {
    throw new RenameRefused(say`“${newKey}” is not a key: keys consist of letters, digits, “_”, “-”, “$” and “.”.`);
  }
  refuseWhereUnsure(code, index, old, newKey);
  const edits = new Map<string, { readonly text: string; readonly edits: TextEdit[] }>();
  const add = (path: string, text: string, edit: TextEdit) => {
    const ofFile = edits.get(path) ?? { text, edits: [] };
    ofFile.edits.push(edit);
    edits.set(path, ofFile);
  };
  for (const { file, segment } of await entriesOf(workspace, old)) {
    const range = segment.idRange;
    const raw = range ? file.catalog.text.slice(range.start, range.end) : '';
    const start = segment.id.length - raw.length;
    const part = old.key.slice(start);
    const newPart = newKey.slice(start);
    const fits = raw !== '' && segment.id.endsWith(raw) && part !== '' && raw.startsWith(part);
    if (!range || !fits)
      throw new RenameRefused(say`The entry “${segment.id}” of ${file.path} does not hold the key as such.`);
    if (newKey.slice(0, start) !== old.key.slice(0, start) || (newPart.includes('.') && !part.includes('.'))) {
      throw new RenameRefused(
        say`Only the last part of “${old.key}” can be renamed: its entry is in a group by itself.`,
      );
    }
    add(file.path, file.catalog.text, { range, newText: newPart + raw.slice(part.length) });
  }
  for (const { file, use } of usesOf(code, index, old)) {
    const written = use.key === use.written ? (splitNamespace(use.written)?.rest ?? use.written) : use.written;
    const own = old.key.endsWith(written) ? written : use.written;
    const start = old.key.length - own.length;
    if (use.composed || !old.key.endsWith(own) || newKey.slice(0, start) !== old.key.slice(0, start)) {
      throw new RenameRefused(say`${file.path} puts the key “${use.key}” together, so it cannot be renamed there.`);
    }
    const at = use.range.end - own.length;
    if (file.text.slice(at, use.range.end) !== own) {
      throw new RenameRefused(say`${file.path} spells “${use.key}” with escapes, so it cannot be renamed there.`);
    }
    add(file.path, file.text, { range: { start: at, end: use.range.end }, newText: newKey.slice(start) });
  }
  return [...edits].map(([path, found]) => ({ path, ...found }));
}

function refuseWhereUnsure(
  code: readonly CodeFile[],
  index: KeyIndex,
  { file, key }: ProjectKey,
  newKey: string,
): void {
  if (file.byKey.has(newKey)) throw new RenameRefused(say`The key “${newKey}” already exists.`);
  const own = new Set(file.byKey.get(key));
  for (const one of code) {
    for (const dynamic of one.dynamic) {
      const matches = patternMatcher(dynamic.pattern);
      const means = index.mayMean(dynamic).some(({ segments }) => segments.some((segment) => own.has(segment)));
      if (means) {
        throw new RenameRefused(
          say`“${key}” may be meant by “${dynamic.pattern}” in ${one.path}, which is put together at run time.`,
        );
      }
      if (dynamic.pattern !== '*' && matches(newKey)) {
        throw new RenameRefused(say`“${newKey}” would be meant by “${dynamic.pattern}” in ${one.path}.`);
      }
    }
    for (const use of one.uses) {
      const resolved = index.resolve(use);
      const here = resolved.some(({ segments }) => segments.some((segment) => own.has(segment)));
      if (here && resolved.length > 1) {
        throw new RenameRefused(say`“${key}” is in several files, and ${one.path} does not say which one is meant.`);
      }
      if (here && resolved[0] && resolved[0].key !== key) {
        throw new RenameRefused(say`${one.path} asks for the whole group “${resolved[0].key}” that “${key}” is in.`);
      }
    }
    const isUse = one.uses.some((use) => use.key === key || use.written === key);
    if (/[._]/.test(key) && one.literals.has(key) && !isUse) {
      throw new RenameRefused(say`${one.path} names “${key}” where nothing shows that it is this key.`);
    }
  }
  for (const other of index.files) {
    for (const { target, id } of other.file.catalog.segments) {
      if (linkedKeys(target?.value ?? '').includes(key))
        throw new RenameRefused(say`The text of “${id}” takes “${key}” in.`);
    }
  }
}
