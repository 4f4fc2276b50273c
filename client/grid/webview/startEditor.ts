import { editCell } from './cellEditor.ts';
import { keepTyped } from './drafts.ts';
import type { GridPage } from './gridPage.ts';

/** Fills the cell that is to be edited, once it is in the page. */
export function startEditor(page: GridPage, main: HTMLElement): void {
  const { editing, drafts } = page.state;
  const element = main.querySelector<HTMLElement>('.editor');
  if (!editing || !element || editing.editor?.element === element) return;
  const pieces = editing.editor?.pieces() ?? drafts.get(editing.key)?.target ?? editing.cell.target;
  element.focus();
  editing.editor = editCell(element, pieces, () => {
    keepTyped(page);
    page.redraw();
  });
}
