import { editCell } from './cellEditor.ts';
import { keepTyped } from './drafts.ts';
import type { GridPage } from './gridPage.ts';
import { editedPieces } from './gridState.ts';

/** Fills the cell that is to be edited, once it is in the page. */
export function startEditor(page: GridPage, main: HTMLElement): void {
  const { editing } = page.state;
  const element = main.querySelector<HTMLElement>('.editor');
  if (!editing || !element || editing.editor?.element === element) return;
  const pieces = editedPieces(page.state, editing);
  editing.editor = editCell(element, pieces, () => {
    keepTyped(page);
    page.redraw();
  });
}
