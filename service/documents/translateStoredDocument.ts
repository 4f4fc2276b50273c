import { characterLimit, quotaExceeded } from '../http/quota.ts';
import type { MemoryIndexes } from '../memories/memoryIndexes.ts';
import type { Clock } from '../process/running.ts';
import type { StoredDocument } from '../storage/documents.ts';
import type { Stores } from '../storage/store.ts';
import { usageStore } from '../storage/usage.ts';
import { documentFile } from './documentFiles.ts';
import type { DocumentProgress } from './documentStatus.ts';
import type { DocumentThread } from './documentThread.ts';
import { sealText } from './sealing.ts';
import type { TranslateDocumentDeps } from './translateDocument.ts';
import { UnusableDocument } from './unusableDocument.ts';

/** What translating a stored document takes. */
export type TranslateStoredDeps = TranslateDocumentDeps & Clock & Stores<'documents' | 'files' | 'keys' | 'usage'>;

/** A stored document that is to be translated. */
export interface StoredDocumentWork {
  readonly document: StoredDocument;
  readonly documentKey: string;
  /** Told how much is done. */
  readonly progress: DocumentProgress;
  /** Ends the work. */
  readonly signal: AbortSignal;
}

/**
 * Translates the file of a document, keeps the result beside it, and bills the key that it was uploaded with.
 *
 * @throws as `translateDocument`; UnusableDocument where that key is gone.
 */
export async function translateStoredDocument(
  deps: TranslateStoredDeps,
  memories: MemoryIndexes,
  thread: DocumentThread,
  { document: { id, keyId }, documentKey, progress, signal }: StoredDocumentWork,
): Promise<void> {
  const { documents, files, keys } = deps.store;
  await documents.update(id, { status: 'translating' }, deps.now());
  const stored = (await files.read(documentFile(id, 'in'))) ?? new Uint8Array();
  const key = await keys.get(keyId);
  if (!key) throw new UnusableDocument('The key that the document was uploaded with is gone.');
  const reserve = async (characters: number) => {
    if (!(await documents.reserve(id, characters, characterLimit(key, deps.now())))) throw quotaExceeded();
  };
  const onProgress = (share: number) => {
    progress.share = share;
  };
  // with all the formats, which are loaded when a document comes
  const { translateDocument } = await import('./translateDocument.ts');
  const task = { stored, documentKey, free: key.free, reserve, onProgress };
  const { sealed, billed, message } = await thread.use(signal, (session) =>
    translateDocument(deps, memories, session, task, signal),
  );
  await files.write(documentFile(id, 'out'), [sealed]);
  const now = deps.now();
  const outcome = { status: 'done', billed, ...(message ? { message: sealText(message, documentKey) } : {}) } as const;
  await documents.settle(id, outcome, now, (queries) =>
    usageStore(queries).add({ keyId, product: 'document', tag: '', amount: billed }, now),
  );
  await files.remove(documentFile(id, 'in'));
}
