import { withItsKeys } from '../../shared/catalog/catalog.ts';
import { poPieces } from '../../shared/formats/po/poPieces.ts';
import { syncPo } from '../../shared/sync/gettext/syncPo.ts';
import { stepOn } from '../watchdog/watchdog.ts';
import { watchedFile } from '../workspace/watchedFile.ts';
import type { AbsentFile, LocalizationFile, Workspace } from '../workspace/workspace.ts';
import { createSynced, type FileSync, type FileSyncOptions } from './syncFile.ts';

/**
 * Brings a PO file to its template. Nothing is written.
 *
 * @throws UnreadableFileError where the file makes no progress.
 */
export function syncGettext(
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
export function createGettext(template: LocalizationFile, absent: AbsentFile): FileSync | undefined {
  const made = createSynced(template, absent, {});
  return made && { ...made, added: poPieces(made.text).entries.map(({ id }) => id), fuzzy: [] };
}
