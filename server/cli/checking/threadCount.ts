import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { checks } from '../../../shared/checks/checks.ts';
import { isAskedFor } from '../../../shared/checks/run/checkSeverities.ts';
import { staleTranslation } from '../../../shared/checks/states/staleTranslation.ts';
import { wantsCode } from '../../code/codeChecks.ts';
import { UsageError } from '../command.ts';
import type { ListedFile, Project } from '../project.ts';

/** What a command line asks for. */
export interface AskedOfCheck {
  readonly fix?: boolean | undefined;
  readonly code?: boolean | undefined;
  readonly revision?: string | undefined;
  readonly only?: ReadonlySet<string> | undefined;
}

/** More threads than this wait for the one that reports. */
const most = 8;
/** A thread that starts for less than this has nothing left to do when it is ready. */
const fewestFiles = 32;
const fewestBytes = 8_000_000;
/**
 * The same on two cores, which share what a thread costs until its code is compiled: some two seconds of CPU. A second
 * thread took 0.73 of the time of one for 111 MB; two processes that share nothing, each for half of it, took 0.70.
 */
const fewestBytesOfTwo = 100_000_000;

/**
 * How many threads check files, the one that asks included. One alone where files change on the way (`--fix`), where
 * more than a file and its partners is looked at (code, history), and where dictionaries would be read more than once.
 *
 * @param jobs the option `--jobs`: so many, however few files there are.
 * @param available cores of the machine.
 * @throws UsageError when that is no number.
 */
export async function threadCount(
  files: readonly ListedFile[],
  projects: readonly Project[],
  { fix, code, revision, only }: AskedOfCheck,
  jobs: string | undefined,
  available: number = availableParallelism(),
): Promise<number> {
  if (jobs !== undefined && !/^[1-9]\d{0,2}$/.test(jobs)) {
    throw new UsageError(`--jobs takes a number from 1 on, not “${jobs}”.`);
  }
  const isAsked = (id: string) => projects.some(({ workspace }) => isAskedFor(id, workspace.settings.project, only));
  const wantsKeys = projects.some(({ workspace }) => wantsCode(workspace, only));
  if (
    fix ||
    code ||
    wantsKeys ||
    revision !== undefined ||
    isAsked(staleTranslation.id) ||
    checks.some(({ id, looksUp }) => looksUp === 'spelling' && isAsked(id))
  )
    return 1;
  if (jobs !== undefined) return Number(jobs);
  const cores = Math.min(most, available);
  if (cores === 1 || files.length < fewestFiles) return 1;
  let bytes = 0;
  for (const [file] of files) bytes += (file && (await stat(file.path).catch(() => undefined))?.size) ?? 0;
  return bytes < (cores === 2 ? fewestBytesOfTwo : fewestBytes) ? 1 : cores;
}
