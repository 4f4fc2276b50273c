import { readSheet } from 'read-excel-file/universal';
import writeXlsx from 'write-excel-file/universal';
import { decodeText } from '../../shared/encoding/encoding.ts';
import { parseDelimited } from '../../shared/terms/delimited.ts';

/** A kind of table file. */
export type SheetKind = 'csv' | 'tsv' | 'xlsx';

/** The kind of table that a file's name tells. */
export function sheetKind(path: string): SheetKind | undefined {
  const extension = /\.(csv|tsv|xlsx)$/i.exec(path)?.[1]?.toLowerCase();
  return extension as SheetKind | undefined;
}

/**
 * Rows of texts as a file, the first of them its head. CSV and TSV (RFC 4180) start with a byte order mark, without
 * which spreadsheets misread them, and an apostrophe stands before what a spreadsheet would take for a formula; in XLSX
 * every cell is text.
 *
 * @param widths of the columns in characters, for XLSX.
 */
export async function writeTable(
  rows: readonly (readonly string[])[],
  kind: SheetKind,
  widths: readonly number[],
): Promise<Uint8Array> {
  if (kind !== 'xlsx') {
    const separator = kind === 'csv' ? ',' : '\t';
    const lines = rows.map((row) => row.map((cell) => quoted(cell, separator)).join(separator));
    return new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n`);
  }
  const cells = rows.map((row, i) =>
    row.map((value) => ({
      value,
      type: String,
      wrap: true,
      alignVertical: 'top' as const,
      ...(i === 0 ? { fontWeight: 'bold' as const, backgroundColor: '#EEEEEE' } : {}),
    })),
  );
  const file = writeXlsx(cells, {
    sheet: 'Review',
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  });
  return new Uint8Array(await (await file.toBlob()).arrayBuffer());
}

/**
 * The rows of a table file's first sheet; cells that are not text read as they are written in English.
 *
 * @param path of the file; its language helps where the encoding has to be guessed.
 */
export async function readTable(
  bytes: Uint8Array,
  kind: SheetKind,
  path: string,
): Promise<readonly (readonly string[])[]> {
  if (kind !== 'xlsx') {
    const { text } = decodeText(bytes, path);
    return parseDelimited(text).rows.map((row) => row.map((cell) => unguarded(cell.text.replaceAll('\r\n', '\n'))));
  }
  const copy = new Uint8Array(bytes).buffer;
  const rows = await readSheet(copy, { trim: false });
  return rows.map((row) => row.map((cell) => (cell === null ? '' : `${cell}`.replaceAll('\r\n', '\n'))));
}

/** What a spreadsheet would run on opening, and what the guard against that looks like. */
const formula = /^'*[=+\-@\t\r]/;

const unguarded = (cell: string): string => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell);

function quoted(text: string, separator: string): string {
  const cell = formula.test(text) ? `'${text}` : text;
  return cell.includes(separator) || /["\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
