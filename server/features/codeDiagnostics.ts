import { createHash } from 'node:crypto';
import { checkCode, wantsCode } from '../code/codeChecks.ts';
import { type KeyIndex, keyIndexOf } from '../code/keyIndex.ts';
import { projectCode } from '../code/projectCode.ts';
import { isCode, readCode } from '../code/readCode.ts';
import { withWrappers, wrappersOf } from '../code/wrappers.ts';
import { pathOf } from '../lsp/paths.ts';
import type { Session } from '../lsp/session.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Diagnosed } from './diagnose.ts';
import type { Feature } from './feature.ts';
import { toDiagnostic } from './toDiagnostic.ts';

/** The keys of each project and the functions of its own that ask for them, until a file of texts changes. */
const indexes = new WeakMap<Session, Map<Workspace, Promise<ProjectKeys>>>();

interface ProjectKeys {
  readonly index: KeyIndex;
  readonly wrappers: ReadonlySet<string>;
}

/** Keeps the keys that open source code is compared with. */
export const codeDiagnostics: Feature = {
  filesChanged(paths, session) {
    if (paths.length === 0 || paths.some((path) => !isCode(path))) indexes.delete(session);
  },
};

/**
 * What the checks of keys find in an open document of source code, for projects whose settings name one of them. Only
 * the document itself is read again, and compared with the keys of the source files.
 *
 * @returns undefined for what is no source code, and for projects that do not ask.
 */
export async function diagnoseCode(session: Session, uri: string): Promise<Diagnosed | undefined> {
  const path = pathOf(uri);
  const document = path === undefined ? undefined : session.documents.at(path);
  if (path === undefined || !document || !isCode(path)) return undefined;
  const { workspace } = await session.projects.for(path);
  if (!wantsCode(workspace) || (await session.snapshot(uri))) return undefined;
  const indexByWorkspace = indexes.get(session) ?? new Map<Workspace, Promise<ProjectKeys>>();
  indexes.set(session, indexByWorkspace);
  const keys = indexByWorkspace.get(workspace) ?? keysOf(workspace);
  indexByWorkspace.set(workspace, keys);
  keys.catch(() => indexByWorkspace.delete(workspace));
  const { text, version } = document;
  const positions = session.textOf(path, text);
  const { index, wrappers } = await keys;
  const code = withWrappers([await readCode(path, text)], wrappers);
  const { findings } = checkCode(workspace, code, index);
  const items = (findings.get(path) ?? []).map((finding) => toDiagnostic(finding, positions, session.client));
  const resultId = `code-${createHash('sha256').update(JSON.stringify(items)).digest('base64url')}`;
  return { resultId, version, diagnostics: () => items };
}

async function keysOf(workspace: Workspace): Promise<ProjectKeys> {
  const index = await keyIndexOf(workspace);
  return { index, wrappers: wrappersOf(await projectCode(workspace).files(), index) };
}

/** Whether an open document may have other findings once files of texts have changed. */
export async function dependsOnKeys(session: Session, path: string): Promise<boolean> {
  return isCode(path) && wantsCode((await session.projects.for(path)).workspace);
}
