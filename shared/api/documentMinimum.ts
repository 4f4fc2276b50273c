/** Extensions of documents that cost at least {@link documentMinimum} characters (api.md, Limits). */
const costly = new Set(['docx', 'docm', 'pptx', 'pptm', 'ppsx', 'xlsx', 'xlsm', 'pdf']);

/** Characters that the service bills for such a document at least. */
export const documentMinimum = 50_000;

/**
 * Characters that the service bills at least for a document that is sent as a whole.
 *
 * @param extension without its dot, in any case of letters.
 * @example leastCharacters('docx'); // 50000
 */
export function leastCharacters(extension: string): number {
  return costly.has(extension.toLowerCase()) ? documentMinimum : 0;
}
