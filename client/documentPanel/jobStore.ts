import type { ExtensionContext } from 'vscode';
import type { DocumentHandle } from '../../shared/api/documents.ts';
import { type DocumentJob, readJobs } from './documentJob.ts';

/** Where jobs outlive the window: what they are in the state of the workspace, what opens an upload in the secret storage. */
export interface JobStore {
  read(): readonly DocumentJob[];
  /** Resolves once they are kept. */
  write(jobs: readonly DocumentJob[]): Promise<void>;
  /** What leads to the upload of a job; undefined where there is none. */
  handle(id: string): Promise<DocumentHandle | undefined>;
  keepHandle(id: string, handle: DocumentHandle): Promise<void>;
  forgetHandle(id: string): Promise<void>;
}

const jobsKey = 'interline.documents.jobs';
const secretName = (id: string) => `interline.document ${id}`;

/** The store of an extension's context. */
export function jobStore({ workspaceState, secrets }: ExtensionContext): JobStore {
  return {
    read: () => readJobs(workspaceState.get(jobsKey)),
    async write(jobs) {
      await workspaceState.update(jobsKey, jobs.length > 0 ? jobs : undefined);
    },
    async handle(id) {
      const kept = await secrets.get(secretName(id));
      // Its shape is what `keepHandle` wrote: a schema would bring all of zod into the extension, at its start.
      return kept === undefined ? undefined : (JSON.parse(kept) as DocumentHandle);
    },
    keepHandle: async (id, handle) => secrets.store(secretName(id), JSON.stringify(handle)),
    forgetHandle: async (id) => secrets.delete(secretName(id)),
  };
}
