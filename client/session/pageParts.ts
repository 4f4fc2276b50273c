/** A language that may be chosen. */
export interface LanguageChoice {
  readonly code: string;
  readonly name: string;
}

/** Buttons for what no engine here does, or not all of it. */
export interface Remedies {
  /** What installs models: `Install German (37 MB)`. */
  readonly install?: string;
}
