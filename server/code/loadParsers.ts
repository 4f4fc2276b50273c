/** The parsers of source code, a bundle of their own that is loaded when code is first read. */
export function loadParsers(): Promise<typeof import('./codeParsers.mjs')> {
  return import('./codeParsers.mjs');
}
