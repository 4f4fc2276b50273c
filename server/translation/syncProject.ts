import { withItsKeys } from '../../shared/catalog/catalog.ts';
import { factsOf } from '../../shared/formats/factsOf.ts';
import { poPieces } from '../../shared/formats/po/poPieces.ts';
import { syncPo } from '../../shared/sync/gettext/syncPo.ts';
import { readable } from '../watchdog/unreadableFileError.ts';
import { stepOn } from '../watchdog/watchdog.ts';
import { watchedFile } from '../workspace/watchedFile.ts';
import type { AbsentFile, LocalizationFile, Workspace } from '../workspace/workspace.ts';
import { createSynced, type FileSync, type FileSyncOptions, syncFile } from './syncFile.ts';

/** How the files of a project are brought to the keys of their sources. */
export interface ProjectSyncOptions extends FileSyncOptions {
  /** The languages whose files are made where they are not there; none are made without them. */
  readonly create?: readonly string[] | undefined;
}

/**
 * The files that one file stands for, each brought to the keys of its source: itself, or all translations of a source file.
 * Nothing is written.
 *
 * @param done paths that have been given already; those that are given now are added.
 * @returns `absent` for each file that the layout asks for and that is not there, where none are made.
 */
export async function* syncsOf(
  workspace: Workspace,
  file: LocalizationFile,
  options: ProjectSyncOptions,
  done: Set<string>,
): AsyncGenerator<FileSync | 'absent'> {
  if (factsOf(file.catalog).hasGettextHeader) {
    yield* gettextSyncs(workspace, file, options, done);
    return;
  }
  if (file.role === 'target' && !done.has(file.path)) {
    done.add(file.path);
    yield await syncFile(workspace, file, undefined, options);
  }
  if (file.role !== 'source') return;
  const { create } = options;
  for (const target of [
    ...(await workspace.pairs.targetsOf(file)),
    ...(create ? await workspace.pairs.targetsOf(file, create) : []),
  ]) {
    if (done.has(target.path)) continue;
    const isThere = 'catalog' in target;
    if (isThere || create) done.add(target.path);
    if (isThere) yield await syncFile(workspace, target, file, options);
    else if (create) {
      const made = createSynced(file, target, options);
      if (made) yield made;
    } else yield 'absent';
  }
}

/** A PO file is brought to its template; a template stands for all files that are made of it. */
async function* gettextSyncs(
  workspace: Workspace,
  file: LocalizationFile,
  options: ProjectSyncOptions,
  done: Set<string>,
): AsyncGenerator<FileSync | 'absent'> {
  const template = options.template ?? (await workspace.pairs.templateOf(file));
  if (template && template.path !== file.path && !done.has(file.path)) {
    done.add(file.path);
    yield syncGettext(workspace, file, template, options);
  }
  if (template || file.role !== 'source') return;
  for (const path of await workspace.files.list()) {
    if (done.has(path)) continue;
    const other = await readable(() => workspace.files.read(path));
    if (!other || !factsOf(other.catalog).hasGettextHeader) continue;
    if ((await workspace.pairs.templateOf(other))?.path !== file.path) continue;
    done.add(path);
    yield syncGettext(workspace, other, file, options);
  }
  const { create } = options;
  for (const target of await workspace.pairs.targetsOf(file, create)) {
    if ('catalog' in target || done.has(target.path)) continue;
    done.add(target.path);
    const made = create ? createGettext(file, target) : 'absent';
    if (made) yield made;
  }
}

/**
 * Brings a PO file to its template. Nothing is written.
 *
 * @throws UnreadableFileError where the file makes no progress.
 */
function syncGettext(
  workspace: Workspace,
  file: LocalizationFile,
  template: LocalizationFile,
  { fill, prune, template: named }: FileSyncOptions,
): FileSync {
  const { path, format } = file;
  const language = file.targetLanguage ?? '';
  const synced = stepOn(watchedFile(file), () =>
    syncPo(format, withItsKeys(file.catalog), withItsKeys(template.catalog), {
      language,
      prune,
      adds: fill !== 'none',
      threshold: workspace.settings.of(path).memoryThreshold,
      isCertain: named !== undefined,
    }),
  );
  return { path, base: file, created: false, language, ...synced, extra: 0 };
}

/**
 * The PO file of a language that is not there yet, made of its template as `msginit` does it. Nothing is written.
 *
 * @returns undefined where files of this kind cannot be made.
 */
function createGettext(template: LocalizationFile, absent: AbsentFile): FileSync | undefined {
  const made = createSynced(template, absent, {});
  return made && { ...made, added: poPieces(made.text).entries.map(({ id }) => id), fuzzy: [] };
}
