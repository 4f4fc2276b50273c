import type { PlaceRange } from './overviewProtocol.ts';

/** A place where a file is not well formed. */
export interface FileFault {
  readonly uri: string;
  readonly range: PlaceRange;
  /** One sentence for the user. */
  readonly message: string;
}

/** A table names so many of them. */
export const mostFileFaults = 3;
