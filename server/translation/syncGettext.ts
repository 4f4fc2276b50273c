import { syncPo } from '../../shared/sync/gettext/syncPo.ts';
import { stepOn } from '../watchdog/watchdog.ts';
import { watchedFile } from '../workspace/watchedFile.ts';
import type { LocalizationFile, Workspace } from '../workspace/workspace.ts';
import type { FileSync, FileSyncOptions } from './syncFile.ts';

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
  const { path, format, catalog } = file;
  const language = file.targetLanguage ?? '';
  const synced = stepOn(watchedFile(file), () =>
    syncPo(format, catalog, template.catalog, {
      language,
      prune,
      adds: fill !== 'none',
      threshold: workspace.settingsOf(path).memoryThreshold,
      isCertain: named !== undefined,
    }),
  );
  return { path, base: file, created: false, language, ...synced, extra: 0 };
}
