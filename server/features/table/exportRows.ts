import { basename } from 'node:path';
import { bitextOf } from '../../../shared/convert/bitext.ts';
import { say } from '../../../shared/sentences/sentence.ts';
import type { ExportedRows, ExportRowsParams } from '../../../shared/tableChangesProtocol.ts';
import { newFile } from '../../convert/newFile.ts';
import { pathOf } from '../../lsp/paths.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import { writeAtomically } from '../../workspace/writeAtomically.ts';
import { placedRows } from './placedRows.ts';
import type { Tables } from './tables.ts';

/**
 * Writes rows of a table into a file of their own, for somebody who reviews them elsewhere: a sheet, or another format, as
 * the name of the file tells. A file that is there is replaced.
 *
 * @throws RequestRefused with a sentence for the user.
 */
export async function exportRows(open: Tables, params: ExportRowsParams, signal: AbortSignal): Promise<ExportedRows> {
  const path = pathOf(params.to);
  if (path === undefined) throw new RequestRefused(say`Rows can be exported only to a file on disk.`);
  const { files, column, snapshots } = await placedRows(open, params, false, signal);
  if (snapshots.has(path))
    throw new RequestRefused(say`${basename(path)} holds these rows itself. Choose another name.`);
  const [first, ...others] = files;
  if (others.length > 0)
    throw new RequestRefused(say`These rows are from ${files.length} files. Select rows of one file.`);
  const { file } = first?.snapshot ?? {};
  const ids = new Set(first?.placed.map(({ entry }) => entry.id));
  const bitext = file && bitextOf({ ...file, original: basename(file.path) }, column.language);
  const units = bitext?.units.filter(({ id }) => ids.has(id)) ?? [];
  if (!bitext || units.length === 0 || column.isSource)
    throw new RequestRefused(
      say`There is nothing to review in these rows: they are source texts, or not in the file yet.`,
    );
  const made = await newFile({ ...bitext, units }, path);
  if (!made)
    throw new RequestRefused(
      say`No file of this kind can be made: ${basename(path)}. Choose .xlsx, .csv, .tsv, .xlf, .po or .tmx.`,
    );
  await writeAtomically(path, made.bytes);
  return { count: units.length };
}
