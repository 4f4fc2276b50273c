import { applyEdits, type TextEdit, type TextRange } from '../../shared/catalog/textRange.ts';
import { say } from '../../shared/sentences/sentence.ts';
import { SentenceError } from '../../shared/sentences/sentenceError.ts';
import { projectPath } from '../workspace/projectPath.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type CodeFile, isAnyKey } from './codeFile.ts';
import type { KeyIndex } from './keyIndex.ts';
import { linkedKeys, patternMatcher } from './keyNames.ts';
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

/** A place where a key stands as that of a text. */
interface KeyPlace {
  readonly path: string;
  readonly text: string;
  /** The key, perhaps with the ending of a plural form. */
  readonly id: string;
  /** Its last part or all of it, where it is written. */
  readonly range: TextRange | undefined;
}

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
  refuseStrangeKey(newKey);
  const named = (path: string) => projectPath(workspace.files.root, path);
  refuseWhereUnsure(code, index, old, newKey, named);
  const places = await entriesOf(workspace, old);
  const entries = places.map(({ file, segment }) => {
    const { text } = file.catalog;
    return { path: file.path, text, id: segment.id, range: segment.idRange && withinQuotes(text, segment.idRange) };
  });
  const renamed = renameEdits(old.key, newKey, entries, usesOf(code, index, old), named, index.split);
  for (const { path, text, edits } of renamed) {
    const ofPath = places.filter(({ file }) => file.path === path);
    const [{ file } = {}] = ofPath;
    const after = file?.format.parse(applyEdits(text, edits), file.catalog.path);
    // A name without quotes in JavaScript may not hold a hyphen.
    if (after && !ofPath.every(({ segment }) => after.segments.find(newKey + segment.id.slice(old.key.length))))
      throw new RenameRefused(say`${named(path)} cannot hold “${newKey}” as a key in the place of “${old.key}”.`);
  }
  return renamed;
}

/**
 * Renames a key that a component has itself, in every language of its blocks and at its calls.
 *
 * @throws RenameRefused as {@link renameKey} does.
 */
export function renameBlockKey(
  { files }: Pick<Workspace, 'files'>,
  file: CodeFile,
  old: string,
  newKey: string,
): readonly FileEdits[] {
  refuseStrangeKey(newKey);
  const named = (path: string) => projectPath(files.root, path);
  const { path, text, blockTexts, uses, dynamic } = file;
  if (blockTexts.some(({ key }) => key === newKey)) throw new RenameRefused(say`The key “${newKey}” already exists.`);
  for (const { pattern } of dynamic) {
    const matches = patternMatcher(pattern);
    if (matches(old)) throw mayBeMeant(old, pattern, named(path));
    if (pattern !== '*' && matches(newKey)) throw wouldBeMeant(newKey, pattern, named(path));
  }
  const renamedTexts = blockTexts.filter(({ key }) => key === old);
  const group = uses.find((use) => use.key !== old && use.componentTexts?.some(({ key }) => key === old));
  if (group) throw new RenameRefused(say`${named(path)} asks for the whole group “${group.key}” that “${old}” is in.`);
  const linking = blockTexts.find(({ target }) => linkedKeys(target.value).includes(old));
  if (linking) throw new RenameRefused(say`The text of “${linking.key}” takes “${old}” in.`);
  const calls = uses.flatMap((use) => (use.componentTexts && use.key === old ? [{ file, use }] : []));
  return renameEdits(
    old,
    newKey,
    renamedTexts.map(({ key, range }) => ({ path, text, id: key, range })),
    calls,
    named,
  );
}

function refuseStrangeKey(newKey: string): void {
  if (allowed.test(newKey)) return;
  throw new RenameRefused(say`“${newKey}” is not a key: keys consist of letters, digits, “_”, “-”, “$” and “.”.`);
}

const mayBeMeant = (key: string, pattern: string, path: string) =>
  new RenameRefused(say`“${key}” may be meant by “${pattern}” in ${path}, which is put together at run time.`);

const wouldBeMeant = (key: string, pattern: string, path: string) =>
  new RenameRefused(say`“${key}” would be meant by “${pattern}” in ${path}.`);

/** A key without the quotes that it may be written in. */
function withinQuotes(text: string, { start, end }: TextRange): TextRange {
  return /^(["']).*\1$/s.test(text.slice(start, end)) ? { start: start + 1, end: end - 1 } : { start, end };
}

/** The edits of a renaming, by file. `named` gives the name of a path that people read. */
function renameEdits(
  old: string,
  newKey: string,
  entries: readonly KeyPlace[],
  uses: ReturnType<typeof usesOf>,
  named: (path: string) => string,
  split: KeyIndex['split'] = () => undefined,
): readonly FileEdits[] {
  const edits = new Map<string, { readonly text: string; readonly edits: TextEdit[] }>();
  const add = (path: string, text: string, edit: TextEdit) => {
    const ofFile = edits.get(path) ?? { text, edits: [] };
    ofFile.edits.push(edit);
    edits.set(path, ofFile);
  };
  for (const { path, text, id, range } of entries) {
    const raw = range ? text.slice(range.start, range.end) : '';
    const start = id.length - raw.length;
    const part = old.slice(start);
    const newPart = newKey.slice(start);
    const fits = raw !== '' && id.endsWith(raw) && part !== '' && raw.startsWith(part);
    if (!range || !fits)
      throw new RenameRefused(say`The entry “${id}” of ${named(path)} does not hold the key as such.`);
    if (newKey.slice(0, start) !== old.slice(0, start) || (newPart.includes('.') && !part.includes('.'))) {
      throw new RenameRefused(say`Only the last part of “${old}” can be renamed: its entry is in a group by itself.`);
    }
    add(path, text, { range, newText: newPart + raw.slice(part.length) });
  }
  for (const { file, use } of uses) {
    const written = use.key === use.written ? (split(use.written)?.rest ?? use.written) : use.written;
    const changing = old.endsWith(written) ? written : use.written;
    const start = old.length - changing.length;
    if (use.composed || !old.endsWith(changing) || newKey.slice(0, start) !== old.slice(0, start)) {
      throw new RenameRefused(
        say`${named(file.path)} puts the key “${use.key}” together, so it cannot be renamed there.`,
      );
    }
    const from = use.range.end - changing.length;
    if (file.text.slice(from, use.range.end) !== changing) {
      throw new RenameRefused(
        say`${named(file.path)} spells “${use.key}” with escapes, so it cannot be renamed there.`,
      );
    }
    add(file.path, file.text, { range: { start: from, end: use.range.end }, newText: newKey.slice(start) });
  }
  return [...edits].map(([path, edited]) => ({ path, ...edited }));
}

function refuseWhereUnsure(
  code: readonly CodeFile[],
  index: KeyIndex,
  { file, key }: ProjectKey,
  newKey: string,
  named: (path: string) => string,
): void {
  if (file.byKey.has(newKey)) throw new RenameRefused(say`The key “${newKey}” already exists.`);
  const ofKey = new Set(file.byKey.get(key));
  const [asked = key] = index.asked(key, file);
  const starts = new Set([...asked.matchAll(/[.:_/-]/g)].map(({ index }) => asked.slice(0, index + 1)));
  // What a call for any key gets, the program has to have from somewhere: the key as a whole, or its beginning.
  const isStarted = code.some(({ path, literals }) => {
    return !index.texts.has(path) && [...literals].some((text) => starts.has(text));
  });
  for (const one of code) {
    for (const dynamic of one.dynamic) {
      if (isAnyKey(dynamic) && !isStarted && starts.size > 0) continue;
      const matches = patternMatcher(dynamic.pattern);
      const means = index.mayMean(dynamic).some(({ segments }) => segments.some((segment) => ofKey.has(segment)));
      if (means) {
        throw mayBeMeant(key, dynamic.pattern, named(one.path));
      }
      if (dynamic.pattern !== '*' && matches(index.asked(newKey, file)[0] ?? newKey)) {
        throw wouldBeMeant(newKey, dynamic.pattern, named(one.path));
      }
    }
    for (const use of one.uses) {
      const resolved = index.resolve(use);
      const here = resolved.some(({ segments }) => segments.some((segment) => ofKey.has(segment)));
      if (here && resolved.length > 1) {
        throw new RenameRefused(
          say`“${key}” is in several files, and ${named(one.path)} does not say which one is meant.`,
        );
      }
      if (here && resolved[0] && resolved[0].key !== key) {
        throw new RenameRefused(
          say`${named(one.path)} asks for the whole group “${resolved[0].key}” that “${key}” is in.`,
        );
      }
    }
    const isUse = one.uses.some((use) => use.key === asked || use.written === asked);
    const isSpelled = one.literals.has(asked) && !index.texts.has(one.path);
    if (/[._]/.test(asked) && isSpelled && !isUse) {
      throw new RenameRefused(say`${named(one.path)} names “${key}” where nothing shows that it is this key.`);
    }
  }
  for (const other of index.files) {
    for (const { target, id } of other.file.catalog.segments) {
      const isLinked = (linked: string) =>
        linked === key || index.exactly(linked).some((segment) => ofKey.has(segment));
      if (linkedKeys(target?.value ?? '').some(isLinked))
        throw new RenameRefused(say`The text of “${id}” takes “${key}” in.`);
    }
  }
}
