import type { LanguageChoice, Remedies } from '../session/pageParts.ts';
import type { JobPhase } from './documentJob.ts';

/** What the document panel's web page and the extension say to each other. The page holds no state of its own. */

/** A document that was chosen. */
export interface ChosenFile {
  readonly uri: string;
  readonly name: string;
}

/** What a row of the queue can be asked for. */
export const rowActions = ['open', 'cancel', 'retry', 'install', 'useLocal', 'signIn', 'usage', 'remove'] as const;
export type RowAction = (typeof rowActions)[number];

/** A document on its way into a language. Texts are complete sentences in the editor's language. */
export interface PanelRow {
  readonly id: string;
  readonly document: string;
  readonly language: string;
  readonly phase: JobPhase;
  readonly text: string;
  readonly percentage?: number;
  /** How many characters it costs, in words. */
  readonly cost: string;
  readonly actions: readonly RowAction[];
  readonly remedies?: Remedies;
}

/** Options that are chosen on the page itself. */
export const pageOptions = ['formality', 'pdf'] as const;
export type PageOption = (typeof pageOptions)[number];
export const pageSwitches = ['watermark', 'whole'] as const;
export type PageSwitch = (typeof pageSwitches)[number];
/** Resources of the service that are chosen from lists of the editor. */
export const pageLists = ['glossaries', 'styles', 'memory'] as const;
export type PageList = (typeof pageLists)[number];

/** Everything the page shows. */
export interface PanelState {
  readonly files: readonly ChosenFile[];
  readonly sources: readonly LanguageChoice[];
  /** Why there are no languages to choose from. */
  readonly languagesProblem?: string;
  readonly languagesLoading: boolean;
  /** Empty for “as the document says”. */
  readonly sourceLanguage: string;
  readonly targets: readonly LanguageChoice[];
  readonly options: Readonly<Record<PageOption, string>> & Readonly<Record<PageSwitch, boolean>>;
  /** Names of the chosen resources. */
  readonly lists: Readonly<Record<PageList, string>>;
  /** Where documents go. */
  readonly destination: string;
  /** What the chosen documents cost. */
  readonly cost: string;
  /** What of the options is not heeded, a sentence each. */
  readonly notes: readonly string[];
  /** What went wrong with what is being chosen. */
  readonly problem?: string;
  readonly canStart: boolean;
  readonly start: string;
  readonly rows: readonly PanelRow[];
  /** How far the queue is. */
  readonly summary: string;
  readonly canCancel: boolean;
  readonly canClear: boolean;
}

/** What the page needs to be put together again after the window was reloaded; see {@link PanelChoice}. */
export type SavedPanel = unknown;

/** Extension → page. */
export interface ToPage {
  readonly state: PanelState;
  readonly saved: SavedPanel;
}

export const pageButtons = [
  'pick',
  'languages',
  ...pageLists,
  'translate',
  'cancelAll',
  'clear',
  'loadLanguages',
] as const;
export type PageButton = (typeof pageButtons)[number];

/** Page → extension. */
export type FromPage =
  | { readonly action: 'ready' | PageButton }
  | { readonly action: 'source'; readonly language: string }
  | { readonly action: 'option'; readonly name: PageOption; readonly value: string }
  | { readonly action: 'switch'; readonly name: PageSwitch; readonly value: boolean }
  | { readonly action: 'removeFile' | 'removeTarget'; readonly id: string }
  | { readonly action: 'dropUris'; readonly uris: readonly string[] }
  | { readonly action: 'dropFile'; readonly name: string; readonly data: ArrayBuffer }
  | { readonly action: 'row'; readonly id: string; readonly row: RowAction };
