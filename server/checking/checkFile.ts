import type { Finding } from '../../shared/checks/contract/check.ts';
import { checksLookingUp } from '../../shared/checks/run/checkRun.ts';
import { findInTurn } from '../../shared/checks/run/findInTurn.ts';
import { withPauses } from '../withPauses.ts';
import { reportedFindings } from '../workspace/ignoredFindings.ts';
import { watchedFile } from '../workspace/watchedFile.ts';
import type { LocalizationFile, Workspace } from '../workspace/workspace.ts';
import { stepsLeavingOut } from './leavingOut.ts';
import { lookUpsFor } from './lookUps.ts';

/**
 * Findings of every check that the settings of a project allow, ordered by place.
 *
 * @param only ids of the only checks to run; optional ones among them run too.
 * @throws UnreadableFileError where a check makes no progress or fails.
 * @example for (const { check, message } of await checkFile(workspace, file)) console.log(check, message);
 */
export async function checkFile(
  workspace: Workspace,
  file: LocalizationFile,
  only?: ReadonlySet<string>,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for await (const block of checkInTurn(workspace, file, only)) for (const finding of block) findings.push(finding);
  return findings;
}

/**
 * The same in blocks, while the checks run: the findings of a large file take several times its memory. Words are looked up
 * first.
 */
export async function* checkInTurn(
  workspace: Workspace,
  file: LocalizationFile,
  only?: ReadonlySet<string>,
): AsyncGenerator<readonly Finding[]> {
  const { path, catalog } = file;
  let lookUps = await lookUpsFor(workspace, file, { ...(only ? { only } : {}) });
  const options = { ...lookUps.options, locales: () => lookUps.options.locales?.() };
  const steps = (blocks: Iterable<readonly Finding[]>, isDue?: () => boolean) =>
    stepsLeavingOut(path, workspace.files.watchdog.steps(watchedFile(file), blocks, isDue));
  if (lookUps.spellers) {
    const asking = new Set(checksLookingUp('spelling', catalog, options).map(({ id }) => id));
    for await (const _ of withPauses(steps(findInTurn(catalog, { ...options, only: asking }))));
    await lookUps.spellers.settle();
  }
  for await (const blocks of withPauses(steps(findInTurn(catalog, options), () => lookUps.isAsked()))) {
    yield reportedFindings(workspace, path, blocks.flat());
    lookUps = await lookUps.settle();
  }
}
