import { languageName } from './languageName.ts';
import type { LanguageChoice } from './pageParts.ts';

/** Languages with their names in the language of the editor, in the order of these. */
export function languageChoices(codes: readonly string[]): readonly LanguageChoice[] {
  return codes.map((code) => ({ code, name: languageName(code) })).sort((a, b) => a.name.localeCompare(b.name));
}
