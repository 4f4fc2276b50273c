import { textOfChips } from '../../../shared/messages/chips.ts';
import type { TableRow } from '../../../shared/tableProtocol.ts';
import type { Draft, Drafts } from '../gridMessages.ts';
import type { GridPage } from './gridPage.ts';
import type { GridState } from './gridState.ts';

/** The draft of a row that is to be shown: one that says something else than the file and is not on its way there. */
export function shownDraft({ drafts, sending }: GridState, { id, target }: TableRow): Draft | undefined {
  const draft = drafts.get(id);
  return draft && sending.get(id)?.draft !== draft && textOfChips(draft.target) !== textOfChips(target)
    ? draft
    : undefined;
}

/** Whether the file has another text by now than when a draft was begun. */
export function isOvertaken({ before }: Draft, { target }: TableRow): boolean {
  return textOfChips(target) !== before;
}

/** Keeps what is in the cell that is edited, as it is typed. */
export function keepTyped(page: GridPage): void {
  const { editing, drafts } = page.state;
  if (!editing?.editor) return;
  const target = editing.editor.pieces();
  if (textOfChips(target) === editing.before) drafts.delete(editing.row.id);
  else drafts.set(editing.row.id, { target, before: editing.before });
  saveDrafts(page);
}

/** Has the extension and the page's own memory keep the drafts as they are. */
export function saveDrafts(page: GridPage): void {
  page.save();
  page.post({ type: 'drafts', drafts: Object.fromEntries(page.state.drafts) });
}

export function dropDraft(page: GridPage, id: string): void {
  if (page.state.drafts.delete(id)) saveDrafts(page);
}

/** How long the extension may take for a text before the user hears of it, in ms. */
const patience = 10_000;

/** Says so where the extension never tells what became of a text: its host may have crashed. */
export function expectAnswer(page: GridPage, id: string): void {
  const { state } = page;
  const sent = state.sending.get(id);
  setTimeout(() => {
    if (!sent || state.sending.get(id) !== sent) return;
    state.problem = state.words.noAnswer;
    page.redraw();
  }, patience);
}

/** What became of a text that was sent. What was typed since then stays a draft. */
export function settle(page: GridPage, id: string, isWritten: boolean): void {
  const { drafts, sending } = page.state;
  const sent = sending.get(id);
  sending.delete(id);
  if (page.state.problem === page.state.words.noAnswer) page.state.problem = '';
  if (!sent) return;
  if (!isWritten) page.patch(id, sent.row);
  else if (drafts.get(id) === sent.draft) dropDraft(page, id);
}

/** Takes over drafts of before. */
export function takeDrafts(page: GridPage, before: Drafts, replaces: boolean): void {
  const { drafts } = page.state;
  if (replaces) drafts.clear();
  for (const [id, draft] of Object.entries(before)) if (!drafts.has(id)) drafts.set(id, draft);
  page.save();
  page.redraw();
}

/** Drops drafts that the file has, to the letter. */
export function dropWritten(page: GridPage, rows: readonly TableRow[]): void {
  const { drafts, editing } = page.state;
  if (drafts.size === 0) return;
  for (const { id, target } of rows) {
    const draft = drafts.get(id);
    if (draft && id !== editing?.row.id && textOfChips(draft.target) === textOfChips(target)) dropDraft(page, id);
  }
}
