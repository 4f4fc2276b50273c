import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { say } from '../../shared/sentences/sentence.ts';
import { settingsFile } from '../../shared/settings.ts';
import { pathOf } from '../lsp/paths.ts';
import { RequestRefused } from '../lsp/safely.ts';
import type { Session } from '../lsp/session.ts';
import type { Workspace } from '../workspace/workspace.ts';

/**
 * The workspace that a file belongs to.
 *
 * @param uri of a file of the project, whether it is there or not.
 * @throws RequestRefused for what is not on disk.
 */
export async function workspaceOf({ projects }: Session, uri: string): Promise<Workspace> {
  const path = pathOf(uri);
  if (path === undefined) throw new RequestRefused(say`Only a folder on disk can be set up.`);
  return (await projects.for(path)).workspace;
}

/**
 * What `interline.json` says, saved or not, whether or not that is valid; nothing where it is not there.
 *
 * @example (await writtenSettings(session, workspace)).said.sourceLanguage // 'en'
 */
export async function writtenSettings(
  session: Session,
  { files }: Workspace,
): Promise<{ readonly uri: string; readonly said: Readonly<Record<string, unknown>> }> {
  const path = join(files.root, settingsFile);
  const text = session.documents.atPath(path)?.text ?? (await readFile(path, 'utf8').catch(() => ''));
  const said: unknown = parse(text);
  const isObject = typeof said === 'object' && said !== null && !Array.isArray(said);
  return { uri: session.uriOf(path), said: isObject ? (said as Record<string, unknown>) : {} };
}
