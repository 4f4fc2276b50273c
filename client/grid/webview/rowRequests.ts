import type { RowsParams } from '../../../shared/tableProtocol.ts';
import type { FromGrid, ToGrid } from '../gridMessages.ts';
import { type GridState, isSideBySide } from './gridState.ts';
import { foldsAsked } from './groupFolds.ts';
import { pageSize, type RowCache } from './rowCache.ts';

/** What is asked of the extension, and what came back. */
export interface RowRequests {
  /** Asks for the pages of some places that are not here, or are of before. */
  ask(places: readonly number[]): void;
  /** Everything is of before: asks for the page of a place at once. */
  restart(place: number): void;
  /** Takes an answer over; false for one that nobody waits for any more. */
  take(answer: Extract<ToGrid, { readonly type: 'rows' }>): boolean;
}

/** Which languages a request of this table is about; nothing in the table of one file. */
export function languagesOf(state: GridState): Pick<RowsParams, 'languages'> {
  const { shown, place } = state;
  const files = place.files ? { files: place.files } : {};
  return isSideBySide(state) ? { languages: { ...(shown ? { shown } : {}), ...files } } : {};
}

/** The row whose place is asked for: one that is to be shown, or else that with the focus. */
function wantedRow({ shownRow, focus }: GridState): string | undefined {
  return shownRow?.id ?? focus.id;
}

/**
 * Requests of rows by pages. Rows come at once, and again when they are checked; once a state of the file was checked,
 * further pages of it are asked for with their findings.
 */
export function rowRequests(state: GridState, cache: RowCache, post: (message: FromGrid) => void): RowRequests {
  const asked = new Map<number, { readonly page: number; readonly focus: string | undefined }>();
  let last = 0;
  let isChecked = false;
  const askPage = (page: number, checked: boolean) => {
    if ([...asked.values()].some((one) => one.page === page)) return;
    const id = wantedRow(state);
    asked.set(++last, { page, focus: id });
    const place = id === undefined ? {} : { place: id };
    const { filter } = state;
    const table = languagesOf(state);
    post({
      type: 'rows',
      request: last,
      ...table,
      filter,
      ...foldsAsked(state),
      checked,
      offset: page * pageSize,
      limit: pageSize,
      ...place,
    });
  };
  return {
    ask(places) {
      const pages = new Set(places.map((place) => Math.floor(place / pageSize)));
      for (const page of pages) if (cache.lacks(page)) askPage(page, isChecked);
    },
    restart(place) {
      cache.age();
      asked.clear();
      isChecked = false;
      askPage(Math.floor(place / pageSize), false);
    },
    take({ request, answer }) {
      const question = asked.get(request);
      if (question === undefined) return false;
      const { page, focus } = question;
      asked.delete(request);
      if (!answer) {
        state.facts = null;
        return true;
      }
      const { rows, place, foldedIn, ...facts } = answer;
      // The place is that of the row that was wanted when it was asked for.
      const isWanted = place !== undefined && focus === wantedRow(state);
      state.facts = isWanted ? { ...facts, place, ...(foldedIn === undefined ? {} : { foldedIn }) } : facts;
      cache.put(page, rows);
      if (facts.checked) isChecked = true;
      else askPage(page, true);
      return true;
    },
  };
}
