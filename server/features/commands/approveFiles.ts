import { basename } from 'node:path';
import { pushAll } from '../../../shared/catalog/pushAll.ts';
import type { Segment, Slot } from '../../../shared/catalog/segment.ts';
import type { WantedTarget } from '../../../shared/protocol.ts';
import { type Sentence, type SentenceValue, say } from '../../../shared/sentences/sentence.ts';
import { pathOf } from '../../lsp/paths.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import type { Snapshot } from '../../lsp/session.ts';
import type { SegmentTranslation } from '../../translation/translate.ts';
import type { LocalizationFile } from '../../workspace/workspace.ts';
import type { CommandRun } from '../executeCommand.ts';
import { heldState } from '../heldState.ts';
import { applyTranslations } from './applyTranslations.ts';
import { type TranslateSummary, tell } from './summary.ts';
import { isWantedTarget } from './translateInto.ts';

/** Approves every translation of some files, or of one language in them, with one sentence to the user at the end. */
export async function approveFiles(run: CommandRun, uri: string, wanted: unknown): Promise<TranslateSummary> {
  const { session, signal } = run;
  const targets = (Array.isArray(wanted) ? wanted : [{ uri }]).filter(isWantedTarget);
  const placed: SegmentTranslation[] = [];
  const without = new Set<string>();
  for (const target of targets) {
    signal.throwIfAborted();
    const snapshot = await session.latest(target.uri);
    if (!snapshot) throw new RequestRefused(say`This is not a localization file.`);
    const { format } = snapshot.file;
    if (!format.states.includes(heldState('final', snapshot.file))) without.add(format.name);
    else pushAll(placed, await approveOne(run, snapshot, target));
  }
  const failed = placed.filter((each) => each.failure).length;
  const approved = placed.length - failed;
  const name = targets.length === 1 ? basename(pathOf(uri) ?? uri) : say`${targets.length} files`;
  const message = session.localized(outcomeOf(approved, failed, name, [...without]));
  const summary = { translated: approved, failed, message };
  tell(session, summary);
  return summary;
}

async function approveOne(
  { session }: CommandRun,
  snapshot: Snapshot,
  target: WantedTarget,
): Promise<readonly SegmentTranslation[]> {
  const { file } = snapshot;
  const state = heldState('final', file);
  const approved = Array.from(approvableSegments(file, target), ({ id, target: { value, codes } }) => {
    return { id, content: { value, codes }, state };
  });
  return approved.length > 0 ? applyTranslations(session, snapshot, approved, say`Approve translations`) : [];
}

/** The translations of a file, or of one language or some segments in it, that are not approved yet; none where it has no place for that. */
export function* approvableSegments(
  file: LocalizationFile,
  { language, segments }: Pick<WantedTarget, 'language' | 'segments'>,
): Iterable<Segment & { readonly target: Slot }> {
  const state = heldState('final', file);
  if (!file.format.states.includes(state)) return;
  const wanted = segments && new Set(segments);
  for (const segment of file.catalog.segments) {
    const { id, translatable, obsolete, state: before, targetLanguage } = segment;
    if (!isTranslated(segment) || !translatable || obsolete || before === state || before === 'final') continue;
    if (language !== undefined && targetLanguage !== undefined && targetLanguage !== language) continue;
    if (!wanted || wanted.has(id)) yield segment;
  }
}

const isTranslated = (segment: Segment): segment is Segment & { readonly target: Slot } =>
  Boolean(segment.target?.value);

function outcomeOf(approved: number, failed: number, name: SentenceValue, without: readonly string[]): Sentence {
  const done =
    approved === 0
      ? say`There is nothing to approve in ${name}.`
      : approved === 1
        ? say`Approved 1 translation of ${name}.`
        : say`Approved ${approved} translations of ${name}.`;
  const all = failed > 0 ? say`${done} ${failed} could not be approved.` : done;
  return without.length > 0 ? say`${all} ${without.join(', ')} files have no place for this state.` : all;
}
