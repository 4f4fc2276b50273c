import type { WantedTarget } from '../../../shared/protocol.ts';
import type { WantedRows } from '../../../shared/tableChangesProtocol.ts';
import { placedRows } from './placedRows.ts';
import type { Tables } from './tables.ts';

/**
 * The segments of some rows in one language, by their files; for a file that is not there, its source file and language.
 *
 * @throws RequestRefused with a sentence for the user.
 */
export async function rowTargets(
  open: Tables,
  params: WantedRows,
  signal: AbortSignal,
): Promise<readonly WantedTarget[]> {
  const { files, madeFrom, column } = await placedRows(open, params, false, signal);
  return files.map(({ snapshot: { uri, path }, placed }) => ({
    uri: madeFrom.get(path)?.uri ?? uri,
    ...(column.language === undefined ? {} : { language: column.language }),
    segments: placed.map(({ entry }) => entry.id),
  }));
}
