import type { Finding } from '../../shared/checks/contract/check.ts';
import type { Session } from '../lsp/session.ts';
import { readable } from '../watchdog/unreadableFileError.ts';
import type { LocalizationFile, Workspace } from '../workspace/workspace.ts';

/**
 * What the checks find in a file; nothing where checking fails or makes no progress: its diagnostics say so, and what is
 * asked for beside findings goes on.
 *
 * @example const errors = (await findingsOf(session, workspace, file)).filter(({ severity }) => severity === 'error');
 */
export async function findingsOf(
  session: Pick<Session, 'diagnoses'>,
  workspace: Workspace,
  file: LocalizationFile,
): Promise<readonly Finding[]> {
  return (await readable(() => session.diagnoses.of(workspace, file)))?.findings ?? [];
}
