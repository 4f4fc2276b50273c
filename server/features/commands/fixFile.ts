import { basename } from 'node:path';
import { pushAll } from '../../../shared/catalog/pushAll.ts';
import { type Sentence, type SentenceValue, say } from '../../../shared/sentences/sentence.ts';
import { pathOf } from '../../lsp/paths.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import { allFixes, isSafe } from '../../translation/fixes.ts';
import type { SegmentTranslation } from '../../translation/translate.ts';
import type { CommandRun } from '../executeCommand.ts';
import { applyTranslations } from './applyTranslations.ts';
import { type TranslateSummary, tell } from './summary.ts';

/**
 * Applies every safe fix of a file, or of several, with one sentence to the user at the end.
 *
 * @param further URIs of the other files.
 */
export async function fixFile(run: CommandRun, uri: string, further: unknown): Promise<TranslateSummary> {
  const others = Array.isArray(further) ? further.filter((one) => typeof one === 'string') : [];
  const placed: SegmentTranslation[] = [];
  for (const one of [uri, ...others]) {
    run.signal.throwIfAborted();
    pushAll(placed, await fixOne(run, one));
  }
  const failed = placed.filter((each) => each.failure).length;
  const fixed = placed.length - failed;
  const name = others.length === 0 ? basename(pathOf(uri) ?? uri) : say`${others.length + 1} files`;
  const message = run.session.localized(outcomeOf(fixed, failed, name, others.length === 0));
  const summary = { translated: fixed, failed, message };
  tell(run.session, summary);
  return summary;
}

async function fixOne({ session, signal }: CommandRun, uri: string): Promise<readonly SegmentTranslation[]> {
  const snapshot = await session.latest(uri);
  if (!snapshot) throw new RequestRefused(say`This is not a localization file.`);
  const { workspace, file } = snapshot;
  const { findings } = await session.diagnoses.of(workspace, file);
  const fixes = allFixes(file, findings.filter(isSafe));
  signal.throwIfAborted();
  return fixes.length > 0 ? applyTranslations(session, snapshot, fixes, say`Fix all`) : [];
}

function outcomeOf(fixed: number, failed: number, name: SentenceValue, isOne: boolean): Sentence {
  if (fixed + failed === 0) {
    return isOne
      ? say`${name} has nothing that a safe fix would change.`
      : say`${name} have nothing that a safe fix would change.`;
  }
  const done = fixed === 1 ? say`Fixed 1 segment of ${name}.` : say`Fixed ${fixed} segments of ${name}.`;
  return failed > 0 ? say`${done} ${failed} could not be fixed.` : done;
}
