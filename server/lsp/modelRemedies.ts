import type { ModelRemedy } from '../../models/modelError.ts';
import { type Sentence, say } from '../../shared/sentences/sentence.ts';

/** A failure with what helps against it in an editor; the terminal has its own words for it. */
export const modelRemedies: Readonly<Record<ModelRemedy, (failure: Sentence) => Sentence>> = {
  anotherSource: (failure) => say`${failure} Choose another source in the setting interline.models.source.`,
  retry: (failure) => say`${failure} Try again, or choose another source in the setting interline.models.source.`,
  connection: (failure) =>
    say`${failure} Check the connection and HTTPS_PROXY, or name a mirror or a folder in the setting interline.models.source.`,
  availableModels: (failure) => say`${failure} “Interline: Manage Offline Languages…” shows what it has.`,
  anotherLanguage: (failure) => say`${failure} Choose another language.`,
};
