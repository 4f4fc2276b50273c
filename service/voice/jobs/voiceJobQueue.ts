import { OperationalError } from '../../../shared/api/operationalError.ts';
import type { VoiceJobErrorCode } from '../../../shared/api/voiceJobs.ts';
import type { TimedText } from '../../../shared/speech/subRip.ts';
import { Refusal } from '../../http/errors.ts';
import { quotaExceeded, speechLimit } from '../../http/quota.ts';
import type { Clock, Stoppable } from '../../process/running.ts';
import type { Stores } from '../../storage/store.ts';
import type { StoredVoiceJob, VoiceResult } from '../../storage/voiceJobs.ts';
import type { Translating } from '../../translation/pipeline.ts';
import { mediaType, readableTypes } from '../audio/mediaTypes.ts';
import { UnreadableAudio } from '../audio/unreadableAudio.ts';
import type { Speaking } from '../speechEngines.ts';
import { VoiceFailure } from '../voiceErrors.ts';
import { transcribeFile } from './transcribeFile.ts';
import { translatePieces } from './translatePieces.ts';
import { recordingFile, resultFile, workLease } from './voiceJobFiles.ts';
import { isUnfinished, withResult, withUnfinished } from './voiceJobState.ts';
import { writtenResult } from './writtenResult.ts';

/** What voice jobs take. */
export type VoiceJobsDeps = Clock &
  Stoppable &
  Translating &
  Speaking &
  Stores<'voiceJobs' | 'files' | 'leases' | 'keys' | 'glossaries'>;

/** How long results may be downloaded, in ms (shapes.md §11). */
const downloadTime = 60 * 60_000;
/** How long a job may wait and be worked on once its file is there, in ms. */
export const workTime = 24 * downloadTime;

/** Jobs whose recordings are transcribed and translated, one at a time. */
export interface VoiceJobQueue {
  add(id: string): void;
  /** Whether a job waits here or is being worked on. */
  has(id: string): boolean;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

/** The queue of this process; a job that another process works on is left to it. */
export function voiceJobQueue(deps: VoiceJobsDeps): VoiceJobQueue {
  const { voiceJobs: jobs, files, leases, keys } = deps.store;
  const unfinished = new Set<string>();
  let queue: Promise<void> = Promise.resolve();

  const run = async (id: string) => {
    if (deps.stopping.aborted) return;
    const lease = await leases.claim(workLease(id));
    const job = lease && (await jobs.get(id));
    if (!lease || !job) return;
    const signal = AbortSignal.any([deps.stopping, lease.lost]);
    try {
      await jobs.change(id, withUnfinished('processing', deps.now() + workTime), deps.now());
      const pieces = await transcribe(job, signal);
      for (const [i, result] of job.results.entries()) {
        // a run before this one may have made some of them
        if (!isUnfinished(result)) continue;
        await produce(job, i, result, pieces, signal).catch(async (error: unknown) => {
          signal.throwIfAborted();
          await fail(id, i, error);
        });
      }
    } catch (error) {
      if (signal.aborted) return;
      for (const [i, result] of job.results.entries()) if (isUnfinished(result)) await fail(id, i, error);
    } finally {
      await lease.release();
    }
    await files.remove(recordingFile(id));
  };

  /** What is said in the recording, which the job's key pays. */
  const transcribe = async ({ id, keyId, source, sourceFile }: StoredVoiceJob, signal: AbortSignal) => {
    const type = mediaType(sourceFile.content_type, readableTypes);
    const file = await files.open(recordingFile(id));
    if (!type || !file) throw new UnreadableAudio('The uploaded file is gone.');
    const recording = { stream: file.stream, type, language: source };
    const { pieces, duration } = await transcribeFile(deps, recording, signal);
    if (pieces.length === 0) throw new UnreadableAudio('No speech was heard in the recording.');
    const key = await keys.get(keyId);
    const limit = key && speechLimit(key, deps.now());
    if (!(await jobs.bill(id, duration, limit, deps.now()))) throw quotaExceeded();
    return pieces;
  };

  const produce = async (
    job: StoredVoiceJob,
    index: number,
    result: VoiceResult,
    pieces: readonly TimedText[],
    signal: AbortSignal,
  ) => {
    const translated = await translatePieces(deps, job, result, pieces, signal);
    await files.write(resultFile(job.id, index), writtenResult(deps, result, translated, signal));
    await settle(job.id, index, { status: 'complete' });
  };

  const fail = (id: string, index: number, error: unknown) =>
    settle(id, index, { status: 'failed', ...jobFailure(error) });
  const settle = (id: string, index: number, change: Pick<VoiceResult, 'status' | 'error' | 'errorCode'>) =>
    jobs.change(id, withResult(index, change, deps.now() + downloadTime), deps.now());

  return {
    add: (id) => {
      unfinished.add(id);
      queue = queue.then(() => run(id).catch(() => undefined)).finally(() => unfinished.delete(id));
    },
    has: (id) => unfinished.has(id),
    idle: () => queue,
  };
}

/**
 * What a job tells of a failure: a code for programs, and a sentence for people without anything of what was said.
 *
 * @example jobFailure(quotaExceeded()).errorCode; // 'quota_exceeded'
 */
function jobFailure(error: unknown): { readonly error: string; readonly errorCode: VoiceJobErrorCode } {
  const errorCode = codeOf(error);
  const message = errorCode === 'internal_error' ? undefined : (error as Error).message;
  return { error: message ?? 'The job failed inside the service.', errorCode };
}

function codeOf(error: unknown): VoiceJobErrorCode {
  if (error instanceof UnreadableAudio) return 'unreadable_audio';
  if (error instanceof VoiceFailure) return error.reason === 'translation' ? 'translation_failed' : 'engine_failed';
  if (error instanceof OperationalError) return 'engine_failed';
  if (error instanceof Refusal) return error.status === 456 ? 'quota_exceeded' : 'translation_failed';
  return 'internal_error';
}
