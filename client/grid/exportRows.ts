import { basename, parse } from 'node:path';
import { env, l10n, Uri, window } from 'vscode';
import { type ExportRowsParams, exportRowsRequest } from '../../shared/tableChangesProtocol.ts';
import type { GridRequest } from './gridRequests.ts';

/**
 * Asks for a file and has the server export rows to it; says so, or why that failed.
 *
 * @param file the file that the rows are in.
 * @example await exportRows(request, Uri.parse(file), { uri, rows: ['nav.home'] });
 */
export async function exportRows(request: GridRequest, file: Uri, params: Omit<ExportRowsParams, 'to'>): Promise<void> {
  const { name } = parse(file.path);
  const to = await window.showSaveDialog({
    title: l10n.t('Export Rows for Review'),
    saveLabel: l10n.t('Export'),
    defaultUri: Uri.joinPath(file, '..', `${name}.review.xlsx`),
    filters: {
      [l10n.t('Excel sheet')]: ['xlsx'],
      [l10n.t('CSV sheet')]: ['csv'],
      [l10n.t('TSV sheet')]: ['tsv'],
      'XLIFF 2.1': ['xlf'],
      PO: ['po'],
      TMX: ['tmx'],
    },
  });
  if (!to) return;
  const exported = await request(exportRowsRequest, { ...params, to: to.toString() });
  if (!exported) return;
  const { count } = exported;
  const written = basename(to.path);
  void window.showInformationMessage(
    count === 1
      ? l10n.t('One row was exported to {0}.', written)
      : l10n.t('{0} rows were exported to {1}.', count.toLocaleString(env.language), written),
  );
}
