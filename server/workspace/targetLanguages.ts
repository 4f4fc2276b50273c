import type { LocalizationFile } from './workspace.ts';

/**
 * The languages that a file has translations in: its own, and those that its segments name where one file holds several
 * (string catalogs, memories).
 *
 * @returns BCP 47 as written, in the order in which they occur; nothing for a file that names none.
 */
export function targetLanguagesOf(file: LocalizationFile): readonly string[] {
  const languages = new Set<string>();
  if (file.targetLanguage) languages.add(file.targetLanguage);
  if (file.catalog.kind === 'bilingual') {
    const facts = file.catalog.segments.unmade?.facts;
    if (facts) for (const language of facts.targetLanguages) languages.add(language);
    else for (const { targetLanguage } of file.catalog.segments) if (targetLanguage) languages.add(targetLanguage);
  }
  return [...languages];
}
