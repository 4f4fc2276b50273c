import { OperationalError } from '../../../shared/api/operationalError.ts';

/**
 * The text that an editor shows of a part of a resource: it ends with a line break, and is empty for a part that is not there
 * yet, since a part begins with its first entries.
 *
 * @param readPart asks the service for the entries of the part.
 * @param readWhole asks for the resource where the part is missing.
 * @throws OperationalError of either call: a resource that is gone is missed.
 * @example await textOfPart(async () => (await client.spokenTerms.entries(id, 'de')).entries, () => client.spokenTerms.get(id))
 */
export async function textOfPart(readPart: () => Promise<string>, readWhole: () => Promise<unknown>): Promise<string> {
  try {
    const entries = await readPart();
    return entries === '' || entries.endsWith('\n') ? entries : `${entries}\n`;
  } catch (error) {
    if (!(error instanceof OperationalError) || error.status !== 404) throw error;
    await readWhole();
    return '';
  }
}
