import { git } from './git.ts';

/** When a line was last changed. */
export interface BlamedLine {
  /** Undefined for a line that is not committed. */
  readonly commit?: string;
  /** In ms since 1970; Infinity for a line that is not committed. */
  readonly time: number;
}

/**
 * The last change of each line of a file, changes of white space aside. A file that `blame.ignoreRevsFile` names is
 * heeded.
 *
 * @param top folder of the repository.
 * @param name path of the file from there, with slashes.
 * @returns undefined for a file that git does not know.
 */
export async function blame(
  top: string,
  name: string,
  signal: AbortSignal,
): Promise<readonly BlamedLine[] | undefined> {
  const output = await git(top, ['blame', '--porcelain', '-w', '--no-textconv', '--', name], signal);
  if (!output) return undefined;
  const times = new Map<string, number>();
  const lines: BlamedLine[] = [];
  let commit = '';
  for (const line of output.toString('latin1').split('\n')) {
    if (line.startsWith('\t')) {
      lines.push(/^0+$/.test(commit) ? { time: Number.POSITIVE_INFINITY } : { commit, time: times.get(commit) ?? 0 });
      continue;
    }
    const [, head] = /^([0-9a-f]{40,64}) \d+ \d+/.exec(line) ?? [];
    if (head !== undefined) commit = head;
    else if (line.startsWith('committer-time ')) times.set(commit, Number(line.slice(15)) * 1000);
  }
  return lines;
}
