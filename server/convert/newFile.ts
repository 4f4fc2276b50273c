import { slashedPath } from '../../shared/catalog/slashedPath.ts';
import type { Bitext } from '../../shared/convert/bitext.ts';
import { writerFor } from '../../shared/convert/writers.ts';
import { formatById } from '../../shared/formats/formats.ts';
import { english } from '../../shared/sentences/sentence.ts';
import { writeReviewSheet } from './reviewSheet.ts';
import { sheetKind } from './table.ts';

/** A new file made of a bitext. */
export interface NewFile {
  readonly bytes: Uint8Array;
  /** What its format is called; undefined for a sheet. */
  readonly format?: string;
  /** What it has no place for, one sentence each. */
  readonly lost: readonly string[];
}

/**
 * A bitext as a sheet for reviewers or in another format, whichever the name of the file tells.
 *
 * @param format id of a format, or `csv`, `tsv`, `xlsx`, where the name leaves it open.
 * @returns undefined where no such file can be made.
 * @throws Error where what was made cannot be read again.
 * @example (await newFile(bitext, 'review.xlsx'))?.bytes
 */
export async function newFile(bitext: Bitext, path: string, format?: string): Promise<NewFile | undefined> {
  const kind = sheetKind(format ? `.${format}` : path);
  if (kind) return { bytes: await writeReviewSheet(bitext, kind), lost: [] };
  const writer = writerFor(path, format);
  if (!writer) return undefined;
  const { text, lost } = writer.write(bitext);
  const read = formatById(writer.format)?.parse(text, slashedPath(path));
  const fault = [...(read?.problems ?? [])].find((problem) => problem.severity === 'error');
  if (fault)
    throw new Error(`The ${writer.name} file that was made is faulty (${english(fault.message)}); it was not written.`);
  return { bytes: new TextEncoder().encode(text), format: writer.name, lost };
}
