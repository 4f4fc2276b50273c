import { l10n, type Memento, type QuickPickItem, QuickPickItemKind } from 'vscode';
import type { Revisions } from '../../shared/tableProtocol.ts';
import { pickOrType } from './pickOrType.ts';

/** A revision of git; without one, what the entry says. */
export interface RevisionChoice {
  readonly revision?: string;
}

/** An entry of the list. */
export interface RevisionItem extends QuickPickItem, RevisionChoice {}

/** What is asked. */
export interface RevisionQuestion {
  readonly title: string;
  /** What the last commit means here. */
  readonly head: string;
  /** Entries that come before all revisions. */
  readonly first: readonly RevisionItem[];
}

/** Where the window keeps the revision that was chosen last. */
const lastKey = 'interline.table.revision';

/**
 * Asks for a revision of git. The one that was chosen last comes first.
 *
 * @param storage the workspace's own.
 * @returns undefined where nothing was chosen.
 */
export async function chooseRevision(
  { branches, tags }: Revisions,
  { title, head, first }: RevisionQuestion,
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
    ...first,
    ...(last === undefined || last === 'HEAD' ? [] : [entry(last, l10n.t('chosen last'))]),
    entry('HEAD', head),
    heading(l10n.t('Branches')),
    ...others(branches),
    heading(l10n.t('Tags')),
    ...others(tags),
  ];
  const chosen = await pickOrType({
    title,
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
