import { l10n, window } from 'vscode';
import { askLanguage } from '../session/askLanguage.ts';
import { languageName } from '../session/languageName.ts';
import type { LanguageChoice } from './gridMessages.ts';

/**
 * Asks which languages are to be side by side.
 *
 * @param all keys of the columns that there are.
 * @returns undefined where nothing was chosen.
 */
export async function chooseLanguages(
  all: readonly string[],
  { shown, addable }: LanguageChoice,
): Promise<readonly string[] | undefined> {
  const items = all.map((key) => ({
    key,
    label: languageName(key),
    description: addable.includes(key) ? `${key} · ${l10n.t('No file yet')}` : key,
    picked: shown.includes(key),
  }));
  const placeHolder = l10n.t('Choose the languages to show side by side');
  const chosen = await window.showQuickPick(items, { canPickMany: true, matchOnDescription: true, placeHolder });
  return chosen && chosen.length > 0 ? chosen.map(({ key }) => key) : undefined;
}

/**
 * Asks for a language that is to have a column, though it has no file yet. Nothing is made.
 *
 * @returns keys of the columns from now on; undefined where nothing was chosen.
 */
export async function chooseNewLanguage({ shown, addable }: LanguageChoice): Promise<readonly string[] | undefined> {
  const first = { label: l10n.t('Languages of this project'), codes: addable };
  const language = await askLanguage({ title: l10n.t('Add a Language'), first });
  return language === undefined ? undefined : [...new Set([...shown, language])];
}
