import type { RequestName } from './requestName.ts';

/** What the language server tells about whole projects: how far each file is in each language, and what was found in it. */

/** Client → server: every project that is open. Answers {@link Overview}. */
export const overviewRequest: RequestName<OverviewParams | null, Overview> = 'interline/overview';

export interface OverviewParams {
  /**
   * How long the server may check files that it has not checked yet, in ms; it checks at least one of them. Whoever asks again
   * until every row is checked sees findings come in. Default: until all are.
   */
  readonly checkingTime?: number;
}

/** Server → client, once an overview was asked for: the next one may be different. */
export const overviewChangedNotification = 'interline/overviewChanged';

export interface Overview {
  readonly projects: readonly ProjectOverview[];
}

export interface ProjectOverview {
  /** `file:` URI of its folder. */
  readonly uri: string;
  readonly name: string;
  /** BCP 47. */
  readonly sourceLanguage: string;
  readonly rows: readonly OverviewRow[];
}

/** One file in one language, counted as `interline status` does. */
export interface OverviewRow {
  /** `file:` URI; of a file that is not there, where it belongs. */
  readonly uri: string;
  /** From the project's folder, with slashes. */
  readonly path: string;
  /** `absent` for a file that the settings ask for and that is not there. */
  readonly role: 'bilingual' | 'source' | 'target' | 'single' | 'absent';
  /** The source file of a `target` and of an absent file, where there is one. */
  readonly source?: string;
  /** BCP 47; null where nothing tells it. */
  readonly language: string | null;
  /** Texts to translate; those of a source file and of a `single` file are nobody's work. */
  readonly total: number;
  readonly translated: number;
  readonly needsReview: number;
  readonly untranslated: number;
  /** Whether the file was checked; until then nothing was found in it. */
  readonly isChecked: boolean;
  /** What the checks found, but for what the counts say already (untranslated, to be reviewed, missing). */
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
  /** Translations of a source text that changed since. */
  readonly stale: number;
  /** Why the file is left out, in words for the user. */
  readonly unreadable?: string;
}

/** Client → server: what is left to do in a file. Answers {@link UnfinishedList}. */
export const unfinishedRequest: RequestName<UnfinishedParams, UnfinishedList> = 'interline/unfinished';

export interface UnfinishedParams {
  /** `file:` URI. */
  readonly uri: string;
}

export interface UnfinishedList {
  /** In the order of the text; at most {@link mostUnfinished}. */
  readonly items: readonly UnfinishedItem[];
  /** How many there are beyond them. */
  readonly further: number;
  /** Entries of the source file that the file lacks. */
  readonly lacking: number;
}

/** So many are listed; nobody reads more. */
export const mostUnfinished = 1000;

export interface UnfinishedItem {
  readonly kind: 'untranslated' | 'needs-review' | 'error' | 'warning' | 'info';
  /** The source text, shortened; of a finding what was found. */
  readonly text: string;
  /** Id of the segment, where it is about one. */
  readonly segment?: string;
  /** Id of the check, of a finding. */
  readonly check?: string;
  /** Where it is: lines and UTF-16 columns from 0, as in LSP. */
  readonly range: PlaceRange;
}

/** A range of a document as in LSP. */
export interface PlaceRange {
  readonly start: { readonly line: number; readonly character: number };
  readonly end: { readonly line: number; readonly character: number };
}

/** Client → server: writes a first `interline.json`; refused where there is one. Answers {@link SetUpResult}. */
export const setUpRequest: RequestName<SetUpParams, SetUpResult> = 'interline/setUp';

export interface SetUpParams {
  /** `file:` URI of the project's folder. */
  readonly folder: string;
}

export interface SetUpResult {
  /** `file:` URI of the settings. */
  readonly uri: string;
}
