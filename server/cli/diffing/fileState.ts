import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Catalog } from '../../../shared/catalog/catalog.ts';
import { slashedPath } from '../../../shared/catalog/slashedPath.ts';
import { decodeText } from '../../../shared/encoding/encoding.ts';
import type { Format } from '../../../shared/formats/format.ts';
import { formatFor } from '../../../shared/formats/formats.ts';
import { asWritten } from '../../../shared/sentences/sentence.ts';
import { UnreadableFileError } from '../../watchdog/unreadableFileError.ts';
import type { Watchdog } from '../../watchdog/watchdog.ts';
import { git } from '../../workspace/git.ts';
import { readBytes } from '../../workspace/readText.ts';
import { type Repository, repositoryOf } from '../../workspace/repository.ts';
import { UsageError } from '../command.ts';

/** One state of a file: on disk, or at a revision. */
export interface FileState {
  /** As people name it: the path, or `REV:path`. */
  readonly name: string;
  /** Absolute; what it is called tells its format. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A state of a file, read by its format. */
export interface ReadState {
  readonly format: Format;
  readonly catalog: Catalog;
}

/**
 * The file that an operand names: a path, or, where no such file is there, `REV:path` as git reads it (from the top of the
 * repository, `REV:./path` from the current folder). git is asked in the safe way of {@link git}.
 *
 * @throws UnreadableFileError for a file that is not there, UsageError for a revision that git does not know.
 * @example await fileState('main:locales/de.json', cwd, signal)
 */
export async function fileState(operand: string, cwd: string, signal: AbortSignal): Promise<FileState> {
  const path = resolve(cwd, operand);
  const [, revision, name] = /^([^:]+):(.+)$/s.exec(operand) ?? [];
  const isThere = await stat(path).then(
    () => true,
    () => false,
  );
  if (isThere || revision === undefined || name === undefined) {
    return { name: operand, path, bytes: await readBytes(path) };
  }
  const repository = await repositoryOf(cwd, signal);
  if (!repository) throw new UsageError(`“${operand}” names a revision, and ${cwd} is in no git repository.`);
  const bytes = await contentAt(repository, cwd, revision, name, signal);
  const isBesides = /^\.\.?(?:\/|$)/.test(name);
  if (!bytes) throw new UnreadableFileError(resolve(cwd, name), asWritten(`it is not there at ${revision}`));
  return { name: operand, path: resolve(isBesides ? cwd : repository.top, name), bytes };
}

/**
 * A file as it was at a revision.
 *
 * @param path absolute.
 * @returns undefined where it was not there.
 * @throws UsageError for a revision that git does not know, and outside of a repository.
 */
export async function stateAt(
  revision: string,
  path: string,
  cwd: string,
  signal: AbortSignal,
): Promise<FileState | undefined> {
  const repository = await repositoryOf(cwd, signal);
  if (!repository) throw new UsageError(`--base needs git: ${cwd} is in no repository.`);
  const name = await repository.nameOf(path);
  const bytes = await contentAt(repository, repository.top, revision, name, signal);
  return bytes && { name: `${revision}:${name}`, path, bytes };
}

async function contentAt(
  { commitOf }: Repository,
  folder: string,
  revision: string,
  name: string,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  const commit = await commitOf(revision);
  if (!commit) throw new UsageError(`git knows no revision “${revision}”.`);
  const verify = ['rev-parse', '--verify', '--quiet', '--end-of-options'];
  const blob = await git(folder, [...verify, `${commit}:${name}`], signal);
  if (!blob) return undefined;
  return await git(folder, ['cat-file', 'blob', blob.toString('utf8').trim()], signal);
}

/**
 * Reads a state by its format.
 *
 * @param watchdog ends a file that makes no progress.
 * @returns undefined where no format reads files of this kind.
 */
export function readState(
  { path, bytes }: Pick<FileState, 'path' | 'bytes'>,
  watchdog: Watchdog,
): ReadState | undefined {
  return watchdog.step({ path, length: bytes.length }, () => {
    const slashed = slashedPath(path);
    const { text } = decodeText(bytes, slashed);
    const format = formatFor(slashed, text);
    return format && { format, catalog: format.parse(text, slashed) };
  });
}
