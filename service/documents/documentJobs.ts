import { randomBytes } from 'node:crypto';
import type { DocumentHandle, DocumentStatus } from '../../shared/api/documents.ts';
import { Refusal } from '../http/errors.ts';
import { undownloadedLimit } from '../http/limits.ts';
import { characterLimit, quotaExceeded } from '../http/quota.ts';
import type { MemoryIndexes } from '../memories/memoryIndexes.ts';
import { isOpen, type StoredDocument } from '../storage/documents.ts';
import type { ApiKey } from '../storage/keys.ts';
import { alreadyDownloaded, type DocumentDownload, openDownload } from './documentDownload.ts';
import { documentFile, listDocumentFiles, removeDocumentFiles } from './documentFiles.ts';
import { expectedReason, neverStored } from './documentMessages.ts';
import { type DocumentOrder, pack } from './documentOrder.ts';
import { type DocumentQueueDeps, documentQueue } from './documentQueue.ts';
import { documentStatus } from './documentStatus.ts';
import { newDocumentKey, seal, unseal } from './sealing.ts';

/** How long a document is kept after it was last touched, in ms. */
const retention = 24 * 60 * 60_000;

/** Documents on their way from upload to download. */
export interface DocumentJobs {
  /**
   * Stores a document, encrypted with a key that only the answer holds, and starts translating it.
   *
   * @param trace id of the request, with which an unexpected failure is logged.
   * @throws Refusal 456 where the key has not so many characters left as the document costs at least, 429 while too
   *   many documents wait for their download.
   */
  add(order: DocumentOrder, bytes: Uint8Array, key: ApiKey, trace: string): Promise<DocumentHandle>;
  /**
   * Also takes up a document again that an earlier run left unfinished.
   *
   * @param trace as for `add`.
   * @throws Refusal 404 without the right key.
   */
  status(handle: DocumentHandle, trace: string): Promise<DocumentStatus>;
  /**
   * The translated file.
   *
   * @throws Refusal 503 before it is done, 404 after it was downloaded and while another download of it goes on.
   */
  result(handle: DocumentHandle): Promise<DocumentDownload>;
  /** Removes what a process that was killed had no time to remove. */
  resume(): Promise<void>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

/** Documents over encrypted files; several processes on one database do not work on the same one. */
export function documentJobs(deps: DocumentQueueDeps, memories: MemoryIndexes): DocumentJobs {
  const { documents, files, leases } = deps.store;
  const queue = documentQueue(deps, memories);

  const sweep = async () => {
    for (const id of await documents.removeBefore(deps.now() - retention, queue)) await removeDocumentFiles(files, id);
  };
  const existing = async (handle: DocumentHandle): Promise<StoredDocument> => {
    const document = await documents.get(handle.document_id.toUpperCase());
    const proof = document && unseal(document.proof, handle.document_key);
    if (!document || !proof || Buffer.from(proof).toString() !== document.id)
      throw new Refusal(404, 'Document not found');
    return document;
  };
  /** Enters a document and stores its file. */
  const store = async (handle: DocumentHandle, order: DocumentOrder, bytes: Uint8Array, key: ApiKey) => {
    const { document_id: id, document_key: documentKey } = handle;
    const now = deps.now();
    const proof = seal([Buffer.from(id)], documentKey);
    const { documentExtension, documentKind } = await import('./documentKinds.ts');
    const reserved = documentKind(documentExtension(order.name))?.minimum ?? 0;
    // the entry comes first: a file without one is of nobody, and can go at any time
    const entry = { id, proof, keyId: key.id, status: 'queued', reserved, created: now, updated: now } as const;
    if (!(await documents.add(entry, characterLimit(key, now)))) throw quotaExceeded();
    try {
      await files.write(documentFile(id, 'in'), [seal(pack(order, bytes), documentKey)]);
    } catch (error) {
      const outcome = { status: 'error', message: expectedReason(error) ?? neverStored } as const;
      await documents.settle(id, outcome, deps.now()).catch(() => undefined);
      throw error;
    }
  };

  return {
    add: async (order, bytes, key, trace) => {
      await sweep();
      if ((await documents.undownloaded()) >= undownloadedLimit) {
        throw new Refusal(429, 'Too many finished documents wait for their download; download them first.');
      }
      const id = randomBytes(16).toString('hex').toUpperCase();
      const handle = { document_id: id, document_key: newDocumentKey() };
      await store(handle, order, bytes, key);
      queue.add(handle, trace);
      return handle;
    },
    status: async (handle, trace) => {
      const document = await existing(handle);
      const { id, status } = document;
      if (status === 'downloaded') throw alreadyDownloaded();
      const progress = queue.progress(id);
      const left = isOpen(document) && !progress && !(await leases.isHeld(`document/${id}`));
      if (left && !queue.has(id)) queue.add({ ...handle, document_id: id }, trace);
      return documentStatus(document, handle.document_key, left ? 'queued' : status, progress);
    },
    result: async (handle) => openDownload(deps, await existing(handle), handle.document_key),
    resume: async () => {
      await sweep();
      for (const { name, id, part } of await listDocumentFiles(files)) {
        const document = await documents.get(id);
        const wanted = document && (isOpen(document) || (part === 'out' && document.status === 'done'));
        if (!wanted) await files.remove(name);
      }
    },
    idle: () => queue.idle(),
  };
}
