import type { Random } from '../fuzz/random.ts';

/** More are never drawn of one check and project. */
const mostOfOne = 40;

/** Draws things of several kinds and projects, so that frequent kinds and large projects do not hide the others. */
export interface SeededDraw<T> {
  /** Something that may be drawn; `make` is called only where it may. */
  offer(project: string, check: string, make: () => T): void;
  /** At most `count` of what was offered: each check of each project gives one before any of them gives a second. */
  draw(count: number): T[];
  /** How many were offered by check, most first. */
  totals(): readonly (readonly [check: string, offered: number])[];
}

/** @param random the same numbers and the same offers give the same draw. */
export function createSeededDraw<T>(random: Random): SeededDraw<T> {
  const cells = new Map<string, { readonly check: string; readonly kept: T[]; offered: number }>();
  return {
    offer(project, check, make) {
      const name = `${check} ${project}`;
      const cell = cells.get(name) ?? { check, kept: [], offered: 0 };
      cells.set(name, cell);
      cell.offered++;
      // Reservoir sampling: whatever is offered later has the same chance.
      const place = cell.offered <= mostOfOne ? cell.kept.length : random.int(cell.offered);
      if (place < mostOfOne) cell.kept[place] = make();
    },
    draw(count) {
      const lists = shuffled(random, [...cells.values()]).map(({ kept }) => shuffled(random, kept));
      const drawn: T[] = [];
      for (let round = 0; round < mostOfOne; round++)
        drawn.push(...lists.flatMap((list) => list.slice(round, round + 1)));
      return drawn.slice(0, count);
    },
    totals() {
      const counts = new Map<string, number>();
      for (const { check, offered } of cells.values()) counts.set(check, (counts.get(check) ?? 0) + offered);
      return [...counts].sort(([, a], [, b]) => b - a);
    },
  };
}

/** The same items in an order of chance. */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i--) {
    const other = random.int(i + 1);
    [list[i], list[other]] = [list[other] as T, list[i] as T];
  }
  return list;
}
