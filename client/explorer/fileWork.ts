import { Uri } from 'vscode';
import { pushTo } from '../../shared/catalog/pushTo.ts';
import type { Overview, OverviewRow } from '../../shared/overviewProtocol.ts';
import { rowsOf, type Work, workOf } from './overviewTree.ts';

/** Looks up how far files are. */
export interface FileWork {
  /** Undefined for what is no localization file. */
  of(uri: Uri): Work | undefined;
  /** Every file that there is. */
  readonly uris: readonly Uri[];
}

/** The rows of an overview by their files; servers and editors spell URIs in different ways. */
export function fileWork(overview: Overview | undefined): FileWork {
  const byFile = new Map<string, OverviewRow[]>();
  for (const row of rowsOf(overview)) {
    if (row.role !== 'absent') pushTo(byFile, Uri.parse(row.uri).toString(), row);
  }
  return {
    of(uri) {
      const rows = byFile.get(uri.toString());
      return rows && workOf(rows);
    },
    uris: Array.from(byFile.keys(), (uri) => Uri.parse(uri)),
  };
}
