import type { Random } from '../fuzz/random.ts';
import type { MeasuredProject, ProjectDraw } from './projects.data.ts';
import { shuffled } from './seededDraw.ts';

/**
 * Projects that nothing was measured on yet, of each format in turn: first the formats that were drawn least.
 *
 * @returns at most `count`.
 */
export function drawProjects(
  projects: readonly MeasuredProject[],
  draws: readonly ProjectDraw[],
  count: number,
  random: Random,
): MeasuredProject[] {
  const used = new Set(draws.flatMap((draw) => draw.projects));
  const times = new Map<string, number>();
  for (const [name, format = ''] of projects) times.set(format, (times.get(format) ?? 0) + (used.has(name) ? 1 : 0));
  const byFormat = shuffled(random, [...times])
    .sort(([, a], [, b]) => a - b)
    .map(([format]) => projects.filter(([name, first]) => first === format && !used.has(name)))
    .map((list) => shuffled(random, list));
  const drawn: MeasuredProject[] = [];
  for (let round = 0; byFormat.some((list) => round < list.length); round++) {
    drawn.push(...byFormat.flatMap((list) => list.slice(round, round + 1)));
  }
  return drawn.slice(0, count);
}
