import type { RowChange } from '../../../shared/tableChangesProtocol.ts';
import type { RowFilter, TableColumn } from '../../../shared/tableProtocol.ts';
import type { GridSegment } from '../gridMessages.ts';
import type { GridPage } from './gridPage.ts';
import { activeLanguage, cellAt, draftKey, isSideBySide, isTerms, targetColumn } from './gridState.ts';
import { languagesOf } from './rowRequests.ts';

/** The language that a request is about, where there are several. */
export function columnOf(state: GridPage['state'], language = activeLanguage(state)): { readonly column?: string } {
  return (isSideBySide(state) || isTerms(state)) && language ? { column: language.key } : {};
}

/** Sends a change of cells of a language; its rows stay in sight whatever the filter says of them afterwards. */
export function send(
  page: GridPage,
  rows: readonly string[] | RowFilter,
  language: TableColumn,
  change: RowChange,
  more: { readonly save?: true; readonly segment?: GridSegment } = {},
): void {
  const { state } = page;
  state.problem = '';
  const segments = more.segment ? [more.segment] : segmentsOf(state, rows, language);
  for (const segment of segments) state.refused.delete(draftKey(segment));
  const { text, state: wanted, check, changedSince } = state.filter;
  if (Array.isArray(rows) && (text || wanted || check || changedSince)) {
    const ids = rows as readonly string[];
    state.filter = { ...state.filter, keep: [...new Set([...(state.filter.keep ?? []), ...ids])] };
  }
  const about = { ...languagesOf(state), ...columnOf(state, language), ...(more.save ? { save: true as const } : {}) };
  page.post({ type: 'change', ...about, rows, change, segments });
}

/** What rows have in a language, as far as they are here. */
function segmentsOf(
  state: GridPage['state'],
  rows: readonly string[] | RowFilter,
  language: TableColumn,
): readonly GridSegment[] {
  const column = targetColumn + (state.facts?.columns.findIndex(({ key }) => key === language.key) ?? 0);
  if (!Array.isArray(rows)) return [];
  return (rows as readonly string[]).flatMap((id) => {
    const place = state.placeOf(id);
    const cell = place === undefined ? undefined : cellAt(state, place, column);
    return cell ? [cell.segment] : [];
  });
}
