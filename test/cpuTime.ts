/** CPU time of this process that some work takes, in ms: unlike the time on the wall, it does not grow with what else runs. */
export function cpuTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** CPU time of a text of full length below which growth is not reported, in ms: compiling and collecting garbage weigh more. */
const noticeable = 150;

/**
 * How many times the CPU time grows when a text has four times as many parts: 4 in proportion, 16 with the square. The
 * least of three runs counts.
 *
 * @param work with a number of parts.
 * @returns 0 where it is too quick to tell.
 * @example growth((parts) => read('<'.repeat(parts)), 20_000); // 4.1
 */
export function growth(work: (parts: number) => unknown, parts: number): number {
  if (cpuTime(() => work(parts)) < noticeable) return 0;
  const least = (count: number) => Math.min(...[1, 2, 3].map(() => cpuTime(() => work(count))));
  return least(parts) / least(parts / 4);
}
