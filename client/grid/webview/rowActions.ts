import { type Piece, textOfChips } from '../../../shared/messages/chips.ts';
import type { RowChange, TableRow } from '../../../shared/tableProtocol.ts';
import type { GridAction, ShownRow } from '../gridMessages.ts';
import { dropDraft, expectAnswer, saveDrafts } from './drafts.ts';
import { chipsIn, pastedUnits, piecesOf } from './editorUnits.ts';
import type { GridPage } from './gridPage.ts';
import { targetColumn } from './gridState.ts';

/** Puts the focus on a place; `extend` selects everything from where the selection began. */
export function moveTo(page: GridPage, place: number, column: number, extend = false): void {
  const { state } = page;
  const count = state.facts?.count ?? 0;
  const within = Math.max(0, Math.min(place, count - 1));
  state.resumed = undefined;
  state.focus = { place: within, column, id: state.row(within)?.id };
  state.problem = '';
  if (extend) {
    const ids = new Set<string>();
    const [from, to] = [Math.min(state.anchor, within), Math.max(state.anchor, within)];
    for (let at = from; at <= to; at++) {
      const id = state.row(at)?.id;
      if (id !== undefined) ids.add(id);
    }
    state.selection = ids;
  } else state.anchor = within;
  page.reveal(within);
  page.redraw('focus');
}

/** Shows a row whatever the filter says, and gives it the focus once it is here. */
export function showRow(page: GridPage, row: ShownRow): void {
  const { state } = page;
  commit(page, 'leave');
  state.resumed = undefined;
  state.shown = row;
  state.focus = { place: state.focus.place, column: targetColumn, id: row.id };
  const { order } = state.filter;
  page.setFilter(order ? { order } : {});
}

/** Takes a row into the selection or out of it. */
export function toggle(page: GridPage, place: number): void {
  const { state } = page;
  const id = state.row(place)?.id;
  if (id === undefined) return;
  const ids = new Set(state.selection === 'all' ? [] : state.selection);
  if (!ids.delete(id)) ids.add(id);
  state.selection = ids;
  state.anchor = place;
  page.redraw();
}

/** Opens the target of the row that has the focus, where it can be edited. */
export function startEditing(page: GridPage): boolean {
  const { state } = page;
  const row = state.row(state.focus.place);
  if (!row?.editable || state.facts?.readOnly !== undefined) {
    state.problem = state.facts?.readOnly ?? (row ? state.words.fixed : '');
    page.redraw();
    return false;
  }
  state.problem = '';
  state.resumed = undefined;
  state.selection = new Set();
  state.focus = { place: state.focus.place, column: targetColumn, id: row.id };
  const before = state.drafts.get(row.id)?.before ?? textOfChips(row.target);
  state.editing = { place: state.focus.place, row, before };
  page.reveal(state.focus.place);
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
  const target = editing.editor?.pieces() ?? state.drafts.get(editing.row.id)?.target ?? editing.row.target;
  const here = state.row(editing.place);
  const present = here?.id === editing.row.id ? here : editing.row;
  const inFile = textOfChips(present.target);
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
  const isUnsettled = state.sending.has(editing.row.id);
  if (isSame && !isUnsettled) dropDraft(page, editing.row.id);
  if (!isSame || isUnsettled || how === 'save')
    sendText(page, present, isSame ? present.target : target, inFile, how === 'save');
  page.redraw('focus');
  return true;
}

/** Sends the text of a row. It stays a draft until it is in the file. */
function sendText(page: GridPage, row: TableRow, target: readonly Piece[], before: string, save: boolean): void {
  const { drafts, sending } = page.state;
  const { id } = row;
  const unsettled = sending.get(id);
  if (textOfChips(target) !== before || unsettled) {
    const draft = { target, before: unsettled?.draft.before ?? before };
    drafts.set(id, draft);
    sending.set(id, { draft, row: unsettled?.row ?? row });
    saveDrafts(page);
    expectAnswer(page, id);
    page.patch(id, { target, findings: [], state: textOfChips(target) === '' ? 'untranslated' : 'translated' });
  }
  send(page, [id], { kind: 'text', target, before }, save ? 'save' : undefined);
}

/** Puts a text of the memory or the glossary into the cell of the row with the focus, and opens it for that. */
export function insertText(page: GridPage, text: string, how: 'replace' | 'caret'): void {
  const { state } = page;
  if (!state.editing && !startEditing(page)) return;
  page.whenEditing(({ row }, editor) => {
    const units = pastedUnits(text, chipsIn([...row.source, ...row.target]));
    if (how === 'replace') editor.replaceAll(piecesOf(units));
    else editor.insert(units);
  });
}

/** Ends editing, and nothing changed. */
export function cancel(page: GridPage): void {
  const { editing } = page.state;
  page.state.editing = undefined;
  page.state.problem = '';
  if (editing) dropDraft(page, editing.row.id);
  page.redraw('focus');
}

/** Ends editing and goes on with the next row that can be edited. */
export function commitAndNext(page: GridPage): void {
  const { state } = page;
  const count = state.facts?.count ?? 0;
  if (!commit(page)) return;
  for (let place = state.focus.place + 1; place < count; place++) {
    const row = state.row(place);
    if (row && !row.editable) continue;
    moveTo(page, place, targetColumn);
    if (row) startEditing(page);
    return;
  }
}

/** Does what a command, a button or a key asks for. */
export function act(page: GridPage, action: GridAction): void {
  const { state } = page;
  if (action === 'filter') {
    page.root.querySelector<HTMLElement>('#filter')?.focus();
    return;
  }
  const moved = /^(next|previous)-(.+)$/.exec(action);
  if (moved) {
    const isEdited = state.editing !== undefined;
    commit(page, 'leave');
    const [, direction, kind] = moved as unknown as [string, 'next', 'finding'];
    page.post({ type: 'find', isEdited, from: state.focus.place, direction, kind, filter: state.filter });
    return;
  }
  const { editing } = state;
  if (action === 'copy-source' && editing?.editor) {
    editing.editor.replaceAll(editing.row.source);
    return;
  }
  commit(page, 'leave');
  const { selection, focus } = state;
  const rows = selection === 'all' ? state.filter : selection.size > 0 ? [...selection] : focus.id ? [focus.id] : [];
  if (Array.isArray(rows) && rows.length === 0) return;
  send(page, rows, changes[action as keyof typeof changes]);
}

const changes = {
  translate: { kind: 'translate' },
  review: { kind: 'state', state: 'translated' },
  approve: { kind: 'state', state: 'final' },
  'needs-review': { kind: 'state', state: 'needs-review' },
  'copy-source': { kind: 'copySource' },
  clear: { kind: 'clear' },
} as const satisfies Partial<Record<GridAction, RowChange>>;

/** Sends a change; its rows stay in sight whatever the filter says of them afterwards. */
export function send(
  page: GridPage,
  rows: readonly string[] | GridPage['state']['filter'],
  change: RowChange,
  save?: 'save',
): void {
  const { state } = page;
  state.problem = '';
  const { text, state: wanted, check } = state.filter;
  if (Array.isArray(rows) && (text || wanted || check)) {
    const ids = rows as readonly string[];
    state.filter = { ...state.filter, keep: [...new Set([...(state.filter.keep ?? []), ...ids])] };
  }
  page.post({ type: 'change', rows, change, ...(save ? { save: true } : {}) });
}
