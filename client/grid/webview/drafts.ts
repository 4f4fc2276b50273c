import { textOfChips } from '../../../shared/messages/chips.ts';
import type { TableCell, TableRow } from '../../../shared/tableProtocol.ts';
import type { Draft, Drafts, GridSegment } from '../gridMessages.ts';
import type { GridPage } from './gridPage.ts';
import { cellOf, draftKey, type GridState, type LanguageCell } from './gridState.ts';

/** The draft of a cell that is to be shown: one that says something else than the file and is not on its way there. */
export function shownDraft({ drafts, sending }: GridState, { key, cell }: LanguageCell): Draft | undefined {
  const draft = drafts.get(key);
  return draft && sending.get(key)?.draft !== draft && textOfChips(draft.target) !== textOfChips(cell.target)
    ? draft
    : undefined;
}

/** Whether the file has another text by now than when a draft was begun. */
export function isOvertaken({ before }: Draft, { target }: TableCell): boolean {
  return textOfChips(target) !== before;
}

/** Keeps what is in the cell that is edited, as it is typed. */
export function keepTyped(page: GridPage): void {
  const { editing } = page.state;
  if (!editing?.editor) return;
  const target = editing.editor.pieces();
  if (textOfChips(target) === editing.before) dropDraft(page, editing.segment);
  else keepDraft(page, editing.segment, { target, before: editing.before });
}

/** Has the extension and the page's own memory keep what was typed of a segment. */
export function keepDraft(page: GridPage, segment: GridSegment, draft: Draft): void {
  page.state.drafts.set(draftKey(segment), draft);
  page.save();
  page.post({ type: 'draft', segment, draft });
}

export function dropDraft(page: GridPage, segment: GridSegment): void {
  page.state.refused.delete(draftKey(segment));
  if (!page.state.drafts.delete(draftKey(segment))) return;
  page.save();
  page.post({ type: 'draft', segment });
}

/** How long the extension may be silent about a text before the user hears of it, in ms. */
const patience = 12_000;

/** Says so where the extension tells nothing any more of a text that was sent: its host may have crashed. */
export function expectAnswer(page: GridPage, key: string): void {
  const { state } = page;
  const { signs } = state;
  const sent = state.sending.get(key);
  setTimeout(() => {
    if (!sent || state.sending.get(key) !== sent) return;
    if (state.signs !== signs) return expectAnswer(page, key);
    state.problem = state.words.noAnswer;
    page.redraw();
  }, patience);
}

/** The extension is there and still at work on what was sent. */
export function hearSign(page: GridPage): void {
  const { state } = page;
  state.signs++;
  if (state.sending.size === 0) return;
  state.problem = state.words.stillWriting;
  page.redraw();
}

/** What became of a text that was sent. What was typed since then stays a draft. */
export function settle(page: GridPage, segment: GridSegment, isWritten: boolean): void {
  const { drafts, sending, words } = page.state;
  const key = draftKey(segment);
  const sent = sending.get(key);
  sending.delete(key);
  if ([words.noAnswer, words.stillWriting].includes(page.state.problem)) page.state.problem = '';
  if (!sent) return;
  if (!isWritten) page.patch(sent.rowId, sent.index, sent.cell);
  else if (drafts.get(key) === sent.draft) dropDraft(page, segment);
}

/** Takes over drafts of before. */
export function takeDrafts(page: GridPage, uri: string, before: Drafts, replaces: boolean): void {
  const { drafts } = page.state;
  if (replaces) for (const key of drafts.keys()) if (key.startsWith(draftKey({ uri, id: '' }))) drafts.delete(key);
  for (const [id, draft] of Object.entries(before)) {
    const key = draftKey({ uri, id });
    if (!drafts.has(key)) drafts.set(key, draft);
  }
  page.save();
  page.redraw();
}

/** Drops drafts that the files have, to the letter. */
export function dropWritten(page: GridPage, rows: readonly TableRow[]): void {
  const { drafts, editing, facts } = page.state;
  if (drafts.size === 0) return;
  for (const row of rows) {
    for (const [i, cell] of row.cells.entries()) {
      const language = facts?.columns[i];
      if (!cell || !language) continue;
      const { key, segment } = cellOf(row, cell, language);
      const draft = drafts.get(key);
      const isWritten = draft && textOfChips(draft.target) === textOfChips(cell.target);
      if (isWritten && key !== editing?.key) dropDraft(page, segment);
    }
  }
}
