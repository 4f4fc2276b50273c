import { l10n, type QuickPickItem } from 'vscode';
import { pickOrType } from './pickOrType.ts';

/** A list of texts that the person changes entry by entry. */
export interface EntryList {
  readonly title: string;
  readonly entries: readonly string[];
  /** Takes over the list after each change. */
  write(entries: readonly string[]): Promise<void>;
  /** Asks for an entry, or for what one is to become; undefined where the person stopped. */
  ask(entry?: string): Promise<string | undefined>;
  /** What an entry is called where that is something else. */
  name?(entry: string): string;
}

interface EntryItem extends QuickPickItem {
  /** Among the entries; none adds one. */
  readonly place?: number;
}

interface ActionItem extends QuickPickItem {
  readonly isRemoval: boolean;
}

/**
 * Shows the entries of a list and adds, changes and removes some, one after the other, until the person leaves it.
 *
 * @example await editEntries({ title, entries: ['vendor/**'], write, ask });
 */
export async function editEntries({ title, entries: first, write, ask, name }: EntryList): Promise<void> {
  let entries = first;
  let last: number | undefined;
  for (;;) {
    const items: readonly EntryItem[] = [
      { label: `$(add) ${l10n.t('Add…')}` },
      ...entries.map((entry, place) =>
        name ? { label: name(entry), description: entry, place } : { label: entry, place },
      ),
    ];
    const placeholder = l10n.t('Add an entry, or choose one to change or remove it');
    const chosen = await pickOrType<EntryItem>({ title, placeholder, items, active: items[(last ?? -1) + 1] });
    if (!chosen) return;
    const { place } = chosen;
    last = place;
    const next = place === undefined ? await added(entries, ask) : await changed(entries, place, title, ask);
    if (!next || next.join('\n') === entries.join('\n')) continue;
    await write(next);
    entries = next;
  }
}

type Changed = Promise<readonly string[] | undefined>;

async function added(entries: readonly string[], ask: EntryList['ask']): Changed {
  const entry = await ask();
  return entry === undefined ? undefined : [...new Set([...entries, entry])];
}

async function changed(entries: readonly string[], place: number, title: string, ask: EntryList['ask']): Changed {
  const before = entries[place] ?? '';
  const items: readonly ActionItem[] = [
    { label: `$(edit) ${l10n.t('Change…')}`, isRemoval: false },
    { label: `$(trash) ${l10n.t('Remove')}`, isRemoval: true },
  ];
  const action = await pickOrType<ActionItem>({ title, placeholder: before, items });
  if (!action) return undefined;
  if (action.isRemoval) return entries.filter((_, i) => i !== place);
  const entry = await ask(before);
  return entry === undefined ? undefined : [...new Set(entries.with(place, entry))];
}
