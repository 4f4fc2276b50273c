import type { LanguageChoice, Remedies } from '../session/pageParts.ts';

/** What the document panel's web page and the extension say to each other. The page holds no state of its own. */

/** Where a translation of a document stands. */
export type Phase =
  | { readonly name: 'choosing' }
  /** `percentage` is unknown while the service does not tell. */
  | { readonly name: 'translating'; readonly text: string; readonly percentage?: number }
  | { readonly name: 'done' | 'failed'; readonly text: string; readonly remedies?: Remedies };

/** Everything the page shows. Texts are complete sentences in the editor's language. */
export interface PanelState {
  /** Name of the chosen file, relative to the workspace where it is in one. */
  readonly file?: string;
  readonly sources: readonly LanguageChoice[];
  readonly targets: readonly LanguageChoice[];
  /** Why there are no languages to choose from. */
  readonly languagesProblem?: string;
  readonly languagesLoading: boolean;
  readonly sourceLanguage?: string;
  readonly targetLanguage?: string;
  /** Where the document goes. */
  readonly destination: string;
  readonly phase: Phase;
}

/** What the page needs to be put together again after the window was reloaded. */
export interface SavedPanel {
  readonly uri?: string;
  readonly sourceLanguage?: string;
  readonly targetLanguage?: string;
}

/** Extension → page. */
export interface ToPage {
  readonly state: PanelState;
  readonly saved: SavedPanel;
}

/** Page → extension. */
export type FromPage =
  | {
      readonly action:
        | 'ready'
        | 'pickFile'
        | 'translate'
        | 'cancel'
        | 'open'
        | 'save'
        | 'loadLanguages'
        | 'install'
        | 'useLocal'
        | 'signIn';
    }
  | { readonly action: 'choose'; readonly side: 'source' | 'target'; readonly language: string };
