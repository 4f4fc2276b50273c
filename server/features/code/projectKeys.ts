import type { Position } from 'vscode-languageserver';
import { slashedPath } from '../../../shared/catalog/slashedPath.ts';
import type { TextRange } from '../../../shared/catalog/textRange.ts';
import { formats } from '../../../shared/formats/formats.ts';
import { type AskedKeys, askedKeys } from '../../code/askedKeys.ts';
import { type CodeAndKeys, codeWithKeys } from '../../code/codeAndKeys.ts';
import type { CodeFile, KeyUse } from '../../code/codeFile.ts';
import { type KeyIndex, keyIndexOf, withNamespacesOf } from '../../code/keyIndex.ts';
import { splitNamespace } from '../../code/keyNames.ts';
import { askedNamespaces, namespacesNamed } from '../../code/namespaces.ts';
import { type ProjectCode, projectCode } from '../../code/projectCode.ts';
import { isCode, readCode } from '../../code/readCode.ts';
import { withConstants } from '../../code/sharedConstants.ts';
import { withWrappers } from '../../code/wrappers.ts';
import { pathOf } from '../../lsp/paths.ts';
import type { PositionedText } from '../../lsp/positions.ts';
import type { Session } from '../../lsp/session.ts';
import { isWithin } from '../../workspace/isWithin.ts';
import type { Workspace } from '../../workspace/workspace.ts';

/** The keys of a project, and what its code tells of them. */
export interface ProjectKeys {
  /** The keys as they stand in the files of texts, whatever namespaces the code names. */
  readonly keys: KeyIndex;
  /** All the code of the project with the keys as it means them, read when it is first asked for. */
  whole(): Promise<CodeAndKeys>;
  /** What all that code asks for. */
  asked(): Promise<AskedKeys>;
}

/** An open document of source code, with what it says about keys. */
export interface CodeDocument {
  readonly uri: string;
  readonly path: string;
  readonly version: number;
  readonly text: PositionedText;
  readonly file: CodeFile;
  readonly workspace: Workspace;
  readonly project: ProjectKeys;
  /** The keys as the code means them. */
  readonly index: KeyIndex;
}

/** Until a file of texts changes. */
const keysByWorkspace = () => new Map<Workspace, Promise<ProjectKeys>>();
/** The last reading of each open document, by its path: several features ask for it after one keystroke. */
const lastReadings = () => new Map<string, { readonly text: string; readonly file: Promise<CodeFile> }>();

/** The source code of a project; what did not change is read once. */
const codeOf = (workspace: Workspace): ProjectCode => workspace.facts.of(projectCode, workspace);

/** Every file of source code as it is now, open buffers before the disk, and the keys as this code means them. */
export async function currentCode(
  session: Session,
  workspace: Workspace,
  signal?: AbortSignal,
): Promise<Pick<CodeAndKeys, 'code' | 'index'>> {
  const project = await projectKeys(session, workspace);
  const { wrappers, constants } = await project.whole();
  const files = await codeOf(workspace).files(signal, (path) => session.documents.atPath(path)?.text);
  const code = withConstants(withWrappers(files, wrappers), constants);
  return { code, index: withNamespacesOf(project.keys, await askedNamespaces(files, project.keys)) };
}

/**
 * The source code of a project as it was when its keys were read, and the keys as this code means them: for what most of the
 * code does, which a keystroke does not change.
 */
export async function settledCode(session: Session, workspace: Workspace): Promise<CodeAndKeys> {
  return (await projectKeys(session, workspace)).whole();
}

/** The keys of a project; read again once a file of texts has changed. */
export function projectKeys(session: Session, workspace: Workspace): Promise<ProjectKeys> {
  const byWorkspace = session.facts.of(keysByWorkspace, session);
  const keys = byWorkspace.get(workspace) ?? keysOf(workspace);
  byWorkspace.set(workspace, keys);
  keys.catch(() => byWorkspace.delete(workspace));
  return keys;
}

/**
 * Forgets the keys where files of texts have changed, and code that is not open in the editor; `paths` as in
 * `Feature.filesChanged`.
 */
export function forgetKeys(paths: readonly string[], session: Session): void {
  const matters = (path: string) => !isCode(path) || !session.documents.atPath(path) || mayBeModuleOfTexts(path);
  if (paths.length === 0 || paths.some(matters)) session.facts.of(keysByWorkspace, session).clear();
}

/** Whether a file of program code may be one of texts by its path. */
const mayBeModuleOfTexts = (path: string) =>
  formats.some(
    ({ extensions, mayLieAt }) =>
      extensions.some((extension) => path.endsWith(extension)) && mayLieAt?.(slashedPath(path)),
  );

async function keysOf(workspace: Workspace): Promise<ProjectKeys> {
  const keys = await keyIndexOf(workspace);
  const whole = kept(async () => codeWithKeys(await codeOf(workspace).files(), keys));
  const asked = kept(async () => {
    const { code, index } = await whole();
    return askedKeys(code, index);
  });
  return { keys, whole, asked };
}

/** Does some work once, when it is first asked for, and again after a failure. */
function kept<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= work();
    result.catch(() => {
      result = undefined;
    });
    return result;
  };
}

/** The calls of a project's own functions and keys that stand as constants among those of a file; where none asks for a key that may be there, none is looked for. */
export async function withOwnCalls(file: CodeFile, { keys, whole }: ProjectKeys): Promise<CodeFile> {
  const mayAsk = [...file.possible.values()].some(({ uses }) => uses.some(({ key }) => keys.mayBe(key)));
  const mayBeConstant = file.dynamic.some(({ member }) => member !== undefined);
  if ((!mayAsk && !mayBeConstant) || keys.files.length === 0) return file;
  const { wrappers, constants } = await whole();
  return withConstants(withWrappers([file], wrappers), constants)[0] ?? file;
}

/**
 * The keys as a file means them. The code of the project, which names namespaces, is read only where it matters: a key without
 * a namespace that is there as it stands is the same with and without them.
 */
async function indexFor(
  session: Session,
  file: CodeFile,
  { keys, whole }: ProjectKeys,
  root: string,
): Promise<KeyIndex> {
  const matters = file.uses.some((use) => !splitNamespace(use.key) && keys.resolve(use).length === 0);
  if (!matters || keys.files.length === 0) return keys;
  const { index, namespaces: settled } = await whole();
  const open = await Promise.all(
    [...session.facts.of(lastReadings, session)].flatMap(([path, { file: read }]) => {
      return session.documents.atPath(path) && isWithin(path, root) ? [read] : [];
    }),
  );
  const named = namespacesNamed(open);
  return [...named].every((name) => settled.named.has(name))
    ? index
    : withNamespacesOf(keys, { ...settled, named: new Set([...settled.named, ...named]) });
}

/** An open document as source code; undefined for what is none. */
export async function codeDocument(session: Session, uri: string): Promise<CodeDocument | undefined> {
  const path = pathOf(uri);
  const document = path === undefined ? undefined : session.documents.atPath(path);
  if (path === undefined || !document || !isCode(path)) return undefined;
  const { workspace } = await session.projects.for(path);
  const { text, version } = document;
  const project = await projectKeys(session, workspace);
  const file = await withOwnCalls(await reading(session, path, text), project);
  const index = await indexFor(session, file, project, workspace.files.root);
  return { uri: document.uri, path, version, text: session.textOf(path, text), file, workspace, project, index };
}

function reading(session: Session, path: string, text: string): Promise<CodeFile> {
  const byPath = session.facts.of(lastReadings, session);
  const last = byPath.get(path);
  if (last?.text === text) return last.file;
  for (const other of byPath.keys()) if (!session.documents.atPath(other)) byPath.delete(other);
  const file = readCode(path, text);
  byPath.set(path, { text, file });
  return file;
}

/** The key that a position of a document of source code is on. */
export function useAt({ text, file }: CodeDocument, position: Position): KeyUse | undefined {
  const offset = text.offsetAt(position);
  return useIn(file, { start: offset, end: offset });
}

/** The first key that a range touches. */
export function useIn({ uses }: CodeFile, range: TextRange): KeyUse | undefined {
  return uses.find((use) => use.range.start <= range.end && range.start <= use.range.end);
}
