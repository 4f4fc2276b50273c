import { sameContent } from '../../../shared/catalog/content.ts';
import type { Segment } from '../../../shared/catalog/segment.ts';
import type { Finding } from '../../../shared/checks/contract/check.ts';
import { git, gitNames } from '../../workspace/git.ts';
import { repositoryOf } from '../../workspace/repository.ts';
import type { LocalizationFile } from '../../workspace/workspace.ts';
import { UsageError } from '../command.ts';

/** Tells of a file which of its findings a change since some revision may have brought. */
export type ChangeFilter = (file: LocalizationFile | SourceCode) => Promise<(finding: Finding) => boolean>;

/** A file that has no segments: it counts whole. */
export interface SourceCode {
  /** Absolute. */
  readonly path: string;
}

/**
 * What changed in a repository since a revision, whether it is committed or not: segments whose text, translation or
 * state is not what it was, in the file itself or in its source file, and files that git did not know.
 *
 * @param root folder of the project, absolute.
 * @param revision anything that names a commit: `main`, `HEAD~3`, `origin/main...` is not one.
 * @throws UsageError outside of a repository, or when there is no such revision.
 */
export async function changedSince(root: string, revision: string, signal: AbortSignal): Promise<ChangeFilter> {
  const repository = await repositoryOf(root, signal);
  if (!repository) throw new UsageError(`--changed-since needs git: ${root} is not in a repository.`);
  const named = await git(
    root,
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`],
    signal,
  );
  if (!named) throw new UsageError(`--changed-since: git knows no revision “${revision}”.`);
  const { top: home, nameOf } = repository;
  const commit = named.toString('utf8').trim();
  const changed = await git(home, ['diff', '--name-only', '--no-renames', '--no-ext-diff', '-z', commit, '--'], signal);
  const added = await git(home, ['ls-files', '-z', '--others', '--exclude-standard', '--', '.'], signal);
  const touched = new Set([changed, added].flatMap((list) => (list ? gitNames(list) : [])));

  /** The segments that a file had, by id; undefined for a file that was not there. */
  const before = async (file: Pick<LocalizationFile, 'format'>, name: string) => {
    const segments = await repository.segmentsAt(commit, name, file.format);
    return segments && new Map(segments.map((segment) => [segment.id, segment]));
  };

  return async (file) => {
    const name = await nameOf(file.path);
    if (!('catalog' in file)) return touched.has(name) ? () => true : () => false;
    const sourceName = file.sourcePath === undefined ? undefined : await nameOf(file.sourcePath);
    const ownTouched = touched.has(name);
    const sourceTouched = sourceName !== undefined && touched.has(sourceName);
    if (!ownTouched && !sourceTouched) return () => false;
    const own = ownTouched ? await before(file, name) : undefined;
    if (ownTouched && !own) return () => true;
    const source = sourceTouched ? await before(file, sourceName) : undefined;
    const bilingual = file.catalog.kind === 'bilingual';
    const { segments, pair } = file.catalog;
    const isChanged = (id: string) => {
      if (own && !sameSegment(own.get(id), segments.find(id), bilingual)) return true;
      return sourceTouched && !sameSegment(source?.get(id), pair?.source.segments.find(id), bilingual);
    };
    return ({ segment }) => (segment === undefined ? ownTouched : isChanged(segment));
  };
}

/** The source side of a monolingual file is another file's business, and compared there. */
function sameSegment(before: Segment | undefined, after: Segment | undefined, bilingual: boolean): boolean {
  if (!before || !after) return before === after;
  if (before.state !== after.state && bilingual) return false;
  return sameSide(before, after, 'target') && (!bilingual || sameSide(before, after, 'source'));
}

function sameSide(before: Segment, after: Segment, side: 'source' | 'target'): boolean {
  const [was, is] = [before[side], after[side]];
  return was && is ? sameContent(was, is) : was === is;
}
