import { sameContent } from '../../shared/catalog/content.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import { git, gitNames } from './git.ts';
import type { Repository } from './repository.ts';
import type { LocalizationFile } from './workspace.ts';

/** What became of a file since a commit. */
export interface FileChanges {
  /** Whether the file itself is another one, and not its source file alone. */
  readonly isTouched: boolean;
  /** Whether a segment is new, or its text, translation or state is another one. */
  has(segment: string): boolean;
}

/** Tells what became of a file; a file that has no segments counts whole. */
export type ChangedSince = (file: LocalizationFile | Pick<LocalizationFile, 'path'>) => Promise<FileChanges>;

const nothing: FileChanges = { isTouched: false, has: () => false };
const everything: FileChanges = { isTouched: true, has: () => true };

/**
 * What changed in a repository since a commit, whether it is committed or not: segments whose text, translation or state
 * is not what it was, in the file itself or in its source file, and files that git did not know.
 *
 * @param commit as `repository.commitOf` gives it.
 * @param isEdited whether a file (absolute path) may differ from the one on disk: it is open in an editor.
 * @example (await (await changedSince(repository, commit, signal))(file)).has('menu.greeting') // true
 */
export async function changedSince(
  { top, nameOf, segmentsAt }: Repository,
  commit: string,
  signal: AbortSignal,
  isEdited: (path: string) => boolean = () => false,
): Promise<ChangedSince> {
  const changed = await git(top, ['diff', '--name-only', '--no-renames', '--no-ext-diff', '-z', commit, '--'], signal);
  const added = await git(top, ['ls-files', '-z', '--others', '--exclude-standard', '--', '.'], signal);
  const touched = new Set([changed, added].flatMap((list) => (list ? gitNames(list) : [])));

  /** The segments that a file had, by id; undefined for a file that was not there. */
  const before = async (file: Pick<LocalizationFile, 'format'>, name: string) => {
    const segments = await segmentsAt(commit, name, file.format);
    return segments && new Map(segments.map((segment) => [segment.id, segment]));
  };

  return async (file) => {
    const name = await nameOf(file.path);
    if (!('catalog' in file)) return touched.has(name) ? everything : nothing;
    const { sourcePath, catalog } = file;
    const sourceName = sourcePath === undefined ? undefined : await nameOf(sourcePath);
    const isTouched = touched.has(name) || isEdited(file.path);
    const isSourceTouched = sourceName !== undefined && (touched.has(sourceName) || isEdited(sourcePath ?? ''));
    if (!isTouched && !isSourceTouched) return nothing;
    const earlier = isTouched ? await before(file, name) : undefined;
    if (isTouched && !earlier) return everything;
    const source = isSourceTouched ? await before(file, sourceName) : undefined;
    const bilingual = catalog.kind === 'bilingual';
    const { segments, pair } = catalog;
    return {
      isTouched,
      has(id) {
        if (earlier && !sameSegment(earlier.get(id), segments.find(id), bilingual)) return true;
        const sourceId = pair?.sourceIdOf(id) ?? id;
        return isSourceTouched && !sameSegment(source?.get(sourceId), pair?.source.segments.find(sourceId), bilingual);
      },
    };
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
