import { type QuickPickItem, window } from 'vscode';

/** A list from which one entry is chosen, or something else is typed. */
export interface OpenList<Item extends QuickPickItem> {
  readonly title: string;
  readonly placeholder: string;
  readonly items: readonly Item[];
  /** Makes an entry of what is typed, without spaces at its ends; undefined where it cannot be one. */
  typed?(value: string): Item | undefined;
  /** The entry that has the focus at first. */
  readonly active?: Item | undefined;
  /** Whether what is typed is looked for in details, too. */
  readonly matchOnDetail?: boolean;
}

/**
 * Has the person choose an entry of a list; what they type instead is offered as its last one.
 *
 * @returns undefined where nothing was chosen.
 * @example const item = await pickOrType({ title, placeholder, items, typed: (label) => (label ? { label } : undefined) });
 */
export async function pickOrType<Item extends QuickPickItem>(list: OpenList<Item>): Promise<Item | undefined> {
  const { title, placeholder, items, active, matchOnDetail = false } = list;
  const pick = window.createQuickPick<Item>();
  Object.assign(pick, { title, placeholder, items, matchOnDescription: true, matchOnDetail });
  if (active) pick.activeItems = [active];
  pick.onDidChangeValue((value) => {
    const typed = list.typed?.(value.trim());
    if (list.typed) pick.items = typed ? [...items, { ...typed, alwaysShow: true }] : items;
  });
  pick.show();
  const chosen = await new Promise<Item | undefined>((resolve) => {
    pick.onDidAccept(() => resolve(pick.selectedItems[0]));
    pick.onDidHide(() => resolve(undefined));
  });
  pick.dispose();
  return chosen;
}
