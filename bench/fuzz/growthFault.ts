import { checks } from '../../shared/checks/checks.ts';
import { runChecks } from '../../shared/checks/run/runChecks.ts';
import type { Format } from '../../shared/formats/format.ts';
import { defaultSettings } from '../../shared/settings.ts';
import { createTermIndex } from '../../shared/terms/termIndex.ts';
import { hostilePieces } from './hostilePieces.data.ts';
import type { Random } from './random.ts';

/** Longest of the texts whose times are compared, in UTF-16 code units. */
const longest = 240_000;
/** Time below which growth is not reported, in ms: caches and collections of garbage weigh more. */
const noticeable = 120;
/** Time that 30,000 characters never take, in ms. */
const tooLong = 4000;

const terms = createTermIndex([]);
const settings = { ...defaultSettings, checks: Object.fromEntries(checks.map(({ id }) => [id, 'warning' as const])) };

/**
 * Puts a part of a file, or a hostile piece, into it thousands of times: twice as many may take twice the time, not
 * four times. The best of several runs counts, as others use the machine too.
 */
export function growthFault(text: string, path: string, format: Format, random: Random): string | undefined {
  const offset = random.int(text.length + 1);
  const from = random.int(text.length);
  const hostile = random.pick(hostilePieces);
  const part =
    random.oneIn(3) || typeof hostile !== 'string'
      ? text.slice(from, from + 1 + random.int(random.pick([8, 80, 800])))
      : random.oneIn(2)
        ? hostile
        : hostile + text.slice(from, from + random.int(8));
  if (part === '') return undefined;
  const head = text.slice(Math.max(0, offset - 4000), offset);
  const made = (share: number) =>
    head + part.repeat(Math.ceil((longest * share) / part.length)) + text.slice(offset, offset + 4000);
  const works: readonly (readonly [string, (input: string) => void])[] = [
    ['parse', (input) => [...format.parse(input, path).problems].length],
    [
      'check',
      (input) =>
        runChecks(format.parse(input, path), { languages: { source: 'en', target: 'de' }, settings, terms, format }),
    ],
  ];
  for (const [name, work] of works) {
    // The first run pays for what is compiled and loaded; beside others on the machine CPU time grows too.
    if (timeOf(work, made(1 / 8), 1) > tooLong && timeOf(work, made(1 / 8), 2) > tooLong)
      return growthText(name, part, 'takes seconds for 30,000 characters');
    const quick = timeOf(work, made(1 / 2), 1);
    if (quick < noticeable / 2) continue;
    const [half, whole] = [timeOf(work, made(1 / 2), 3), timeOf(work, made(1), 3)];
    if (whole < noticeable || whole < 3.2 * half) continue;
    const quarter = timeOf(work, made(1 / 4), 3);
    if (half < 3 * quarter) continue;
    return growthText(name, part, `takes ${ms(quarter)}, ${ms(half)}, ${ms(whole)} ms for 1, 2, 4 parts`);
  }
  return undefined;
}

const ms = Math.round;

function growthText(work: string, part: string, times: string): string {
  return `growth: ${work} of “${part.slice(0, 80)}” again and again ${times}`;
}

/** CPU time in ms, the least of some runs: on a busy machine the clock tells of others. */
function timeOf(work: (input: string) => void, input: string, runs: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < runs; i++) {
    const before = process.cpuUsage();
    work(input);
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
    if (best < noticeable / 8) break;
  }
  return best;
}
