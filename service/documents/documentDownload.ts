import { Refusal } from '../http/errors.ts';
import type { Clock } from '../process/running.ts';
import type { StoredDocument } from '../storage/documents.ts';
import type { Stores } from '../storage/store.ts';
import { documentFile, removeDocumentFiles } from './documentFiles.ts';
import { messageOf, unknownReason } from './documentMessages.ts';
import { resultName, unpack } from './documentOrder.ts';
import { unseal } from './sealing.ts';

/** A translated file on its way to the client. */
export interface DocumentDownload {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The client has all of it: it is removed. */
  taken(): Promise<void>;
  /** The client went away before: it can be downloaded again. */
  dropped(): void;
}

/** Why a document cannot be downloaded once more. */
export function alreadyDownloaded(): Refusal {
  return new Refusal(404, 'Document already downloaded');
}

/**
 * Opens the translated file of a document for the one client that downloads it.
 *
 * @throws Refusal 503 before it is done, 404 after it was downloaded and while another download of it goes on.
 */
export async function openDownload(
  deps: Clock & Stores<'documents' | 'files' | 'leases'>,
  document: StoredDocument,
  documentKey: string,
): Promise<DocumentDownload> {
  const { documents, files, leases } = deps.store;
  const { id, status } = document;
  if (status === 'downloaded') throw alreadyDownloaded();
  if (status === 'error') throw new Refusal(404, messageOf(document, documentKey) ?? unknownReason);
  if (status !== 'done') throw new Refusal(503, 'Document translation is not done');
  const lease = await leases.claim(`document/${id}/download`);
  if (!lease) throw alreadyDownloaded();
  const stored = unseal((await files.read(documentFile(id, 'out'))) ?? new Uint8Array(), documentKey);
  if (!stored) {
    await lease.release();
    throw (await documents.get(id))?.status === 'done'
      ? new Refusal(500, 'The document was damaged.')
      : alreadyDownloaded();
  }
  const { order, bytes } = unpack(stored);
  const taken = async () => {
    await documents.update(id, { status: 'downloaded' }, deps.now());
    await lease.release();
    await removeDocumentFiles(files, id);
  };
  return { name: resultName(order), bytes, taken, dropped: () => void lease.release().catch(() => undefined) };
}
