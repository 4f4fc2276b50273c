import { type Disposable, EventEmitter } from 'vscode';
import type { DocumentJob } from './documentJob.ts';
import type { JobStore } from './jobStore.ts';

/** The jobs of a window, shown and kept whenever they change. */
export interface KeptJobs extends Disposable {
  readonly all: readonly DocumentJob[];
  /** True once nothing is changed or kept any more: the window is about to be closed. */
  readonly isSuspended: boolean;
  find(id: string): DocumentJob | undefined;
  /** Resolves once the new list is kept. */
  replace(jobs: readonly DocumentJob[]): Promise<void>;
  /** Changes one; resolves once that is kept. */
  change(id: string, next: (job: DocumentJob) => DocumentJob): Promise<void>;
  /** Shows progress, which is not worth keeping. */
  progress(id: string, text: string, percentage: number | undefined): void;
  suspend(): void;
  onChange(listener: () => void): Disposable;
}

/** The jobs of a store. */
export function keptJobs(store: JobStore): KeptJobs {
  let all = store.read();
  let isSuspended = false;
  const changed = new EventEmitter<void>();
  const show = (jobs: readonly DocumentJob[]) => {
    if (isSuspended) return;
    all = jobs;
    changed.fire();
  };
  const patched = (id: string, next: (job: DocumentJob) => DocumentJob) =>
    all.map((job) => (job.id === id ? next(job) : job));
  const replace = async (jobs: readonly DocumentJob[]) => {
    show(jobs);
    if (!isSuspended) await store.write(all);
  };
  return {
    get all() {
      return all;
    },
    get isSuspended() {
      return isSuspended;
    },
    find: (id) => all.find((job) => job.id === id),
    replace,
    change: (id, next) => replace(patched(id, next)),
    progress: (id, text, percentage) =>
      show(patched(id, (job) => ({ ...job, text, ...(percentage === undefined ? {} : { percentage }) }))),
    suspend() {
      isSuspended = true;
    },
    onChange: (listener) => changed.event(listener),
    dispose: () => changed.dispose(),
  };
}
