import { poWriter } from './writePo.ts';
import type { BitextWriter } from './writer.ts';
import { tmxWriter } from './writeTmx.ts';
import { xliff2Writer } from './writeXliff2.ts';
import { xliff12Writer } from './writeXliff12.ts';

/** Every writer; the first of an extension is its default. */
export const writers: readonly BitextWriter[] = [xliff2Writer, xliff12Writer, poWriter, tmxWriter];

/**
 * The writer of a new file.
 *
 * @param format id of a format, where the name leaves it open: `xliff-1.2`.
 * @returns undefined where no writer is of that format or makes such files.
 * @example writerFor('app.po')?.format; // 'po'
 */
export function writerFor(path: string, format?: string): BitextWriter | undefined {
  if (format !== undefined) return writers.find((writer) => writer.format === format);
  const extension = path.slice(path.lastIndexOf('.')).toLowerCase();
  return writers.find((writer) => writer.extensions.includes(extension));
}
