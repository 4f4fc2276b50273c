import { languageOf } from '../../../shared/languages/languages.ts';
import { ofLength } from '../../http/body.ts';
import { Refusal } from '../../http/errors.ts';
import { quotaExceeded, speechLimit } from '../../http/quota.ts';
import type { Clock, Stoppable } from '../../process/running.ts';
import type { FileStore } from '../../storage/files.ts';
import type { Stores } from '../../storage/store.ts';
import type { StoredVoiceJob, VoiceResult } from '../../storage/voiceJobs.ts';
import type { Translating } from '../../translation/pipeline.ts';
import { refusedTranslation } from '../../translation/refusedTranslation.ts';
import { mediaType, readableTypes, writableTypes } from '../audio/mediaTypes.ts';
import { UnreadableAudio } from '../audio/unreadableAudio.ts';
import type { Speaking } from '../speechEngines.ts';
import { VoiceFailure } from '../voiceErrors.ts';
import { known, speechOptions } from '../voiceOrder.ts';
import { jobFailure } from './jobFailure.ts';
import { spokenPieces } from './spokenPieces.ts';
import { subRip, type TimedText } from './subtitles.ts';
import { transcribeFile } from './transcribeFile.ts';

/** How long a file may be uploaded, and results downloaded, in ms (shapes.md §11). */
export const uploadTime = 5 * 60_000;
export const downloadTime = 60 * 60_000;
/** Jobs of a key that are not over, and those of them with large files. */
const most = 10;
const mostLarge = 2;
const large = 100_000_000;
/** Folder of the files. */
const folder = 'voice';

/** What voice jobs take. */
export type VoiceJobsDeps = Clock &
  Stoppable &
  Translating &
  Speaking &
  Stores<'voiceJobs' | 'files' | 'leases' | 'keys' | 'glossaries'>;

/** Recordings on their way from upload to download, one at a time. */
export interface VoiceJobs {
  /** @throws Refusal 429 when the key has too many jobs that are not over. */
  add(
    job: Pick<StoredVoiceJob, 'keyId' | 'sourceFile' | 'source'> & {
      readonly targets: readonly Pick<VoiceResult, 'language' | 'type'>[];
    },
  ): Promise<StoredVoiceJob>;
  /** A job that is not over. @throws Refusal 404 */
  get(id: string): Promise<StoredVoiceJob>;
  /** Stores the upload and starts the work. @throws Refusal 404, 409 for a second upload, 400 and 413 for another length. */
  receive(id: string, body: ReadableStream<Uint8Array> | null): Promise<void>;
  /** The file of a result, which is given once. @throws Refusal 404 */
  take(id: string, index: number): Promise<NonNullable<Awaited<ReturnType<FileStore['open']>>>>;
  /** Takes up what an earlier run left unfinished. */
  resume(): Promise<void>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

/** Voice jobs over stored files. */
export function voiceJobs(deps: VoiceJobsDeps): VoiceJobs {
  const { voiceJobs: jobs, files, leases } = deps.store;
  const upload = (id: string) => `${folder}/${id}.in`;
  const output = (id: string, index: number) => `${folder}/${id}.${index}`;
  let queue: Promise<void> = Promise.resolve();

  const missing = () => new Refusal(404, 'Job not found');
  const remove = async (job: StoredVoiceJob) => {
    await files.remove(upload(job.id));
    for (const i of job.results.keys()) await files.remove(output(job.id, i));
    await jobs.remove(job.id);
  };
  const sweep = async () => {
    for (const job of await jobs.list()) if (isOver(job, deps.now())) await remove(job);
  };
  const existing = async (id: string) => {
    const job = await jobs.get(id.toLowerCase());
    if (!job || isOver(job, deps.now())) throw missing();
    return job;
  };
  const setAll = (id: string, change: Pick<VoiceResult, 'status'>, expires: number) =>
    jobs.change(
      id,
      ({ results }) => ({
        results: results.map((result) => (isUnfinished(result) ? { ...result, ...change } : result)),
        expires,
      }),
      deps.now(),
    );
  const setOne = (id: string, index: number, change: Pick<VoiceResult, 'status' | 'error' | 'errorCode'>) =>
    jobs.change(
      id,
      (job) => ({
        results: job.results.map((result, i) => (i === index ? { ...result, ...change } : result)),
        expires: deps.now() + downloadTime,
      }),
      deps.now(),
    );
  const enqueue = (id: string) => {
    queue = queue.then(() => run(id).catch(() => undefined));
  };
  const run = async (id: string) => {
    if (deps.stopping.aborted) return;
    const lease = await leases.claim(`voice/${id}`);
    const job = lease && (await jobs.get(id));
    if (!lease || !job) return;
    const signal = AbortSignal.any([deps.stopping, lease.lost]);
    try {
      await setAll(id, { status: 'processing' }, deps.now() + 24 * downloadTime);
      const type = mediaType(job.sourceFile.content_type, readableTypes);
      const file = await files.open(upload(id));
      if (!type || !file) throw new UnreadableAudio('The uploaded file is gone.');
      const { pieces, duration } = await transcribeFile(
        deps,
        { stream: file.stream, type, language: job.source },
        signal,
      );
      if (pieces.length === 0) throw new UnreadableAudio('No speech was heard in the recording.');
      const key = await deps.store.keys.get(job.keyId);
      const limit = key && speechLimit(key, deps.now());
      if (!(await jobs.bill(id, duration, limit, deps.now()))) throw quotaExceeded();
      for (const [i, result] of job.results.entries()) {
        // a run before this one may have made some of them
        if (!isUnfinished(result)) continue;
        await produce(job, i, result, pieces, signal).catch(async (error: unknown) => {
          signal.throwIfAborted();
          await setOne(id, i, { status: 'failed', ...jobFailure(error) });
        });
      }
    } catch (error) {
      if (signal.aborted) return;
      for (const [i, result] of job.results.entries()) {
        if (isUnfinished(result)) await setOne(id, i, { status: 'failed', ...jobFailure(error) });
      }
    } finally {
      await lease.release();
    }
    await files.remove(upload(id));
  };
  const produce = async (
    job: StoredVoiceJob,
    i: number,
    result: VoiceResult,
    pieces: readonly TimedText[],
    signal: AbortSignal,
  ) => {
    const options = await speechOptions(deps, job.source, known(result.language, 'language'));
    const translated: TimedText[] = [];
    for (const piece of pieces) {
      const [answer] = await deps.pipeline.translate([piece.text], options, () => signal);
      const refused = answer && refusedTranslation(answer);
      if (!answer || refused) throw new VoiceFailure('translation', refused?.message ?? 'There is no translation.');
      const { start, end } = piece;
      translated.push(answer.text === piece.text ? piece : { text: answer.text, start, end });
    }
    const media = mediaType(result.type, writableTypes);
    const language = languageOf(result.language)?.code ?? result.language;
    const text =
      result.type === 'application/x-subrip'
        ? subRip(translated)
        : `${translated.map((piece) => piece.text).join('\n')}\n`;
    const parts = media ? spokenPieces(deps, translated, { language, type: media }, signal) : [Buffer.from(text)];
    await files.write(output(job.id, i), parts);
    await setOne(job.id, i, { status: 'complete' });
  };

  return {
    add: async ({ keyId, sourceFile, source, targets }) => {
      await sweep();
      const mine = (await jobs.list()).filter((job) => job.keyId === keyId && job.results.some(isOpen));
      const isLarge = ({ sourceFile: file }: Pick<StoredVoiceJob, 'sourceFile'>) => file.content_length > large;
      if (mine.length >= most || (isLarge({ sourceFile }) && mine.filter(isLarge).length >= mostLarge)) {
        throw new Refusal(429, `At most ${most} voice jobs can be under way, and ${mostLarge} with more than 100 MB.`);
      }
      const now = deps.now();
      const results = targets.map((target) => ({ ...target, status: 'pending' as const }));
      return jobs.add({ keyId, sourceFile, source, results, created: now, expires: now + uploadTime });
    },
    get: existing,
    receive: async (id, body) => {
      const job = await existing(id);
      const second = () => new Refusal(409, 'The file of this job was uploaded already.');
      const lease = isPending(job) ? await leases.claim(`voice/${job.id}/upload`) : undefined;
      if (!lease) throw second();
      try {
        if (!isPending(await existing(id))) throw second();
        await files.write(upload(job.id), ofLength(body, job.sourceFile.content_length));
        await setAll(job.id, { status: 'uploaded' }, deps.now() + 24 * downloadTime);
      } finally {
        await lease.release();
      }
      enqueue(job.id);
    },
    take: async (id, index) => {
      const job = await existing(id);
      const file = job.results[index]?.status === 'complete' ? await files.open(output(job.id, index)) : undefined;
      // two that come at once: one of them changes the status
      const taken = file && (await jobs.change(job.id, (now) => downloaded(now, index), deps.now()));
      if (!file || !taken) throw new Refusal(404, 'There is nothing to download, or no more.');
      return file;
    },
    resume: async () => {
      await sweep();
      for (const job of await jobs.list()) {
        if (job.results.some(isUnfinished) && !isPending(job) && !(await leases.isHeld(`voice/${job.id}`)))
          enqueue(job.id);
      }
    },
    idle: () => queue,
  };
}

function downloaded(job: StoredVoiceJob, index: number): Pick<StoredVoiceJob, 'results' | 'expires'> | undefined {
  if (job.results[index]?.status !== 'complete') return undefined;
  const results = job.results.map((result, i) => (i === index ? { ...result, status: 'downloaded' as const } : result));
  return { results, expires: job.expires };
}

function isPending(job: StoredVoiceJob): boolean {
  return job.results.every((result) => result.status === 'pending');
}

function isOpen({ status }: VoiceResult): boolean {
  return status !== 'downloaded' && status !== 'failed';
}

function isUnfinished({ status }: VoiceResult): boolean {
  return status === 'pending' || status === 'uploaded' || status === 'processing';
}

/** True when nobody can do anything with a job any more: its time is over, or all was downloaded. */
function isOver(job: StoredVoiceJob, now: number): boolean {
  return now >= job.expires || job.results.every(({ status }) => status === 'downloaded');
}
