import type { Problem } from '../catalog/catalog.ts';
import type { TextRange } from '../catalog/textRange.ts';
import { say } from '../sentences/sentence.ts';

/** One cell: its text, and its place with quotes and all. */
export interface Cell {
  readonly text: string;
  readonly range: TextRange;
}

/** A table in a text: rows of cells, without empty lines. */
export interface Table {
  readonly delimiter: ',' | ';' | '\t';
  readonly rows: readonly (readonly Cell[])[];
  readonly problems: readonly Problem[];
}

/**
 * Reads comma, semicolon or tab separated text (RFC 4180, and what spreadsheets make of it). A leading byte order mark
 * is no part of the first cell. A quote that does not enclose its whole cell is a character; one that is never closed
 * is a problem, and reading goes on behind its line.
 *
 * @param delimiter default: the one that most of the first lines agree on.
 */
export function parseDelimited(text: string, delimiter: Table['delimiter'] = delimiterOf(text)): Table {
  const rows: Cell[][] = [];
  const problems: Problem[] = [];
  let row: Cell[] = [];
  let offset = text.startsWith('\uFEFF') ? 1 : 0;
  const endRow = () => {
    if (row.length > 1 || (row[0]?.text ?? '').trim() !== '') rows.push(row);
    row = [];
  };
  while (offset <= text.length) {
    const cell = text[offset] === '"' ? quotedCell(text, offset, delimiter, problems) : undefined;
    const end = cell?.range.end ?? plainEnd(text, offset, delimiter);
    row.push(cell ?? { text: text.slice(offset, end), range: { start: offset, end } });
    if (text[end] === delimiter) {
      offset = end + 1;
      continue;
    }
    endRow();
    offset = text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1;
  }
  return { delimiter, rows, problems };
}

/**
 * A text as it stands in a cell: in quotes where it would be read otherwise.
 *
 * @example writtenCell('pier, long', ','); // '"pier, long"'
 */
export function writtenCell(text: string, delimiter: Table['delimiter']): string {
  return text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function plainEnd(text: string, from: number, delimiter: string): number {
  let offset = from;
  while (offset < text.length && text[offset] !== delimiter && text[offset] !== '\n' && text[offset] !== '\r') offset++;
  return offset;
}

function quotedCell(text: string, start: number, delimiter: string, problems: Problem[]): Cell | undefined {
  for (let offset = text.indexOf('"', start + 1); offset >= 0; offset = text.indexOf('"', offset + 1)) {
    const next = text[offset + 1];
    if (next === '"') {
      offset++;
      continue;
    }
    if (next !== undefined && next !== delimiter && next !== '\n' && next !== '\r') return undefined;
    return { text: text.slice(start + 1, offset).replaceAll('""', '"'), range: { start, end: offset + 1 } };
  }
  if (delimiter !== '\t') {
    const range = { start, end: plainEnd(text, start, '\n') };
    problems.push({ id: 'syntax', severity: 'error', range, message: say`A quotation mark is not closed` });
  }
  return undefined;
}

function delimiterOf(text: string): Table['delimiter'] {
  const lines = text
    .slice(0, 20_000)
    .replace(/"(?:[^"]|"")*"/g, 'x')
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .slice(0, 20);
  const votes = (delimiter: string) => lines.filter((line) => line.includes(delimiter)).length;
  const [tabs, semicolons, commas] = [votes('\t'), votes(';'), votes(',')];
  if (tabs > 0 && tabs >= semicolons && tabs >= commas) return '\t';
  if (tabs * 2 > lines.length) return '\t';
  const first = lines[0] ?? '';
  if (semicolons === commas) return first.split(';').length > first.split(',').length ? ';' : ',';
  return semicolons > commas ? ';' : ',';
}
