import { l10n, window } from 'vscode';
import type { Twin } from '../../shared/tableChangesProtocol.ts';

/**
 * Shows what would become of rows with the same source text, and asks which of them are to have the same translation. Where
 * none of them says anything else, nobody is asked.
 *
 * @returns ids of rows; none where the user chose none.
 */
export async function chooseTwins(twins: readonly Twin[]): Promise<readonly string[]> {
  if (twins.every(({ target }) => target === '')) return twins.map(({ id }) => id);
  const items = twins.map(({ id, key, group, target, state }) => ({
    id,
    label: key,
    ...(group === undefined ? {} : { description: group }),
    detail: target === '' ? l10n.t('Untranslated') : l10n.t('Now: {0}', target),
    // What somebody has translated otherwise may be so on purpose.
    picked: state === 'untranslated' || state === 'needs-review',
  }));
  const chosen = await window.showQuickPick(items, {
    canPickMany: true,
    matchOnDescription: true,
    matchOnDetail: true,
    title: l10n.t('Rows with the Same Source Text'),
    placeHolder: l10n.t('Choose the rows that get this translation'),
  });
  return chosen?.map(({ id }) => id) ?? [];
}
