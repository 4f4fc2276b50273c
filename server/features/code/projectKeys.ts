import type { Position } from 'vscode-languageserver';
import type { TextRange } from '../../../shared/catalog/textRange.ts';
import { formats } from '../../../shared/formats/formats.ts';
import type { CodeFile, KeyUse } from '../../code/codeFile.ts';
import { type KeyIndex, keyIndexOf } from '../../code/keyIndex.ts';
import { type ProjectCode, projectCode } from '../../code/projectCode.ts';
import { isCode, readCode } from '../../code/readCode.ts';
import { withWrappers, wrappersOf } from '../../code/wrappers.ts';
import { pathOf } from '../../lsp/paths.ts';
import type { PositionedText } from '../../lsp/positions.ts';
import type { Session } from '../../lsp/session.ts';
import type { Workspace } from '../../workspace/workspace.ts';

/** The keys of a project, and the functions of its own that ask for them. */
export interface ProjectKeys {
  readonly index: KeyIndex;
  /** All the code of the project, read when it is first asked for. */
  code(): Promise<readonly CodeFile[]>;
  wrappers(): Promise<ReadonlySet<string>>;
}

/** An open document of source code, with what it says about keys. */
export interface CodeDocument {
  readonly uri: string;
  readonly path: string;
  readonly version: number;
  readonly text: PositionedText;
  readonly file: CodeFile;
  readonly workspace: Workspace;
  readonly keys: ProjectKeys;
}

/** Until a file of texts changes. */
const keysByWorkspace = () => new Map<Workspace, Promise<ProjectKeys>>();
/** The last reading of each open document, by its path: several features ask for it after one keystroke. */
const lastReadings = () => new Map<string, { readonly text: string; readonly file: Promise<CodeFile> }>();

/** The source code of a project; what did not change is read once. */
const codeOf = (workspace: Workspace): ProjectCode => workspace.facts.of(projectCode, workspace);

/** Every file of source code as it is now, open buffers before the disk, with the calls of a project's own functions. */
export async function currentCode(
  session: Session,
  workspace: Workspace,
  { wrappers }: ProjectKeys,
  signal?: AbortSignal,
): Promise<readonly CodeFile[]> {
  const files = await codeOf(workspace).files(signal, (path) => session.documents.at(path)?.text);
  return withWrappers(files, await wrappers());
}

/**
 * The source code of a project as it was when its keys were read: for what most of the code does, which a keystroke does not
 * change.
 */
export async function settledCode(session: Session, workspace: Workspace): Promise<readonly CodeFile[]> {
  return (await projectKeys(session, workspace)).code();
}

/** The keys of a project; read again once a file of texts has changed. */
export function projectKeys(session: Session, workspace: Workspace): Promise<ProjectKeys> {
  const byWorkspace = session.facts.of(keysByWorkspace, session);
  const keys = byWorkspace.get(workspace) ?? keysOf(workspace);
  byWorkspace.set(workspace, keys);
  keys.catch(() => byWorkspace.delete(workspace));
  return keys;
}

/** Forgets the keys where files of texts have changed; `paths` as in `Feature.filesChanged`. */
export function forgetKeys(paths: readonly string[], session: Session): void {
  const holdsTexts = (path: string) => !isCode(path) || mayBeModuleOfTexts(path);
  if (paths.length === 0 || paths.some(holdsTexts)) session.facts.of(keysByWorkspace, session).clear();
}

/** Whether a file of program code may be one of texts by its path. */
const mayBeModuleOfTexts = (path: string) =>
  formats.some(
    ({ extensions, mayLieAt }) =>
      extensions.some((extension) => path.endsWith(extension)) && mayLieAt?.(path.replaceAll('\\', '/')),
  );

async function keysOf(workspace: Workspace): Promise<ProjectKeys> {
  const index = await keyIndexOf(workspace);
  let files: Promise<readonly CodeFile[]> | undefined;
  const read = () => {
    files ??= codeOf(workspace).files();
    files.catch(() => {
      files = undefined;
    });
    return files;
  };
  let found: ReadonlySet<string> | undefined;
  let whole: readonly CodeFile[] | undefined;
  const wrappers = async () => {
    const code = await read();
    found ??= wrappersOf(code, index);
    return found;
  };
  const code = async () => {
    const own = await wrappers();
    whole ??= withWrappers(await read(), own);
    return whole;
  };
  return { index, code, wrappers };
}

/** The calls of a project's own functions among those of a file; where none asks for a key that is there, none is looked for. */
export async function withOwnCalls(file: CodeFile, { index, wrappers }: ProjectKeys): Promise<CodeFile> {
  const mayAsk = [...file.possible.values()].some(({ uses }) => uses.some(({ key }) => index.exactly(key).length > 0));
  if (!mayAsk || index.files.length === 0) return file;
  return withWrappers([file], await wrappers())[0] ?? file;
}

/** An open document as source code; undefined for what is none. */
export async function codeDocument(session: Session, uri: string): Promise<CodeDocument | undefined> {
  const path = pathOf(uri);
  const document = path === undefined ? undefined : session.documents.at(path);
  if (path === undefined || !document || !isCode(path)) return undefined;
  const { workspace } = await session.projects.for(path);
  const { text, version } = document;
  const keys = await projectKeys(session, workspace);
  const file = await withOwnCalls(await reading(session, path, text), keys);
  return { uri: document.uri, path, version, text: session.textOf(path, text), file, workspace, keys };
}

function reading(session: Session, path: string, text: string): Promise<CodeFile> {
  const byPath = session.facts.of(lastReadings, session);
  const last = byPath.get(path);
  if (last?.text === text) return last.file;
  for (const other of byPath.keys()) if (!session.documents.at(other)) byPath.delete(other);
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
