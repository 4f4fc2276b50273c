import type { RowChange, RowFilter, TableColumn } from '../../../shared/tableProtocol.ts';
import type { GridSegment } from '../gridMessages.ts';
import type { GridPage } from './gridPage.ts';
import { activeLanguage, isSideBySide, isTerms } from './gridState.ts';
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
  const { text, state: wanted, check, changedSince } = state.filter;
  if (Array.isArray(rows) && (text || wanted || check || changedSince)) {
    const ids = rows as readonly string[];
    state.filter = { ...state.filter, keep: [...new Set([...(state.filter.keep ?? []), ...ids])] };
  }
  page.post({ type: 'change', ...languagesOf(state), ...columnOf(state, language), rows, change, ...more });
}
