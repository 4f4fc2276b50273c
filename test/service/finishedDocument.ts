import type { Client } from '../../shared/api/client.ts';
import type { DocumentHandle, DocumentStatus } from '../../shared/api/documents.ts';

/** Asks until a document is done or has failed. */
export async function finishedDocument({ documents }: Client, handle: DocumentHandle): Promise<DocumentStatus> {
  for (;;) {
    const status = await documents.status(handle);
    if (status.status === 'done' || status.status === 'error') return status;
  }
}

/** Uploads a document, waits for its end, and downloads it: no bytes where it failed. */
export async function translatedDocument(
  client: Client,
  order: Parameters<Client['documents']['upload']>[0],
): Promise<{ readonly status: DocumentStatus; readonly bytes: Uint8Array }> {
  const handle = await client.documents.upload(order);
  const status = await finishedDocument(client, handle);
  return { status, bytes: status.status === 'done' ? await client.documents.result(handle) : new Uint8Array() };
}
