import { type Chip, type Piece, textOfChips } from '../../../shared/messages/chips.ts';
import type { TableRow } from '../../../shared/tableProtocol.ts';
import { dropDraft, expectAnswer, keepDraft } from './drafts.ts';
import { chipsIn, pastedUnits, piecesOf } from './editorUnits.ts';
import type { GridPage } from './gridPage.ts';
import {
  activeLanguage,
  cellAt,
  editedPieces,
  isTerms,
  type LanguageCell,
  languageColumn,
  targetColumn,
} from './gridState.ts';
import { send } from './sendChange.ts';

/** Opens the cell of the language that has the focus, where it can be edited. */
export function startEditing(page: GridPage): boolean {
  const { state } = page;
  const { place } = state.focus;
  const column = languageColumn(state);
  const cell = cellAt(state, place, column);
  const reason = activeLanguage(state)?.readOnly;
  if (!cell?.cell.editable || reason !== undefined) {
    state.problem = reason ?? (state.row(place) ? (cell ? state.words.fixed : state.words.notInLanguage) : '');
    page.redraw();
    return false;
  }
  state.problem = '';
  state.resumed = undefined;
  state.selection = new Set();
  state.focus = { place, column, id: cell.row.id };
  const before = state.drafts.get(cell.key)?.before ?? textOfChips(cell.cell.target);
  state.editing = { ...cell, place, column, before };
  page.reveal(place);
  page.redraw('focus');
  return true;
}

/**
 * Ends editing and sends what changed. Where the file has another text by now than when editing began, the user has to
 * commit again; until then, and where they `leave`, what was typed stays a draft.
 *
 * @param how `save` writes the file behind it; `leave` is for whoever turns to something else.
 * @returns false where the cell stays open.
 */
export function commit(page: GridPage, how: 'stay' | 'save' | 'leave' = 'stay'): boolean {
  const { state } = page;
  const { editing } = state;
  if (!editing) return true;
  const target = editedPieces(state, editing);
  const here = cellAt(state, editing.place, editing.column);
  const present = here?.key === editing.key ? here : editing;
  const inFile = textOfChips(present.cell.target);
  const isSame = textOfChips(target) === inFile || textOfChips(target) === editing.before;
  if (!isSame && inFile !== editing.before && (how === 'leave' || inFile !== editing.seen)) {
    if (how === 'leave') state.editing = undefined;
    else {
      editing.seen = inFile;
      state.problem = state.words.confirmOverwrite;
    }
    page.redraw('focus');
    return how === 'leave';
  }
  state.editing = undefined;
  // What is on its way may never arrive: it is sent again.
  const isUnsettled = state.sending.has(editing.key);
  if (isSame && !isUnsettled) dropDraft(page, editing.segment);
  if (!isSame || isUnsettled || how === 'save')
    sendText(page, present, editing.column, isSame ? present.cell.target : target, how === 'save' ? 'save' : undefined);
  page.redraw('focus');
  return true;
}

/** Sends the text of a cell. It stays a draft until it is in the file. */
function sendText(
  page: GridPage,
  { row, cell, language, key, segment }: LanguageCell,
  column: number,
  target: readonly Piece[],
  save: 'save' | undefined,
): void {
  const { sending } = page.state;
  const unsettled = sending.get(key);
  const before = textOfChips(cell.target);
  if (textOfChips(target) !== before || unsettled) {
    const draft = { target, before: unsettled?.draft.before ?? before };
    const index = column - targetColumn;
    sending.set(key, { draft, rowId: row.id, index, cell: unsettled?.cell ?? cell });
    keepDraft(page, segment, draft);
    expectAnswer(page, key);
    const state = textOfChips(target) === '' ? 'untranslated' : 'translated';
    page.patch(row.id, index, { ...cell, target, findings: [], state });
  }
  // Its row may have moved: what its first cell says tells which one it is.
  const name = isTerms(page.state) ? { key: textOfChips(row.cells[0]?.target ?? []) } : {};
  const more = { segment, ...(save ? { save: true as const } : {}) };
  send(page, [row.id], language, { kind: 'text', target, before, ...name }, more);
}

/** Puts a text of the memory or the glossary into the cell of the row with the focus, and opens it for that. */
export function insertText(page: GridPage, text: string, how: 'replace' | 'caret'): void {
  const { state } = page;
  if (!state.editing && !startEditing(page)) return;
  page.whenEditing((editing, editor) => {
    const units = pastedUnits(text, chipsOfCell(page, editing));
    if (how === 'replace') editor.replaceAll(piecesOf(units));
    else editor.insert(units);
  });
}

/** The chips that belong into a cell: those of the source text and its own. */
export function chipsOfCell({ state }: GridPage, { row, cell }: LanguageCell): readonly Chip[] {
  return chipsIn([...sourceOf(state, row), ...cell.target]);
}

/** The source text of a row, which may stand in a column of its own. */
export function sourceOf({ facts }: GridPage['state'], { source, cells }: TableRow): readonly Piece[] {
  const place = facts?.columns.findIndex(({ isSource }) => isSource) ?? -1;
  return place < 0 ? source : (cells[place]?.target ?? []);
}

/** Closes a cell that holds what the file does; false where something was typed. */
export function closeUntouched(page: GridPage): boolean {
  const { editing, sending } = page.state;
  if (!editing || sending.has(editing.key)) return false;
  if (textOfChips(editedPieces(page.state, editing)) !== textOfChips(editing.cell.target)) return false;
  cancel(page);
  return true;
}

/** Ends editing, and nothing changed. */
export function cancel(page: GridPage): void {
  const { editing } = page.state;
  page.state.editing = undefined;
  page.state.problem = '';
  if (editing) dropDraft(page, editing.segment);
  page.redraw('focus');
}
