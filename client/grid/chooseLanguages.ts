import { l10n, window } from 'vscode';
import { languageName } from '../session/languageName.ts';

/**
 * Asks which languages are to be side by side.
 *
 * @param all keys of the columns that there are.
 * @returns undefined where nothing was chosen.
 */
export async function chooseLanguages(
  all: readonly string[],
  shown: readonly string[],
): Promise<readonly string[] | undefined> {
  const items = all.map((key) => ({ label: languageName(key), description: key, picked: shown.includes(key) }));
  const placeHolder = l10n.t('Choose the languages to show side by side');
  const chosen = await window.showQuickPick(items, { canPickMany: true, matchOnDescription: true, placeHolder });
  return chosen && chosen.length > 0 ? chosen.map(({ description }) => description) : undefined;
}
