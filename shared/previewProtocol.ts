import type { WantedTarget } from './protocol.ts';
import type { RequestName } from './requestName.ts';

/** What happens before texts are translated in bulk: what would be sent, and what came back, to be accepted or not. */

/** Client → server: what a translation would do. Asks no service. Answers {@link TranslationPlan}. */
export const translationPlanRequest: RequestName<TranslationPlanParams, TranslationPlan> = 'interline/translationPlan';

export interface TranslationPlanParams {
  readonly targets: readonly WantedTarget[];
  /** Whether the embedded service translates: it is sent notes and neighbours of texts, too. */
  readonly isEmbedded: boolean;
}

export interface TranslationPlan {
  /** Files that are translated, and those of them that would be made. */
  readonly files: number;
  readonly made: number;
  /** Texts that are to be translated. */
  readonly texts: number;
  /** Those of them that have a translation, which the new one would replace. */
  readonly replaced: number;
  /** Those that the project's memory or glossary translates, or that need no translation. */
  readonly withoutService: number;
  /** Different texts that would be sent to the service, and how long they are together. */
  readonly sent: number;
  readonly characters: number;
  /** Texts that cannot be translated, with one of the reasons. */
  readonly refused: number;
  readonly reason?: string;
  /** The bodies of the requests as they would be sent, but for glossaries that are lent to the service. */
  readonly requests: readonly unknown[];
}

/** Client → server: translates and writes nothing. Answers {@link TranslationProposals}. Progress and cancellation as for documents. */
export const proposeTranslationsRequest: RequestName<ProposeTranslationsParams, TranslationProposals> =
  'interline/proposeTranslations';

export interface ProposeTranslationsParams {
  readonly targets: readonly WantedTarget[];
  readonly workDoneToken?: string | number;
}

export interface TranslationProposals {
  /** Names them in {@link acceptTranslationsRequest}; the server keeps the last ones alone. */
  readonly token: string;
  readonly proposals: readonly TranslationProposal[];
  /** The outcome in a sentence for the user. */
  readonly message: string;
}

export interface TranslationProposal {
  /** The file, from the project's folder. */
  readonly path: string;
  /** BCP 47. */
  readonly language: string;
  readonly id: string;
  readonly source: string;
  readonly target: string;
  /** The translation that it would replace. */
  readonly before?: string;
  /** Where it is from, in words. */
  readonly origin: string;
  /** True where it is only similar, or written by a model that nobody vouches for. */
  readonly needsReview: boolean;
}

/** Client → server: writes proposals that were accepted. Answers a {@link TranslationOutcome}. */
export const acceptTranslationsRequest: RequestName<AcceptTranslationsParams, TranslationOutcome> =
  'interline/acceptTranslations';

export interface AcceptTranslationsParams {
  readonly token: string;
  /** Places in {@link TranslationProposals.proposals}. */
  readonly accepted: readonly number[];
}

export interface TranslationOutcome {
  readonly failed: number;
  /** URIs of the files that were written into. */
  readonly files: readonly string[];
  /** In a sentence for the user. */
  readonly message: string;
}

/** Client → server: what an approval of whole files would approve. Takes {@link ApprovalsParams}, answers a list of {@link Approval}. */
export const approvalsRequest: RequestName<ApprovalsParams, readonly Approval[]> = 'interline/approvals';

export interface ApprovalsParams {
  readonly targets: readonly WantedTarget[];
}

/** A translation that is not approved yet. */
export interface Approval {
  readonly uri: string;
  /** The file, from the project's folder. */
  readonly path: string;
  /** BCP 47. */
  readonly language: string;
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly needsReview: boolean;
}
