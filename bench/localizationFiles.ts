import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Format } from '../shared/formats/format.ts';
import { formatById, formatFor, formats } from '../shared/formats/formats.ts';

/** The files below a folder whose extension is one of a format's, in the order of their paths; a file alone is itself. */
export function localizationFiles(folder: string): string[] {
  if (!statSync(folder).isDirectory()) return [folder];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const extension = file.slice(file.lastIndexOf('.')).toLowerCase();
      return formats.some((format) => format.extensions.includes(extension));
    })
    .sort();
}

/**
 * The format that reads a file. JSON files that do not look like localization files are still files that must not be
 * harmed: they are read as JSON.
 */
export function formatForced(path: string, text: string): Format | undefined {
  return formatFor(path, text) ?? (/\.jsonc?$/i.test(path) ? formatById('json') : undefined);
}
