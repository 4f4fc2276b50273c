import { say } from '../sentences/sentence.ts';
import type { Clock } from './clock.ts';
import {
  type DocumentHandle,
  type DocumentStatus,
  type DocumentUpload,
  documentHandleSchema,
  documentStatusSchema,
} from './documents.ts';
import { OperationalError } from './operationalError.ts';
import { readJson } from './readJson.ts';
import { readServiceSentence } from './readServiceSentence.ts';
import type { Transport } from './transport.ts';

/** `/v2/document`. */
export interface DocumentsClient {
  upload(document: DocumentUpload, signal?: AbortSignal): Promise<DocumentHandle>;
  status(handle: DocumentHandle, signal?: AbortSignal): Promise<DocumentStatus>;
  /** The translated file. The service then forgets it: there is no second download. */
  result(handle: DocumentHandle, signal?: AbortSignal): Promise<Uint8Array>;
  /**
   * Waits for an upload and downloads its translation.
   *
   * @param onStatus called with each status that was asked for.
   * @throws OperationalError `rejected` with the service's reason when the translation fails.
   */
  follow(
    handle: DocumentHandle,
    onStatus?: (status: DocumentStatus) => void,
    signal?: AbortSignal,
  ): Promise<DocumentTranslation>;
  /** Uploads and follows; see {@link follow}. */
  translate(
    document: DocumentUpload,
    onStatus?: (status: DocumentStatus) => void,
    signal?: AbortSignal,
  ): Promise<DocumentTranslation>;
}

/** A document that was downloaded. */
export interface DocumentTranslation {
  readonly bytes: Uint8Array;
  readonly billedCharacters: number | undefined;
  /** What the service has to say of a finished document: texts that it could not translate. */
  readonly message: string | undefined;
}

const transferTimeout = 10 * 60_000;

/** The document calls over a transport. */
export function documentsClient(send: Transport, clock: Clock): DocumentsClient {
  const one = ({ document_id }: DocumentHandle) => `/v2/document/${encodeURIComponent(document_id)}`;
  const key = ({ document_key }: DocumentHandle) => ({ json: { document_key } });
  const client: DocumentsClient = {
    upload: async (document, signal) => {
      const call = { method: 'POST', path: '/v2/document', timeout: transferTimeout } as const;
      return readJson(await send({ ...call, body: { form: formOf(document) } }, signal), documentHandleSchema);
    },
    status: async (handle, signal) =>
      readJson(
        await send({ method: 'POST', path: one(handle), body: key(handle), replay: 'safe' }, signal),
        documentStatusSchema,
      ),
    result: async (handle, signal) => {
      const call = { method: 'POST', path: `${one(handle)}/result`, timeout: transferTimeout } as const;
      return (await send({ ...call, body: key(handle), headers: { accept: '*/*' } }, signal)).bytes;
    },
    translate: async (document, onStatus, signal) =>
      client.follow(await client.upload(document, signal), onStatus, signal),
    follow: async (handle, onStatus, signal) => {
      for (let pause = 100; ; pause = Math.min(pause * 1.5, 3000)) {
        const status = await client.status(handle, signal);
        onStatus?.(status);
        if (status.status === 'error') {
          throw new OperationalError(
            'rejected',
            status.message === undefined
              ? say`The service did not translate the document and gave no reason. Try again, and ask its administrator if that fails, too.`
              : say`The document was not translated: ${readServiceSentence(status.message)}`,
          );
        }
        if (status.status === 'done') {
          return {
            bytes: await client.result(handle, signal),
            billedCharacters: status.billed_characters,
            message: status.message,
          };
        }
        await clock.sleep(pause, signal).catch(() => {
          throw new OperationalError('cancelled', say`Cancelled.`);
        });
      }
    },
  };
  return client;
}

function formOf({ file, ...fields }: DocumentUpload): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    form.append(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  form.append('file', new Blob([file.bytes as Uint8Array<ArrayBuffer>]), file.name);
  return form;
}
