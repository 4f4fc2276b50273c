/**
 * The command that starts Node, and its first arguments: with a limit, so that no file of the process grows beyond it, as on
 * a disk that gets full (`EFBIG`). Needs no rights, but a POSIX shell.
 *
 * @param largestFile in bytes, a multiple of 1024; undefined for no limit.
 * @example const [command, before] = limitedNode(102_400); spawn(command, [...before, 'program.mjs']);
 */
export function limitedNode(largestFile: number | undefined): readonly [command: string, before: readonly string[]] {
  if (largestFile === undefined) return [process.execPath, []];
  // of POSIX shells, `ulimit -f` counts blocks of 512 bytes, but bash blocks of 1024
  const limited = `[ -n "$BASH_VERSION" ] && ulimit -f ${largestFile / 1024} || ulimit -f ${largestFile / 512}; exec "$0" "$@"`;
  return ['sh', ['-c', limited, process.execPath]];
}
