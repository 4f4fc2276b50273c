import { l10n, type Memento, type QuickPickItem, QuickPickItemKind } from 'vscode';
import type { Revisions } from '../../shared/tableProtocol.ts';
import { pickOrType } from '../session/pickOrType.ts';

/** What rows are compared with from now on; nothing where the revision is absent. */
export interface RevisionChoice {
  readonly revision?: string;
}

interface RevisionItem extends QuickPickItem, RevisionChoice {}

/** Where the window keeps the revision that was chosen last. */
const lastKey = 'interline.table.revision';

/**
 * Asks which revision of git rows are compared with. The one that was chosen last comes first.
 *
 * @param current the one that they are compared with now.
 * @param storage the workspace's own.
 * @returns undefined where nothing was chosen.
 */
export async function chooseRevision(
  { branches, tags }: Revisions,
  current: string | undefined,
  storage: Memento,
): Promise<RevisionChoice | undefined> {
  const last = storage.get<string>(lastKey);
  const entry = (revision: string, description?: string): RevisionItem => ({
    label: revision,
    revision,
    ...(description ? { description } : {}),
  });
  const heading = (label: string): RevisionItem => ({ label, kind: QuickPickItemKind.Separator });
  const others = (names: readonly string[]) => names.filter((name) => name !== last).map((name) => entry(name));
  const items: readonly RevisionItem[] = [
    ...(current === undefined ? [] : [{ label: l10n.t('All rows, changed or not') }]),
    ...(last === undefined || last === 'HEAD' ? [] : [entry(last, l10n.t('chosen last'))]),
    entry('HEAD', l10n.t('what is not committed yet')),
    heading(l10n.t('Branches')),
    ...others(branches),
    heading(l10n.t('Tags')),
    ...others(tags),
  ];
  const chosen = await pickOrType({
    title: l10n.t('Rows Changed Since'),
    placeholder: l10n.t('Choose a revision, or type one, such as HEAD~3'),
    items,
    typed: (value) => (value === '' || items.some(({ revision }) => revision === value) ? undefined : entry(value)),
  });
  if (!chosen) return undefined;
  const { revision } = chosen;
  if (revision === undefined) return {};
  await storage.update(lastKey, revision);
  return { revision };
}
