import { createHash } from 'node:crypto';
import { checkCodeFile, wantsCode } from '../code/codeChecks.ts';
import { isCode } from '../code/readCode.ts';
import { pathOf } from '../lsp/paths.ts';
import type { Session } from '../lsp/session.ts';
import { codeDocument, forgetKeys } from './code/projectKeys.ts';
import type { Diagnosed } from './diagnose.ts';
import type { Feature } from './feature.ts';
import { toDiagnostic } from './toDiagnostic.ts';

/** Keeps the keys that open source code is compared with. */
export const codeDiagnostics: Feature = {
  filesChanged: forgetKeys,
};

/**
 * What the checks of keys find in an open document of source code, for projects whose settings name one of them. Only
 * the document itself is read again; what else the project asks for is that of its code on disk. The findings are those of
 * `interline check --code`.
 *
 * @returns undefined for what is no source code, and for projects that do not ask.
 */
export async function diagnoseCode(session: Session, uri: string): Promise<Diagnosed | undefined> {
  const path = pathOf(uri);
  const document = path === undefined ? undefined : session.documents.atPath(path);
  if (path === undefined || !document || !isCode(path)) return undefined;
  const { workspace } = await session.projects.for(path);
  if (!wantsCode(workspace) || (await session.snapshot(uri))) return undefined;
  const code = await codeDocument(session, uri);
  if (!code) return undefined;
  const { file, index, project, version, text: positions } = code;
  const findings = checkCodeFile(workspace, file, index, await project.asked());
  const items = findings.map((finding) => toDiagnostic(finding, positions, session.client));
  const resultId = `code-${createHash('sha256').update(JSON.stringify(items)).digest('base64url')}`;
  return { resultId, version, diagnostics: () => items };
}

/** Whether an open document may have other findings once files of texts have changed. */
export async function dependsOnKeys(session: Session, path: string): Promise<boolean> {
  return isCode(path) && wantsCode((await session.projects.for(path)).workspace);
}
