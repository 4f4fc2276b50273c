import { basename } from 'node:path';
import { commands } from '../../../shared/protocol.ts';
import { say } from '../../../shared/sentences/sentence.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import type { CommandRun } from '../executeCommand.ts';
import { withProgress } from '../withProgress.ts';
import { applyTranslations } from './applyTranslations.ts';
import { summarize, type TranslateSummary, tell } from './summary.ts';

/** Translates one segment by memory, glossary and service; what it held before is replaced. */
export async function translateOne(
  { session, signal, token }: CommandRun,
  uri: string,
  id: string | undefined,
): Promise<TranslateSummary> {
  if (id === undefined) throw new RequestRefused(say`No segment was named.`);
  const snapshot = await session.latest(uri);
  if (!snapshot) throw new RequestRefused(say`This is not a localization file.`);
  const { file, translator } = snapshot;
  const translations = await withProgress(session, { title: say`Translating`, token, signal }, (_report, stop) =>
    translator.translateSegments(file, new Set([id]), { signal: stop }),
  );
  signal.throwIfAborted();
  const placed = await applyTranslations(session, snapshot, translations, say`Translate segment`);
  if (placed.length === 0) throw new RequestRefused(say`“${id}” cannot be translated here.`);
  const summary = summarize(placed, basename(file.path), session);
  if (summary.failed > 0) tell(session, summary, { command: commands.translateSegment, arguments: [uri, id] });
  return summary;
}
