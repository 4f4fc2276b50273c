import type { OperationalError } from '../../../shared/api/operationalError.ts';
import { type Sentence, say } from '../../../shared/sentences/sentence.ts';

/** What to do where a document was not translated; undefined where it is the same as everywhere. */
export function documentRemedy({ kind, status, mayHaveArrived }: OperationalError): Sentence | undefined {
  if (mayHaveArrived)
    return say`It may have arrived and been billed all the same: nothing is sent again unless you ask for it.`;
  if (status === 413) return say`Divide the document, or have its texts translated one by one.`;
  if (status === 404)
    return say`Translations are kept for a short time and can be downloaded once: send the document again.`;
  if (kind === 'rate') return say`Nothing was billed. Wait a minute, then try again.`;
  return undefined;
}
