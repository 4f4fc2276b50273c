import { pushAll } from '../catalog/pushAll.ts';
import type { TextEdit } from '../catalog/textRange.ts';
import { type Cell, parseDelimited, type Table, writtenCell } from './delimited.ts';
import { type GlossaryHeader, glossaryHeader } from './glossaryColumns.ts';

/**
 * What a text of terms is. `dictionary`: a term, a tab and its translation a line, as a service has them; `list`: a term a
 * line; `file`: CSV or TSV of a project, whose cells may be quoted.
 */
export type TermTextKind = 'dictionary' | 'list' | 'file';

/** What a column is called: by its language, by its head in the file, or by what it holds where nothing names it. */
export interface TermColumn {
  readonly language?: string;
  readonly name?: string;
  readonly role: 'source' | 'target' | 'other';
}

/** A text of terms as a table. */
export interface TermTable {
  readonly kind: TermTextKind;
  readonly text: string;
  readonly columns: readonly TermColumn[];
  /** The entries in the order of the text, without a head, comments and empty lines. */
  readonly rows: readonly (readonly Cell[])[];
  readonly delimiter: Table['delimiter'];
}

/**
 * Reads a text of terms.
 *
 * @param languages BCP 47 of the columns of a dictionary or a list, in their order.
 * @example readTermTable('File\tDatei\n', 'dictionary', ['en', 'de']).rows[0]?.map(({ text }) => text); // ['File', 'Datei']
 */
export function readTermTable(text: string, kind: TermTextKind, languages: readonly string[] = []): TermTable {
  if (kind !== 'file') {
    const columns = languages.map((language, i) => ({ language, role: i === 0 ? 'source' : 'target' }) as const);
    return { kind, text, columns, rows: linesOf(text, kind), delimiter: '\t' };
  }
  const { delimiter, rows: lines } = parseDelimited(text);
  const rows = lines.filter((row) => !(row.length === 1 && row[0]?.text.startsWith('#')));
  const header = glossaryHeader(rows);
  return { kind, text, columns: columnsOf(rows, header), rows: header ? rows.slice(1) : rows, delimiter };
}

function columnsOf(rows: TermTable['rows'], header: GlossaryHeader | undefined): readonly TermColumn[] {
  const count = rows.reduce((most, { length }) => Math.max(most, length), 2);
  const { roles = ['source', 'target'], languages = [] } = header ?? {};
  const named = roles.indexOf('source');
  const source = named >= 0 ? named : languages.findIndex((language) => language !== undefined);
  return Array.from({ length: count }, (_, i): TermColumn => {
    const [name, language] = [header && rows[0]?.[i]?.text.trim(), languages[i]];
    const role = i === source ? 'source' : language !== undefined || roles[i] === 'target' ? 'target' : 'other';
    return { role, ...(language ? { language } : {}), ...(name ? { name } : {}) };
  });
}

/** Lines as a service takes them: quotation marks are characters like others. */
function linesOf(text: string, kind: TermTextKind): readonly (readonly Cell[])[] {
  const rows: Cell[][] = [];
  let start = text.startsWith('\uFEFF') ? 1 : 0;
  for (const line of text.slice(start).split('\n')) {
    const content = line.endsWith('\r') ? line.slice(0, -1) : line;
    let offset = start;
    const cells = (kind === 'list' ? [content] : content.split('\t')).map((cell) => {
      const range = { start: offset, end: offset + cell.length };
      offset = range.end + 1;
      return { text: cell, range };
    });
    if (content.trim() !== '' || cells.length > 1) rows.push(cells);
    start += line.length + 1;
  }
  return rows;
}

/** The text of a cell; empty where its row ends before it. */
export function termAt({ rows }: TermTable, row: number, column: number): string {
  return rows[row]?.[column]?.text ?? '';
}

/**
 * The edits that put texts into a block of cells; rows beyond the last one are added at the end.
 *
 * @param rows where each row of the block belongs; the number of rows, or more, for a new one.
 * @example editsOfCells(table, [0], 1, [['Akte']]); // the second cell of the first row
 */
export function editsOfCells(
  table: TermTable,
  rows: readonly number[],
  column: number,
  block: readonly (readonly string[])[],
): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  const added: string[] = [];
  for (const [i, texts] of block.entries()) {
    const cells = table.rows[rows[i] ?? table.rows.length];
    if (cells) pushAll(edits, editsOfRow(table, cells, column, texts));
    else added.push(newRow(table, column, texts));
  }
  return added.length === 0 ? edits : [...edits, appended(table, added)];
}

function editsOfRow(table: TermTable, cells: readonly Cell[], column: number, texts: readonly string[]): TextEdit[] {
  const edits: TextEdit[] = [];
  const beyond: string[] = [];
  for (const [i, text] of texts.slice(0, table.columns.length - column).entries()) {
    const cell = cells[column + i];
    if (!cell) beyond.push(written(table, text));
    else if (cell.text !== text) edits.push({ range: cell.range, newText: written(table, text) });
  }
  if (beyond.some(Boolean)) {
    const end = cells.at(-1)?.range.end ?? 0;
    const gap = table.delimiter.repeat(Math.max(1, column - cells.length + 1));
    edits.push({ range: { start: end, end }, newText: gap + beyond.join(table.delimiter) });
  }
  return edits;
}

function newRow(table: TermTable, column: number, texts: readonly string[]): string {
  const cells = table.columns.map((_, i) => written(table, texts[i - column] ?? ''));
  return cells.join(table.delimiter);
}

function appended({ text }: TermTable, rows: readonly string[]): TextEdit {
  const lineEnd = lineEndOf(text);
  const isWhole = text === '' || text.endsWith('\n');
  const newText = `${isWhole ? '' : lineEnd}${rows.join(lineEnd)}${lineEnd}`;
  return { range: { start: text.length, end: text.length }, newText };
}

/** The edits that take rows out, each with the end of its line. */
export function editsOfRemoval({ text, rows }: TermTable, removed: readonly number[]): readonly TextEdit[] {
  return [...new Set(removed)].flatMap((row) => {
    const cells = rows[row];
    if (!cells) return [];
    const start = cells[0]?.range.start ?? 0;
    const lineEnd = /^\r?\n|^\r/.exec(text.slice(cells.at(-1)?.range.end ?? 0))?.[0] ?? '';
    const end = (cells.at(-1)?.range.end ?? 0) + lineEnd.length;
    return [{ range: { start, end }, newText: '' }];
  });
}

/** A text as it stands in its cell. */
function written({ kind, delimiter }: TermTable, text: string): string {
  if (kind !== 'file') return text.replace(/[\t\r\n]+/g, ' ');
  return writtenCell(text, delimiter);
}

const lineEndOf = (text: string): string => (/\r?\n/.exec(text)?.[0] === '\r\n' ? '\r\n' : '\n');
