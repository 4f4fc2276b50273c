import { ofLength } from '../../http/body.ts';
import { Refusal } from '../../http/errors.ts';
import type { FileStore } from '../../storage/files.ts';
import type { StoredVoiceJob, VoiceResult } from '../../storage/voiceJobs.ts';
import { recordingFile, resultFile, uploadLease, workLease } from './voiceJobFiles.ts';
import { type VoiceJobsDeps, voiceJobQueue, workTime } from './voiceJobQueue.ts';
import { isOpen, isOver, isPending, isUnfinished, withDownloaded, withUnfinished } from './voiceJobState.ts';

/** How long a file may be uploaded, in ms (shapes.md §11). */
const uploadTime = 5 * 60_000;
/** Jobs of a key that are not over, and those of them with large files. */
const most = 10;
const mostLarge = 2;
const large = 100_000_000;

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
  const queue = voiceJobQueue(deps);

  const remove = async (job: StoredVoiceJob) => {
    await files.remove(recordingFile(job.id));
    for (const i of job.results.keys()) await files.remove(resultFile(job.id, i));
    await jobs.remove(job.id);
  };
  // The clock may be set on while a file is received or worked on.
  const isUnderWay = async ({ id }: StoredVoiceJob) =>
    queue.has(id) || (await leases.isHeld(workLease(id))) || (await leases.isHeld(uploadLease(id)));
  const isGone = async (job: StoredVoiceJob) => isOver(job, deps.now()) && !(await isUnderWay(job));
  const sweep = async () => {
    for (const job of await jobs.list()) if (await isGone(job)) await remove(job);
  };
  const existing = async (id: string) => {
    const job = await jobs.get(id.toLowerCase());
    if (!job || (await isGone(job))) throw new Refusal(404, 'Job not found');
    return job;
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
      const lease = isPending(job) ? await leases.claim(uploadLease(job.id)) : undefined;
      if (!lease) throw second();
      try {
        if (!isPending(await existing(id))) throw second();
        await files.write(recordingFile(job.id), ofLength(body, job.sourceFile.content_length));
        await jobs.change(job.id, withUnfinished('uploaded', deps.now() + workTime), deps.now());
      } finally {
        await lease.release();
      }
      queue.add(job.id);
    },
    take: async (id, index) => {
      const job = await existing(id);
      const file = job.results[index]?.status === 'complete' ? await files.open(resultFile(job.id, index)) : undefined;
      // two that come at once: one of them changes the status
      const taken = file && (await jobs.change(job.id, withDownloaded(index), deps.now()));
      if (!file || !taken) throw new Refusal(404, 'There is nothing to download, or no more.');
      return file;
    },
    resume: async () => {
      await sweep();
      for (const job of await jobs.list()) {
        if (job.results.some(isUnfinished) && !isPending(job) && !(await leases.isHeld(workLease(job.id))))
          queue.add(job.id);
      }
    },
    idle: () => queue.idle(),
  };
}
