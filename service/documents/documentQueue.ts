import type { DocumentHandle } from '../../shared/api/documents.ts';
import { failureFields } from '../http/errors.ts';
import type { MemoryIndexes } from '../memories/memoryIndexes.ts';
import type { Logged, Stoppable } from '../process/running.ts';
import { isOpen } from '../storage/documents.ts';
import type { Stores } from '../storage/store.ts';
import { removeDocumentFiles } from './documentFiles.ts';
import { expectedReason } from './documentMessages.ts';
import type { DocumentProgress } from './documentStatus.ts';
import { documentThread } from './documentThread.ts';
import type { ToolFolders } from './documentTools.ts';
import { sealText } from './sealing.ts';
import { type TranslateStoredDeps, translateStoredDocument } from './translateStoredDocument.ts';

/** What the queue takes. */
export type DocumentQueueDeps = TranslateStoredDeps &
  Stoppable &
  Logged &
  Stores<'leases'> & { readonly documents: ToolFolders };

/** Documents that this run translates, one after the other. */
export interface DocumentQueue {
  /** @param trace id of the request, with which an unexpected failure is logged. */
  add(handle: DocumentHandle, trace: string): void;
  /** Whether a document waits here or is being translated. */
  has(id: string): boolean;
  /** How far a document of this queue is. */
  progress(id: string): DocumentProgress | undefined;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

/** The queue over stored documents; a document that another process works on is left to it. */
export function documentQueue(deps: DocumentQueueDeps, memories: MemoryIndexes): DocumentQueue {
  const { documents, files, leases } = deps.store;
  const running = new Map<string, DocumentProgress>();
  const thread = documentThread(deps.documents);
  let queue: Promise<void> = Promise.resolve();

  const logFailure = (error: unknown, trace: string) => deps.log?.('failure', { ...failureFields(error), trace });

  const work = async ({ document_id: id, document_key: documentKey }: DocumentHandle, trace: string) => {
    if (deps.stopping.aborted) return;
    const lease = await leases.claim(`document/${id}`);
    if (!lease) return;
    try {
      const document = await documents.get(id);
      // it can have been finished while it waited here
      if (!document || !isOpen(document)) return;
      const progress = { share: 0, began: performance.now() };
      running.set(id, progress);
      const signal = AbortSignal.any([deps.stopping, lease.lost]);
      await translateStoredDocument(deps, memories, thread, { document, documentKey, progress, signal });
    } catch (error) {
      if (lease.lost.aborted) return;
      if (deps.stopping.aborted) return void (await documents.update(id, { status: 'queued' }, deps.now()));
      await giveUp(id, documentKey, error, trace);
    } finally {
      await lease.release();
    }
  };

  const giveUp = async (id: string, documentKey: string, error: unknown, trace: string) => {
    const reason = expectedReason(error);
    if (reason === undefined) logFailure(error, trace);
    const message = sealText(reason ?? `The translation failed inside the service (trace ${trace}).`, documentKey);
    if (await documents.settle(id, { status: 'error', message }, deps.now())) await removeDocumentFiles(files, id);
  };

  return {
    add: (handle, trace) => {
      const id = handle.document_id;
      running.set(id, { share: 0, began: 0 });
      // where not even the outcome can be kept the document stays open, and the next status call takes it up again
      queue = queue
        .then(() => work(handle, trace).catch((error) => logFailure(error, trace)))
        .finally(() => running.delete(id));
    },
    has: (id) => running.has(id),
    progress: (id) => running.get(id),
    idle: () => queue,
  };
}
