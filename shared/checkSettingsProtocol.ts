/** What the editor and the language server say to each other to configure the checks of a project. */

import type { RequestName } from './requestName.ts';
import type { Severity } from './settings.ts';

/** Client → server: the checks of a project. Takes {@link ProjectParams}, answers {@link CheckList}. */
export const checkListRequest: RequestName<ProjectParams, CheckList> = 'interline/checkList';

/** Client → server: sets one, as an edit of `interline.json` in the editor. Takes {@link SetCheckParams}, answers null. */
export const setCheckRequest: RequestName<SetCheckParams, null> = 'interline/setCheck';

export interface ProjectParams {
  /** URI of a file of the project. */
  readonly uri: string;
}

/** The checks of a project and what its `interline.json` says of them, saved or not. */
export interface CheckList {
  /** URI of `interline.json`, whether it is there or not. */
  readonly settings: string;
  /** By families, those of the docs first, in their order; the project's own rules last. */
  readonly checks: readonly ListedCheck[];
}

export interface ListedCheck {
  readonly id: string;
  /** See `CheckFamily`; `code` for keys in source code, `rules` for the project's own. */
  readonly family: string;
  /** What it finds, in English; what a rule of the project says in the words of its author. */
  readonly summary: string;
  /** How severe its findings are where nobody says otherwise. */
  readonly usual: Severity | 'off';
  /** What `interline.json` says of it for all files and languages. */
  readonly set?: Severity | 'off';
}

export interface SetCheckParams extends ProjectParams {
  readonly check: string;
  /** Null takes out what `interline.json` says of it. */
  readonly severity: Severity | 'off' | null;
}
