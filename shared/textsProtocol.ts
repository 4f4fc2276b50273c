import type { WantedModel } from './languages/modelCommand.ts';
import type { RequestName } from './requestName.ts';

/** What the language server does with texts that somebody selected, in any file. Nothing is written. */

/** Client → server: corrects, rephrases or translates texts. Answers {@link ChangedTexts}. */
export const changeTextsRequest: RequestName<ChangeTextsParams, ChangedTexts> = 'interline/changeTexts';

/** What is done with the texts; a language is BCP 47. */
export type TextChange =
  | { readonly kind: 'correct' }
  /** In a style or a tone of the service, such as `business` or `friendly`; in neither it only says the same in other words. */
  | { readonly kind: 'rephrase'; readonly style?: string; readonly tone?: string }
  | { readonly kind: 'translate'; readonly language: string };

export interface ChangeTextsParams {
  readonly texts: readonly string[];
  readonly change: TextChange;
  /** URI of the document that they are from: the memory and the glossary of its project are used. */
  readonly uri: string;
}

export interface ChangedTexts {
  /** One for each text, in order; a text that could not be changed as it was. */
  readonly texts: readonly string[];
  /** Why something stayed as it was, in a sentence for the user. */
  readonly message?: string;
  /** Models that would have served, where something on this machine would. */
  readonly wanted?: readonly WantedModel[];
}

/** Client → server: the languages of texts. Answers {@link DetectedLanguages}. */
export const detectTextsRequest: RequestName<DetectTextsParams, DetectedLanguages> = 'interline/detectTexts';

export interface DetectTextsParams {
  readonly texts: readonly string[];
}

/** BCP 47 for each text, in order; null where a text is too short or in no language that the service knows. */
export type DetectedLanguages = readonly (string | null)[];
