import type { RequestName } from './requestName.ts';

/** Client → server: what it takes to make a glossary of the service equal to that of a project. Answers a {@link GlossarySyncPlan}. */
export const planGlossarySyncRequest: RequestName<PlanGlossarySyncParams, GlossarySyncPlan> =
  'interline/planGlossarySync';

export interface PlanGlossarySyncParams {
  /** `file:` URI of a file of the project; it need not be there. */
  readonly uri: string;
  /** The glossary of the service; without it, the one that is named as the project's folder, which is made where there is none. */
  readonly id?: string;
}

/** How the dictionary of one pair of languages would change. */
export interface DictionaryChange {
  /** As the service has them. */
  readonly source: string;
  readonly target: string;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

export interface GlossarySyncPlan {
  /** For {@link carryOutGlossarySyncRequest}; a server keeps its last plan. */
  readonly token: number;
  readonly name: string;
  /** Whether the service has no such glossary yet. */
  readonly isNew: boolean;
  /** Only of pairs that differ. */
  readonly changes: readonly DictionaryChange[];
  /** Pairs that the project has no terms for, which stay: `en → fr`. */
  readonly kept: readonly string[];
  /** The differing entries as the service has them and as the project does: sorted lines `term<tab>translation` below a line for each pair. */
  readonly before: string;
  readonly after: string;
}

/** Client → server: does what a plan says, with the entries that it showed. Answers nothing. */
export const carryOutGlossarySyncRequest: RequestName<CarryOutGlossarySyncParams, void> =
  'interline/carryOutGlossarySync';

export interface CarryOutGlossarySyncParams {
  readonly token: number;
}
