import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { pageSize } from '../client/grid/webview/rowCache.ts';
import {
  isTableRequest,
  type RowFilter,
  type RowsParams,
  rowsRequest,
  type TableRow,
  type TableRows,
} from '../shared/tableProtocol.ts';
import { startBenchServer } from './benchServer.ts';
import { xliffOf } from './keystrokes.ts';
import { peakOf } from './processFigures.ts';
import type { BenchResult } from './row.ts';

const path = 'app.de.xlf';

/** From asking for the first rows of a file that the server has to their being here. */
export function openTable(units: number): Promise<BenchResult> {
  return withTable(units, async (rows) => {
    const began = performance.now();
    const { total } = await rows({});
    return { ms: performance.now() - began, note: `${total} rows` };
  });
}

/** The slowest of some searches, each for something else. */
export function filterTable(units: number): Promise<BenchResult> {
  return withTable(units, async (rows) => {
    await rows({});
    // A table asks again at once for rows that are checked.
    await rows({}, 0, true);
    let slowest = 0;
    const counts: number[] = [];
    for (const text of searches) {
      const began = performance.now();
      const { count } = await rows({ text });
      slowest = Math.max(slowest, performance.now() - began);
      counts.push(count);
    }
    return { ms: slowest, note: `${counts.join(', ')} rows` };
  });
}

/** A word of every tenth row, one that is nowhere, a number, a pattern. */
export const searches = ['cabin', 'Nirgendwo', 'Nummer 4711', '/gate %[dx]/'] as const;

/**
 * What the rows of a table take in memory once somebody has scrolled to its end, in MB.
 *
 * @param keep takes over each page of rows, by its number.
 */
export function scrollTable(
  units: number,
  keep: (page: number, rows: readonly TableRow[]) => void,
): Promise<BenchResult> {
  return withTable(units, async (rows) => {
    const before = usedMemory();
    const began = performance.now();
    for (let page = 0; page * pageSize < units; page++) keep(page, (await rows({}, page * pageSize)).rows);
    return { ms: performance.now() - began, memory: Math.round(usedMemory() - before), note: `${units} rows` };
  });
}

/** What is in use after everything else is gone, in MB. */
function usedMemory(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

type AskRows = (filter: RowFilter, offset?: number, checked?: boolean) => Promise<TableRows>;

async function withTable(
  units: number,
  measure: (rows: AskRows) => Promise<Partial<BenchResult> & Pick<BenchResult, 'ms'>>,
): Promise<BenchResult> {
  const server = await startBenchServer(resolve('dist/server.mjs'), new Map([[path, xliffOf(units)]]));
  try {
    server.open(path);
    const uri = server.uriOf(path);
    // Answered once the server has the file.
    await server.connection.sendRequest(isTableRequest, { uri });
    const rows: AskRows = (filter, offset = 0, checked = false) => {
      const params: RowsParams = { uri, filter, offset, limit: pageSize, checked };
      return server.connection.sendRequest<TableRows>(rowsRequest, params);
    };
    const result = await measure(rows);
    return { memory: peakOf(server.pid), ...result };
  } finally {
    await server.end();
  }
}
