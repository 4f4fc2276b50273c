import type { DocumentStatus } from '../../shared/api/documents.ts';
import type { StoredDocument } from '../storage/documents.ts';
import { messageOf, unknownReason } from './documentMessages.ts';

/** How far the work on a document is. */
export interface DocumentProgress {
  /** From 0 to 1. */
  share: number;
  /** When it began, in ms of `performance.now()`. */
  readonly began: number;
}

/**
 * What the status call answers of a document.
 *
 * @param status shown in place of the stored one.
 * @param progress of a document that this run works on.
 */
export function documentStatus(
  document: StoredDocument,
  documentKey: string,
  status: DocumentStatus['status'],
  progress: DocumentProgress | undefined,
): DocumentStatus {
  const message = messageOf(document, documentKey);
  return {
    document_id: document.id,
    status,
    ...(status === 'translating' && progress ? { seconds_remaining: secondsLeft(progress) } : {}),
    ...(status === 'done' ? { billed_characters: document.billed ?? 0 } : {}),
    ...(status === 'done' && message ? { message } : {}),
    ...(status === 'error' ? failed(message ?? unknownReason) : {}),
  };
}

/** Most clients read the reason of a failure from `error_message`. */
function failed(message: string): Pick<DocumentStatus, 'message' | 'error_message'> {
  return { message, error_message: message };
}

function secondsLeft({ share, began }: DocumentProgress): number {
  const elapsed = (performance.now() - began) / 1000;
  return share > 0 ? Math.ceil((elapsed / share) * (1 - share)) : Math.max(1, Math.ceil(elapsed));
}
