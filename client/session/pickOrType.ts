import { type QuickPickItem, window } from 'vscode';

/** A list of which one entry is chosen, or something else typed. */
export interface OpenList<Item extends QuickPickItem> {
  readonly title: string;
  readonly placeholder: string;
  readonly items: readonly Item[];
  /** What is typed, without spaces at its ends, as an entry of its own; undefined where it cannot be one. */
  typed(value: string): Item | undefined;
}

/**
 * Has the person choose an entry of a list; what they type instead is offered as its last one.
 *
 * @returns undefined where nothing was chosen.
 */
export async function pickOrType<Item extends QuickPickItem>(list: OpenList<Item>): Promise<Item | undefined> {
  const { title, placeholder, items } = list;
  const pick = window.createQuickPick<Item>();
  Object.assign(pick, { title, placeholder, items, matchOnDescription: true });
  pick.onDidChangeValue((value) => {
    const typed = list.typed(value.trim());
    pick.items = typed ? [...items, { ...typed, alwaysShow: true }] : items;
  });
  pick.show();
  const chosen = await new Promise<Item | undefined>((resolve) => {
    pick.onDidAccept(() => resolve(pick.selectedItems[0]));
    pick.onDidHide(() => resolve(undefined));
  });
  pick.dispose();
  return chosen;
}
