import type { StyleChoice } from '../../shared/resourcesProtocol.ts';

/** What the form of a style rule list and the extension say to each other. */

/** Extension → page: what the list has and can have, and how the last choice went. */
export interface ToForm {
  readonly choices?: readonly StyleChoice[];
  /** A sentence for the user. */
  readonly saved?: string;
  /** Why the list could not be read or changed, in a sentence for the user. */
  readonly problem?: string;
}

/** Page → extension. */
export type FromForm =
  | { readonly action: 'ready' }
  /** Chooses an option of a rule, or takes the rule out of the list. */
  | { readonly action: 'choose'; readonly category: string; readonly rule: string; readonly option?: string };

/** Words that the page's script shows. */
export interface FormWords {
  readonly none: string;
  readonly before: string;
  readonly after: string;
  readonly noMatch: string;
}
