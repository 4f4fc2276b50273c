/** Bytes of a request's body, where nothing else is said (shapes.md §0). */
export const bodyLimit = 128 * 1024;
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

const kb = 1000;
const mb = 1000 * kb;

/** Bytes of a document by extension, on a free key and on any other (shapes.md §14). */
const documentLimits: Readonly<Record<string, readonly [free: number, other: number]>> = {
  '.txt': [mb, mb],
  '.json': [mb, mb],
  '.arb': [mb, mb],
  '.po': [10 * mb, 10 * mb],
  '.pot': [10 * mb, 10 * mb],
  '.srt': [150 * kb, 150 * kb],
  '.dita': [5 * mb, 5 * mb],
  '.ditamap': [5 * mb, 5 * mb],
  '.xlf': [10 * mb, 10 * mb],
  '.xliff': [10 * mb, 10 * mb],
};

/** Bytes that a document may have. @param extension with the dot, lower case. */
export function documentLimit(extension: string, free: boolean): number {
  return (documentLimits[extension] ?? [10 * mb, 10 * mb])[free ? 0 : 1];
}

/** Characters that a document may have. */
export function documentCharacterLimit(free: boolean): number {
  return free ? 500_000 : 1_000_000;
}
