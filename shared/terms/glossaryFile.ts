import type { Problem } from '../catalog/catalog.ts';
import type { TextRange } from '../catalog/textRange.ts';
import { isTbx } from '../formats/tbx/tbx.ts';
import { type Sentence, say } from '../sentences/sentence.ts';
import { type Cell, parseDelimited, type Table } from './delimited.ts';
import { glossaryColumns } from './glossaryColumns.ts';
import { parseTbxGlossary } from './tbxGlossary.ts';
import type { Term } from './termIndex.ts';

/** One entry of a glossary file, with its place. */
export interface GlossaryRow {
  readonly range: TextRange;
  readonly source: Cell;
  readonly target?: Cell;
  readonly note?: string;
  /** True when the row says that its target must not be used. */
  readonly forbidden: boolean;
}

/** A glossary file as it was read for one pair of languages. */
export interface GlossaryFile {
  /** Not there in a termbase (TBX), which is no table. */
  readonly delimiter?: Table['delimiter'];
  readonly header: boolean;
  /** Languages of the columns, rows or concepts, as written; empty where the file names none. */
  readonly languages: readonly string[];
  /** Entries of this pair, in the file's order. */
  readonly rows: readonly GlossaryRow[];
  /** The entries joined by source text (to the letter). */
  readonly terms: readonly Term[];
  readonly problems: readonly Problem[];
}

/**
 * Reads a glossary: a termbase (see {@link parseTbxGlossary}), or CSV or TSV of two columns without a header, of named columns (`source`, `target`, `note`,
 * `forbidden`, `status`), of one column per language (`en`, `de-DE`), of source, target and their two languages, or of
 * source, target and comment. Rows of other languages are left out. Several targets stand in several rows, columns of
 * one language, or in one cell with `|` between them; the first is preferred.
 *
 * @param text decoded; a byte order mark may be there.
 * @returns terms and rows of the pair; problems for rows without a source or target, in offsets of the text.
 * @example parseGlossary('File\tDatei\n', { source: 'en', target: 'de' }).terms[0]?.targets; // ['Datei']
 */
export function parseGlossary(
  text: string,
  languages: { readonly source: string; readonly target: string },
): GlossaryFile {
  if (isTbx(text.slice(0, 4096))) return parseTbxGlossary(text, languages);
  const table = parseDelimited(text);
  const lines = table.rows.filter((row) => !(row.length === 1 && row[0]?.text.startsWith('#')));
  const columns = glossaryColumns(lines, languages);
  const rows: GlossaryRow[] = [];
  const problems = [...table.problems];
  const terms = new Map<string, { targets: string[]; forbidden: string[]; note?: string }>();
  for (const cells of lines.slice(columns.header ? 1 : 0)) {
    if (!columns.applies(cells)) continue;
    const source = trimmed(cells[columns.source]);
    const range = { start: cells[0]?.range.start ?? 0, end: cells.at(-1)?.range.end ?? 0 };
    const targets = columns.targets.map((column) => trimmed(cells[column])).filter((cell) => cell !== undefined);
    const banned = columns.forbidden.flatMap((column) => phrases(cells[column], /[|;\n]/));
    const fault = faultOf(source, targets.length + banned.length, cells.length);
    if (fault && columns.languages.length === 0)
      problems.push({ id: 'syntax', severity: 'warning', range, message: fault });
    if (fault || !source) continue;
    const note = trimmed(columns.note === undefined ? undefined : cells[columns.note])?.text;
    const { forbidden, words } = verdict(
      banned,
      columns.status === undefined ? undefined : cells[columns.status]?.text,
    );
    const entry = terms.get(source.text) ?? { targets: [], forbidden: [] };
    terms.set(source.text, entry);
    for (const cell of targets) {
      for (const phrase of phrases(cell, /[|\n]/)) addTo(forbidden ? entry.forbidden : entry.targets, phrase);
    }
    for (const word of words) addTo(entry.forbidden, word);
    if (note && !entry.note) entry.note = note;
    rows.push({ range, source, forbidden, ...(targets[0] ? { target: targets[0] } : {}), ...(note ? { note } : {}) });
  }
  return {
    delimiter: table.delimiter,
    header: columns.header,
    languages: columns.languages,
    rows,
    problems,
    terms: [...terms].map(([source, entry]) => ({ source, ...entry })),
  };
}

function faultOf(source: Cell | undefined, targets: number, cells: number): Sentence | undefined {
  if (cells < 2) return say`The row has no column for the translation`;
  if (!source) return say`The row has no source term`;
  return targets === 0 ? say`The row has no translation` : undefined;
}

/** A `forbidden` column holds words, or says yes about the row's target; so does a `status` column. */
function verdict(
  banned: readonly string[],
  status: string | undefined,
): { forbidden: boolean; words: readonly string[] } {
  const yes = banned.length === 1 && /^(?:true|yes|y|x|1|✓)$/i.test(banned[0] ?? '');
  const no = banned.length === 1 && /^(?:false|no|n|0|-)$/i.test(banned[0] ?? '');
  const said = /^(?:forbidden|deprecated|superseded|rejected|obsolete|do not use|not recommended)/i.test(
    status?.trim() ?? '',
  );
  return { forbidden: yes || said, words: yes || no ? [] : banned };
}

function phrases(cell: Cell | undefined, separator: RegExp): string[] {
  return (cell?.text ?? '')
    .split(separator)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}

function trimmed(cell: Cell | undefined): Cell | undefined {
  const text = cell?.text.trim() ?? '';
  return cell && text !== '' ? { ...cell, text } : undefined;
}

function addTo(list: string[], phrase: string): void {
  if (!list.includes(phrase)) list.push(phrase);
}
