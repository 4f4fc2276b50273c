import { contentOf } from '../../shared/catalog/catalog.ts';
import type { Watched } from '../watchdog/watchdog.ts';
import type { LocalizationFile } from './workspace.ts';

/** A file with its source file, as the watchdog sees them: together they are what checks read. */
export function watchedFile({ path, catalog }: LocalizationFile): Watched {
  const source = catalog.pair?.source;
  return { path, length: contentOf(catalog).length + (source ? contentOf(source).length : 0) };
}
