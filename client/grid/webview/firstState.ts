import type { GridPlace, SavedGrid } from '../gridMessages.ts';
import type { GridWords } from '../gridWords.ts';
import { type GridState, targetColumn } from './gridState.ts';
import { allOpen } from './groupFolds.ts';
import type { RowCache } from './rowCache.ts';

/** What is on show before the first answer: what the page kept when it went away. */
export function firstState(
  words: GridWords,
  place: GridPlace,
  saved: Partial<SavedGrid>,
  { row, placeOf }: RowCache,
): GridState {
  return {
    words,
    place,
    filter: saved.filter ?? {},
    shown: saved.shown ?? place.shown,
    facts: undefined,
    focus: { place: 0, column: targetColumn, id: saved.row },
    selection: new Set(),
    anchor: 0,
    editing: undefined,
    drafts: new Map(Object.entries(saved.drafts ?? {})),
    sending: new Map(),
    signs: 0,
    dirty: new Set(),
    refused: new Map(),
    failed: [],
    isGrouped: saved.isGrouped === true,
    folds: saved.folds ?? allOpen,
    filteredFolds: allOpen,
    resumed: saved.row,
    shownFocus: '',
    shownRow: undefined,
    problem: '',
    row,
    placeOf,
  };
}
