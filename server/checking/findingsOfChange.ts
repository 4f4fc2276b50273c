import type { Finding } from '../../shared/checks/contract/check.ts';
import type { LocalizationFile, Workspace } from '../workspace/workspace.ts';
import { checkFile } from './checkFile.ts';

/**
 * The errors and warnings that a file would have with another text, and has not as it is. Nothing is written.
 *
 * @param before what the checks find in the file as it is.
 * @example await findingsOfChange(workspace, file, changed.text, await checkFile(workspace, file))
 */
export async function findingsOfChange(
  workspace: Workspace,
  { path }: LocalizationFile,
  text: string,
  before: readonly Finding[],
): Promise<readonly Finding[]> {
  workspace.files.setBuffer(path, text);
  try {
    const changed = await workspace.files.read(path);
    return changed ? newIn(await checkFile(workspace, changed), before) : [];
  } finally {
    workspace.files.setBuffer(path, undefined);
  }
}

function newIn(findings: readonly Finding[], before: readonly Finding[]): readonly Finding[] {
  // What is found in the file as a whole counts its entries: with each text that is written it says another number.
  const name = ({ segment, check, message }: Finding) =>
    JSON.stringify(segment === undefined ? [check] : [segment, check, message]);
  const old = new Set(before.map(name));
  return findings.filter(
    (finding) => (finding.severity === 'error' || finding.severity === 'warning') && !old.has(name(finding)),
  );
}
