import { lastAtMostOf } from '../../../shared/catalog/lastAtMost.ts';
import { type FoldedGroup, type Folds, groupId } from '../../../shared/tableFolds.ts';
import { keyGroupAt, type RowsView } from './rowsView.ts';

/** What a table shows line by line: rows, and groups that are folded. */
export interface Lines {
  /** The place of the row of each line; of a folded group that of its first row. */
  readonly places: readonly number[];
  /** The folded group that a line stands for. */
  groupAt(line: number): IdentifiedGroup | undefined;
  /** The line that shows a row, by the row's index among those that pass. */
  lineOf(index: number): number;
  /** The index among the rows that pass of the first one that a line stands for. */
  indexOf(line: number): number;
}

export interface IdentifiedGroup extends FoldedGroup {
  /** See `groupId`. */
  readonly id: string;
}

/**
 * The lines of a table some of whose groups are folded. Only neighbours make a group: keys that begin alike and stand apart are
 * several of one name.
 *
 * @param places rows that pass the filter, in the order of the files.
 * @param folds without it every row is a line.
 * @example foldedLines(rows, [0, 1, 2], { byKey: true, rest: 'folded', except: [] }).places // [0, 2]
 */
export function foldedLines(rows: RowsView, places: readonly number[], folds: Folds | undefined): Lines {
  if (!folds || (folds.rest === 'open' && folds.except.length === 0)) {
    const same = (place: number) => place;
    return { places, groupAt: () => undefined, lineOf: same, indexOf: same };
  }
  const except = new Set(folds.except);
  const isFolded = (id: string) => except.has(id) === (folds.rest === 'open');
  const foldOf = (file: string | undefined, key: string | undefined): Omit<IdentifiedGroup, 'count'> | undefined => {
    const fileId = groupId(file);
    if (file !== undefined && isFolded(fileId)) return { id: fileId, kind: 'file' };
    const id = groupId(file, key);
    return key !== undefined && isFolded(id) ? { id, kind: 'key' } : undefined;
  };
  const firsts: number[] = [];
  const groups = new Map<number, Omit<IdentifiedGroup, 'count'>>();
  let before: { readonly file: string | undefined; readonly key: string | undefined } | undefined;
  let fold: Omit<IdentifiedGroup, 'count'> | undefined;
  for (const [index, place] of places.entries()) {
    const file = rows.groupAt(place);
    const key = folds.byKey ? keyGroupAt(rows, place) : undefined;
    // Neighbours mostly are of one group.
    if (!before || before.file !== file || before.key !== key) fold = foldOf(file, key);
    before = { file, key };
    if (fold && fold.id === groups.get(firsts.length - 1)?.id) continue;
    if (fold) groups.set(firsts.length, fold);
    firsts.push(index);
  }
  return {
    places: firsts.map((index) => places[index] ?? -1),
    groupAt(line) {
      const group = groups.get(line);
      return group && { ...group, count: (firsts[line + 1] ?? places.length) - (firsts[line] ?? 0) };
    },
    lineOf: (index) => lastAtMostOf(firsts, index),
    indexOf: (line) => firsts[line] ?? places.length,
  };
}
