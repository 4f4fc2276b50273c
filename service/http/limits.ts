/** Bytes of a request's body, where nothing else is written (shapes.md §0). */
export const bodyLimit = 128 * 1024;
/** Bytes of the body of a request for text improvement (shapes.md §8). */
export const improvementBodyLimit = 10 * 1024;
/** Bytes of the body of a quality evaluation: 500 segments with 10,000 characters a side, in most scripts. */
export const evaluationBodyLimit = 32 * 1024 * 1024;
/** Bytes of a glossary's body: a dictionary of 10 MiB, escaped as JSON or percent-encoded as a form. */
export const glossaryBodyLimit = 32 * 1024 * 1024;
/** Bytes of all headers together. */
export const headerLimit = 16 * 1024;
/** Characters of a request's address. */
export const addressLimit = 8 * 1024;
/** Style rule lists of one account. */
export const styleRulesLimit = 100;
/** Collections of spoken terms of one account. */
export const spokenTermsLimit = 100;
/** Lines of one page of a report by reporting tag. */
export const tagReportPage = 100;
/** Finished documents that may wait for their download before new ones are refused. */
export const undownloadedLimit = 100;

/** Bytes of the documents that may be on their way to the service at one moment. */
export const uploadsLimit = 256 * 1024 * 1024;

/** Characters that a document may have. */
export function documentCharacterLimit(free: boolean): number {
  return free ? 500_000 : 1_000_000;
}
