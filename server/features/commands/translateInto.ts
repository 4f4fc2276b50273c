import { basename } from 'node:path';
import { pushAll } from '../../../shared/catalog/pushAll.ts';
import type { MissingModels } from '../../../shared/modelsProtocol.ts';
import { commands, type WantedTarget } from '../../../shared/protocol.ts';
import { say } from '../../../shared/sentences/sentence.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import { serviceRun } from '../../translation/serviceRun.ts';
import type { SegmentTranslation } from '../../translation/translate.ts';
import type { FileTranslation } from '../../translation/translateFile.ts';
import type { CommandRun } from '../executeCommand.ts';
import { withProgress } from '../withProgress.ts';
import { summarize, type TranslateSummary, tell } from './summary.ts';
import { pathOfJob, placeJob, type TranslationJob, translateJob, translationJobs } from './translationJobs.ts';

/**
 * Translates what is untranslated in a file; for a source file in each of its targets, making those that are not there.
 * Stopped half-way, what was translated until then is kept: it may have been paid for.
 *
 * @param language only the target of this language, for a source file.
 */
export function translateInto(run: CommandRun, uri: string, language: string | undefined): Promise<TranslateSummary> {
  const again = { command: commands.translateFile, arguments: language ? [uri, language] : [uri] };
  return translateAll(run, [{ uri, ...(language ? { language } : {}) }], again);
}

/** As {@link translateInto}, for several files and languages, with one sentence to the user at the end. */
export function translateTargets(run: CommandRun, uri: string, wanted: unknown): Promise<TranslateSummary> {
  const targets = (Array.isArray(wanted) ? wanted : []).filter(isWantedTarget);
  if (targets.length === 0) throw new RequestRefused(say`Nothing that can be translated was chosen.`);
  return translateAll(run, targets, { command: commands.translateTargets, arguments: [uri, targets] });
}

async function translateAll(
  { session, signal, token }: CommandRun,
  wanted: readonly WantedTarget[],
  again: Pick<MissingModels, 'command' | 'arguments'>,
): Promise<TranslateSummary> {
  const jobs = await translationJobs(session, wanted);
  const done: SegmentTranslation[] = [];
  await eachTranslation({ session, signal, token }, jobs, async (job, translation) =>
    pushAll(done, await placeJob(session, job, translation)),
  );
  const [first] = jobs;
  const summary = summarize(done, jobs.length === 1 && first ? pathOfJob(first) : say`${jobs.length} files`, session);
  tell(session, summary, again);
  return summary;
}

/** Translates one target after the other, with progress; stopped half-way, the rest is left out. */
export async function eachTranslation(
  { session, signal, token }: CommandRun,
  jobs: readonly TranslationJob[],
  work: (job: TranslationJob, translation: FileTranslation) => Promise<void>,
): Promise<void> {
  const paths = new Set(jobs.map(({ snapshot }) => snapshot.path));
  const [only = ''] = paths;
  const title = paths.size === 1 ? say`Translating ${basename(only)}` : say`Translating ${jobs.length} files`;
  const run = serviceRun();
  await withProgress(session, { title, token, signal }, async (report, stop) => {
    for (const [index, job] of jobs.entries()) {
      if (stop.aborted) break;
      const onProgress = (count: number, total: number) =>
        report(index * total + count, jobs.length * total, say`${count} of ${total}`);
      await work(job, await translateJob(job, { signal: stop, run, onProgress }));
    }
  });
}

/** Whether a value of the protocol names a file to translate. */
export function isWantedTarget(value: unknown): value is WantedTarget {
  const { uri, language, segments } = (value ?? {}) as Partial<Record<keyof WantedTarget, unknown>>;
  return (
    typeof uri === 'string' &&
    (language === undefined || typeof language === 'string') &&
    (segments === undefined || (Array.isArray(segments) && segments.every((id) => typeof id === 'string')))
  );
}
