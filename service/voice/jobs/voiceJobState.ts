import type { StoredVoiceJob, VoiceResult } from '../../storage/voiceJobs.ts';

/** Changes a job, as the store takes it; undefined changes nothing. */
type Edit = (job: StoredVoiceJob) => Pick<StoredVoiceJob, 'results' | 'expires'> | undefined;

/** True until the file of a job was uploaded. */
export function isPending(job: StoredVoiceJob): boolean {
  return job.results.every((result) => result.status === 'pending');
}

/** True while there is work on a result, or a download of it to come. */
export function isOpen({ status }: VoiceResult): boolean {
  return status !== 'downloaded' && status !== 'failed';
}

/** True while a result is to be made. */
export function isUnfinished({ status }: VoiceResult): boolean {
  return status === 'pending' || status === 'uploaded' || status === 'processing';
}

/** True when nobody can do anything with a job any more: its time is over, or all was downloaded. */
export function isOver(job: StoredVoiceJob, now: number): boolean {
  return now >= job.expires || job.results.every(({ status }) => status === 'downloaded');
}

/** Gives every unfinished result a status. @param expires in ms since 1970. */
export function withUnfinished(status: VoiceResult['status'], expires: number): Edit {
  return ({ results }) => ({
    results: results.map((result) => (isUnfinished(result) ? { ...result, status } : result)),
    expires,
  });
}

/** Says what became of one result. @param expires in ms since 1970. */
export function withResult(
  index: number,
  change: Pick<VoiceResult, 'status' | 'error' | 'errorCode'>,
  expires: number,
): Edit {
  return ({ results }) => ({
    results: results.map((result, i) => (i === index ? { ...result, ...change } : result)),
    expires,
  });
}

/** Marks a complete result as downloaded. */
export function withDownloaded(index: number): Edit {
  return (job) =>
    job.results[index]?.status === 'complete'
      ? withResult(index, { status: 'downloaded' }, job.expires)(job)
      : undefined;
}
