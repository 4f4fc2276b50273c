import { OperationalError } from '../../shared/api/operationalError.ts';
import { Refusal } from '../http/errors.ts';
import type { StoredDocument } from '../storage/documents.ts';
import { unsealText } from './sealing.ts';
import { UnusableDocument } from './unusableDocument.ts';

/** What a document that could not be stored says. */
export const neverStored = 'The document could not be stored.';

/** What a document says that failed without a sentence of its own. */
export const unknownReason = 'The translation failed.';

/** The sentence of a failure that the document's owner can do something about; undefined for a defect. */
export function expectedReason(error: unknown): string | undefined {
  const expected = error instanceof UnusableDocument || error instanceof Refusal || error instanceof OperationalError;
  return expected ? error.message : undefined;
}

/** The sentence that is kept with a document. @param documentKey of the document's handle. */
export function messageOf({ message }: StoredDocument, documentKey: string): string | undefined {
  return message && unsealText(message, documentKey);
}
