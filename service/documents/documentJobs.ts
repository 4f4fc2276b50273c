import { randomBytes } from 'node:crypto';
import type { DocumentHandle, DocumentStatus } from '../../shared/api/documents.ts';
import { OperationalError } from '../../shared/api/operationalError.ts';
import { failureFields, Refusal } from '../http/errors.ts';
import { undownloadedLimit } from '../http/limits.ts';
import { characterLimit, quotaExceeded } from '../http/quota.ts';
import type { MemoryIndexes } from '../memories/memoryIndexes.ts';
import type { Clock, Logged, Stoppable } from '../process/running.ts';
import { isOpen, type StoredDocument } from '../storage/documents.ts';
import type { ApiKey } from '../storage/keys.ts';
import type { Lease } from '../storage/leases.ts';
import type { Stores } from '../storage/store.ts';
import { usageStore } from '../storage/usage.ts';
import { type DocumentOrder, pack, resultName, unpack } from './documentOrder.ts';
import { documentThread } from './documentThread.ts';
import type { ToolFolders } from './documentTools.ts';
import { newDocumentKey, seal, sealText, unseal, unsealText } from './sealing.ts';
import type { TranslateDocumentDeps } from './translateDocument.ts';
import { UnusableDocument } from './unusableDocument.ts';

/** How long a document is kept after it was last touched, in ms. */
const retention = 24 * 60 * 60_000;

/** What a document that could not be stored says. */
const neverStored = 'The document could not be stored.';

/** A translated file on its way to the client. */
export interface DocumentDownload {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The client has all of it: it is removed. */
  taken(): Promise<void>;
  /** The client went away before: it can be downloaded again. */
  dropped(): void;
}

/** What documents take. */
export type DocumentJobsDeps = TranslateDocumentDeps &
  Clock &
  Stoppable &
  Logged &
  Stores<'documents' | 'files' | 'leases' | 'keys' | 'usage'> & { readonly documents: ToolFolders };

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
export function documentJobs(deps: DocumentJobsDeps, memories: MemoryIndexes): DocumentJobs {
  const { documents, files, leases } = deps.store;
  const file = (id: string, part: 'in' | 'out') => `documents/${id}.${part}`;
  /** Share of the work that is done and when it began, of documents that this run works on. */
  const running = new Map<string, { share: number; began: number }>();
  const thread = documentThread(deps.documents);
  let queue: Promise<void> = Promise.resolve();

  const remove = async (id: string) => {
    await files.remove(file(id, 'in'));
    await files.remove(file(id, 'out'));
  };
  const sweep = async () => {
    for (const id of await documents.removeBefore(deps.now() - retention, running)) await remove(id);
  };
  const fail = (error: unknown, trace: string) => deps.log?.('failure', { ...failureFields(error), trace });
  const enqueue = (handle: DocumentHandle, trace: string) => {
    const id = handle.document_id;
    running.set(id, { share: 0, began: 0 });
    // where not even the outcome can be kept the document stays open, and the next status call takes it up again
    queue = queue
      .then(() => work(handle, trace).catch((error) => fail(error, trace)))
      .finally(() => running.delete(id));
  };
  const work = async (handle: DocumentHandle, trace: string) => {
    const id = handle.document_id;
    if (deps.stopping.aborted) return;
    const lease = await leases.claim(`document/${id}`);
    if (!lease) return;
    try {
      // it can have been finished while it waited here
      const document = await documents.get(id);
      if (document && isOpen(document)) await translate(handle, document, lease);
    } catch (error) {
      if (lease.lost.aborted) return;
      if (deps.stopping.aborted) return void (await documents.update(id, { status: 'queued' }, deps.now()));
      const reason = expectedReason(error);
      if (reason === undefined) fail(error, trace);
      const message = sealText(
        reason ?? `The translation failed inside the service (trace ${trace}).`,
        handle.document_key,
      );
      if (await documents.settle(id, { status: 'error', message }, deps.now())) await remove(id);
    } finally {
      await lease.release();
    }
  };
  const translate = async (handle: DocumentHandle, { id, keyId }: StoredDocument, lease: Lease) => {
    const progress = { share: 0, began: performance.now() };
    running.set(id, progress);
    await documents.update(id, { status: 'translating' }, deps.now());
    const stored = (await files.read(file(id, 'in'))) ?? new Uint8Array();
    const key = await deps.store.keys.get(keyId);
    if (!key) throw new UnusableDocument('The key that the document was uploaded with is gone.');
    const reserve = async (characters: number) => {
      if (!(await documents.reserve(id, characters, characterLimit(key, deps.now())))) throw quotaExceeded();
    };
    const onProgress = (share: number) => {
      progress.share = share;
    };
    const signal = AbortSignal.any([deps.stopping, lease.lost]);
    // with all the formats, which are loaded when a document comes
    const { translateDocument } = await import('./translateDocument.ts');
    const task = { stored, documentKey: handle.document_key, free: key.free, reserve, onProgress };
    const { sealed, billed, message } = await thread.use(signal, (session) =>
      translateDocument(deps, memories, session, task, signal),
    );
    await files.write(file(id, 'out'), [sealed]);
    const now = deps.now();
    const outcome = {
      status: 'done',
      billed,
      ...(message ? { message: sealText(message, handle.document_key) } : {}),
    } as const;
    await documents.settle(id, outcome, now, (queries) =>
      usageStore(queries).add({ keyId, product: 'document', tag: '', amount: billed }, now),
    );
    await files.remove(file(id, 'in'));
  };
  const existing = async (handle: DocumentHandle): Promise<StoredDocument> => {
    const document = await documents.get(handle.document_id.toUpperCase());
    const proof = document && unseal(document.proof, handle.document_key);
    if (!document || !proof || Buffer.from(proof).toString() !== document.id)
      throw new Refusal(404, 'Document not found');
    return document;
  };

  return {
    add: async (order, bytes, key, trace) => {
      await sweep();
      if ((await documents.undownloaded()) >= undownloadedLimit) {
        throw new Refusal(429, 'Too many finished documents wait for their download; download them first.');
      }
      const id = randomBytes(16).toString('hex').toUpperCase();
      const handle = { document_id: id, document_key: newDocumentKey() };
      const now = deps.now();
      const proof = seal([Buffer.from(id)], handle.document_key);
      const { documentExtension, documentKind } = await import('./documentKinds.ts');
      const reserved = documentKind(documentExtension(order.name))?.minimum ?? 0;
      // the entry comes first: a file without one is of nobody, and can go at any time
      const entry = { id, proof, keyId: key.id, status: 'queued', reserved, created: now, updated: now } as const;
      if (!(await documents.add(entry, characterLimit(key, now)))) throw quotaExceeded();
      try {
        await files.write(file(id, 'in'), [seal(pack(order, bytes), handle.document_key)]);
      } catch (error) {
        await documents
          .settle(id, { status: 'error', message: expectedReason(error) ?? neverStored }, deps.now())
          .catch(() => undefined);
        throw error;
      }
      enqueue(handle, trace);
      return handle;
    },
    status: async (handle, trace) => {
      const document = await existing(handle);
      if (document.status === 'downloaded') throw new Refusal(404, 'Document already downloaded');
      const progress = running.get(document.id);
      const open = isOpen(document);
      const message = document.message && unsealText(document.message, handle.document_key);
      const left = open && !progress && !(await leases.isHeld(`document/${document.id}`));
      if (left && !running.has(document.id)) enqueue({ ...handle, document_id: document.id }, trace);
      const status = left ? 'queued' : document.status;
      return {
        document_id: document.id,
        status,
        ...(status === 'translating' && progress ? { seconds_remaining: secondsLeft(progress) } : {}),
        ...(status === 'done' ? { billed_characters: document.billed ?? 0 } : {}),
        ...(status === 'done' && message ? { message } : {}),
        ...(status === 'error' ? failed(message ?? unknownReason) : {}),
      };
    },
    result: async (handle) => {
      const document = await existing(handle);
      const { id, status } = document;
      const message = document.message && unsealText(document.message, handle.document_key);
      const downloaded = () => new Refusal(404, 'Document already downloaded');
      if (status === 'downloaded') throw downloaded();
      if (status === 'error') throw new Refusal(404, message ?? unknownReason);
      if (status !== 'done') throw new Refusal(503, 'Document translation is not done');
      const lease = await leases.claim(`document/${id}/download`);
      if (!lease) throw downloaded();
      const stored = unseal((await files.read(file(id, 'out'))) ?? new Uint8Array(), handle.document_key);
      if (!stored) {
        await lease.release();
        throw (await documents.get(id))?.status === 'done'
          ? new Refusal(500, 'The document was damaged.')
          : downloaded();
      }
      const { order, bytes } = unpack(stored);
      const taken = async () => {
        await documents.update(id, { status: 'downloaded' }, deps.now());
        await lease.release();
        await remove(id);
      };
      return { name: resultName(order), bytes, taken, dropped: () => void lease.release().catch(() => undefined) };
    },
    resume: async () => {
      await sweep();
      for (const name of await files.list('documents')) {
        const [id = '', part] = name.slice('documents/'.length).split('.');
        const document = await documents.get(id);
        const wanted = document && (isOpen(document) || (part === 'out' && document.status === 'done'));
        if (!wanted) await files.remove(name);
      }
    },
    idle: () => queue,
  };
}

const unknownReason = 'The translation failed.';

/** Most clients read the reason of a failure from `error_message`. */
function failed(message: string): Pick<DocumentStatus, 'message' | 'error_message'> {
  return { message, error_message: message };
}

/** The sentence of a failure that the document's owner can do something about; undefined for a defect. */
function expectedReason(error: unknown): string | undefined {
  const expected = error instanceof UnusableDocument || error instanceof Refusal || error instanceof OperationalError;
  return expected ? error.message : undefined;
}

function secondsLeft({ share, began }: { share: number; began: number }): number {
  const elapsed = (performance.now() - began) / 1000;
  return share > 0 ? Math.ceil((elapsed / share) * (1 - share)) : Math.max(1, Math.ceil(elapsed));
}
