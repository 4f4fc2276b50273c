import type { DocumentOptions, ServiceFailure } from '../../shared/documentProtocol.ts';
import type { Remedies } from '../session/pageParts.ts';

/** The translation of one document into one language: a row of the panel. */
export interface DocumentJob {
  readonly id: string;
  /** URI of the document. */
  readonly uri: string;
  /** Name of the document, relative to the workspace where it is in one. */
  readonly name: string;
  /** BCP 47; the document says it where it is absent. */
  readonly sourceLanguage?: string;
  readonly targetLanguage: string;
  readonly options: DocumentOptions;
  /** Pattern of the name of the result. */
  readonly naming: string;
  /** Whether a file that has that name may be replaced. */
  readonly replaces: boolean;
  /** True where the document goes to the service as it is. */
  readonly isWhole: boolean;
  /** Characters that it is expected to cost, or that were billed; at least so many where `isLeast`. */
  readonly characters: number;
  readonly isLeast?: boolean;
  readonly isBilled?: boolean;
  /** `embedded`, or the host of the service that it was sent to. */
  readonly service: string;
  readonly phase: JobPhase;
  /** What there is to say of it, in a sentence for the user. */
  readonly text: string;
  /** From 0 to 100; unknown where it is absent. */
  readonly percentage?: number;
  /** True where the service has it and the secret storage has what leads to it. */
  readonly isUploaded?: boolean;
  /** URI of the result. */
  readonly result?: string;
  readonly failure?: ServiceFailure;
  /** What helps where nothing on this machine translates it. */
  readonly remedies?: Remedies;
}

/** `sending` lasts until the service has taken the document, or all texts of it are translated. */
export type JobPhase = 'waiting' | 'sending' | 'following' | 'done' | 'failed' | 'cancelled';

/** Whether something goes on, or is about to. */
export const isUnderWay = ({ phase }: Pick<DocumentJob, 'phase'>): boolean =>
  phase === 'waiting' || phase === 'sending' || phase === 'following';

/**
 * What becomes of a job when the window is opened again. What the service has is followed to its end, what was never sent
 * waits; what may have been billed is not sent again before somebody asks for it.
 *
 * @param interrupted a sentence for the user: its translation was interrupted and may have been billed.
 * @example afterRestart({ ...job, phase: 'following', isUploaded: true }, '…').phase // 'waiting'
 */
export function afterRestart(job: DocumentJob, interrupted: string): DocumentJob {
  if (!isUnderWay(job)) return job;
  const { percentage: _, ...rest } = job;
  const isSafe = job.phase === 'waiting' || job.isUploaded || (!job.isWhole && job.service === 'embedded');
  return isSafe
    ? { ...rest, phase: 'waiting', text: '' }
    : { ...rest, phase: 'failed', text: interrupted, failure: { kind: 'network' } };
}

/**
 * A job that starts once more, without what is left of its last try. An upload that the service has is followed; a result
 * that lacks some translations is replaced.
 */
export function startedAgain({ failure: _, remedies: __, percentage: ___, ...job }: DocumentJob): DocumentJob {
  return { ...job, phase: 'waiting', text: '' };
}

/** Whether the service has nothing more to say of an upload: following it once more would fail again. */
export function isOver({ kind, status }: ServiceFailure): boolean {
  return kind === 'rejected' || status === 404;
}

/** Jobs that were kept; anything else is left out. */
export function readJobs(kept: unknown): readonly DocumentJob[] {
  return Array.isArray(kept) ? kept.filter(isJob) : [];
}

function isJob(value: unknown): value is DocumentJob {
  const job = (value ?? {}) as Partial<Record<keyof DocumentJob, unknown>>;
  const texts = [job.id, job.uri, job.name, job.targetLanguage, job.naming, job.service, job.phase, job.text];
  return texts.every((text) => typeof text === 'string') && typeof job.options === 'object' && job.options !== null;
}
