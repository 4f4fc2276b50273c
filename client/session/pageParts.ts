/** A language that may be chosen. */
export interface LanguageChoice {
  readonly code: string;
  readonly name: string;
}

/** Buttons for a text or a recording that no engine here handles, or not all of it. */
export interface Remedies {
  /** What installs models: `Install German (37 MB)`. */
  readonly install?: string;
}
