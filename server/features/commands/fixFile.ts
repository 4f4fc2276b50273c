import { basename } from 'node:path';
import { RequestRefused } from '../../lsp/safely.ts';
import { allFixes, isSafe } from '../../translation/fixes.ts';
import type { CommandRun } from '../executeCommand.ts';
import { applyTranslations } from './applyTranslations.ts';
import { type TranslateSummary, tell } from './summary.ts';

/** Applies every safe fix. */
export async function fixFile({ session, signal }: CommandRun, uri: string): Promise<TranslateSummary> {
  const snapshot = await session.latest(uri);
  if (!snapshot) throw new RequestRefused('This is not a localization file.');
  const { workspace, file } = snapshot;
  const { findings } = await session.diagnoses.of(workspace, file);
  const fixes = allFixes(file, findings.filter(isSafe));
  signal.throwIfAborted();
  const placed = fixes.length > 0 ? await applyTranslations(session, snapshot, fixes, 'Fix all') : [];
  const failed = placed.filter((each) => each.failure).length;
  const fixed = placed.length - failed;
  const name = basename(file.path);
  const message =
    placed.length === 0
      ? `${name} has nothing that a safe fix would change.`
      : `Fixed ${fixed} segment${fixed === 1 ? '' : 's'} of ${name}.${failed > 0 ? ` ${failed} could not be.` : ''}`;
  const summary = { translated: fixed, failed, message };
  tell(session, summary);
  return summary;
}
