import type { Position } from 'vscode-languageserver';
import type { TextRange } from '../../shared/catalog/textRange.ts';
import type { CodeFile, KeyUse } from '../code/codeFile.ts';
import type { KeyIndex } from '../code/keyIndex.ts';
import { keyOfSegment, type ProjectKey } from '../code/keyPlaces.ts';
import { isCode } from '../code/readCode.ts';
import { pathOf } from '../lsp/paths.ts';
import type { Session } from '../lsp/session.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { currentCode, useIn } from './code/projectKeys.ts';
import { segmentAt } from './segmentAt.ts';

/** A key that the cursor is on, and the project around it. */
export interface KeyUnderCursor {
  readonly workspace: Workspace;
  readonly code: readonly CodeFile[];
  readonly index: KeyIndex;
  /** What the key may be; several where files share it and the code names none. */
  readonly keys: readonly ProjectKey[];
  /** Absolute path and text of the document, and the key's place in it. */
  readonly path: string;
  readonly text: string;
  readonly range: TextRange;
  /** The use, where the document is code. */
  readonly use?: KeyUse;
}

/** The key at a position of a source file or of a localization file; undefined where there is none. */
export async function keyUnderCursor(
  session: Session,
  uri: string,
  position: Position,
  signal: AbortSignal,
): Promise<KeyUnderCursor | undefined> {
  const path = pathOf(uri);
  if (path === undefined) return undefined;
  const { workspace } = await session.projects.for(path);
  const read = async () => ({ workspace, ...(await currentCode(session, workspace, signal)) });
  if (isCode(path)) {
    const project = await read();
    const file = project.code.find((one) => one.path === path);
    const offset = file ? session.textOf(path, file.text).offsetAt(position) : -1;
    const use = file && useIn(file, { start: offset, end: offset });
    if (file && use) {
      const keys = project.index.resolve(use).map(({ file: keyFile, key }) => ({ file: keyFile, key }));
      return { ...project, keys, path, text: file.text, range: use.range, use };
    }
  }
  const snapshot = await session.snapshot(uri);
  if (!snapshot) return undefined;
  const place = segmentAt(snapshot.file.catalog, snapshot.text.offsetAt(position));
  if (!place) return undefined;
  const project = await read();
  const key = keyOfSegment(project.index, snapshot.file, place.segment);
  if (!key) return undefined;
  const range = place.segment.idRange ?? place.segment.range;
  return { ...project, keys: [key], path, text: snapshot.file.catalog.text, range };
}

/** A place of a file as LSP has it. */
export function locationOf(session: Session, path: string, text: string, range: TextRange) {
  return { uri: session.uriOf(path), range: session.textOf(path, text).rangeAt(range) };
}
