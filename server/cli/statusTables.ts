import { pushAll } from '../../shared/catalog/pushAll.ts';
import { pushTo } from '../../shared/catalog/pushTo.ts';
import { type FileProgress, shownShare } from '../translation/fileProgress.ts';
import type { Progress } from '../workspace/progress.ts';
import { nameOf } from './shownPath.ts';
import type { LanguageTotal } from './statusTotals.ts';
import { tableLines } from './table.ts';

/** How far one file is in one language, by its path from the current folder. */
export interface StatusRow extends Omit<FileProgress, 'path' | 'isAlone'> {
  readonly file: string;
}

/** So many files are listed one by one unasked. */
const fewFiles = 40;
/** Of more files, so many that have most to do. */
const busiest = 20;

const counts = ['total', 'translated', 'needsReview', 'untranslated', 'copies'] as const;

/** Counts of all kinds, with the words before them. */
interface Line extends Pick<Progress, (typeof counts)[number]> {
  readonly words: readonly string[];
  /** A source without translations, as `.pot` files are: nothing is to be done there. */
  readonly isTemplate?: boolean;
}

/**
 * The tables of `interline status`: by language, where a language has several files, then by file. Of many files those
 * are shown that have most to do.
 *
 * @param rows by file.
 * @param options.sourceLanguage of files that name none.
 * @param options.isWhole whether every file is listed.
 * @returns lines for standard output, and notes on them.
 */
export function statusTables(
  rows: readonly StatusRow[],
  { sourceLanguage, isWhole }: { readonly sourceLanguage: string; readonly isWhole: boolean },
): { readonly lines: readonly string[]; readonly notes: readonly string[] } {
  const hasCopies = rows.some(({ copies }) => copies > 0);
  const languageOf = ({ language, role }: StatusRow) =>
    `${language ?? `${sourceLanguage}?`}${role === 'source' ? ' (source)' : ''}`;
  const byLanguage = languageLines(rows, languageOf);
  const hasSeveralFiles = byLanguage.length < rows.length;
  const listed = isWhole || !hasSeveralFiles ? rows : shownRows(rows);
  const byFile = listed.map((row) => ({
    ...row,
    isTemplate: isTemplate(row),
    words: [row.role === 'absent' ? `${nameOf(row.file)} (not there)` : nameOf(row.file), languageOf(row)],
  }));
  const lines = hasSeveralFiles ? [...table(['language', 'files'], byLanguage, hasCopies), ''] : [];
  if (byFile.length > 0) pushAll(lines, table(['file', 'language'], byFile, hasCopies));
  const notes: string[] = [];
  if (listed.length < rows.length) {
    notes.push(`Of ${rows.length} files and languages, ${chosen(listed.length)} listed; --files lists all.`);
  }
  if (hasCopies) notes.push('“copied” are untranslated segments that are filled with the source text.');
  return { lines, notes };
}

/** The table of `interline status --totals`. */
export function totalLines(totals: readonly LanguageTotal[]): readonly string[] {
  const lines = totals.map(({ language, files, ...rest }) => ({ words: [language ?? '?', String(files)], ...rest }));
  return lines.length === 0
    ? []
    : table(
        ['language', 'files'],
        lines,
        totals.some(({ copies }) => copies > 0),
      );
}

const isTemplate = ({ role, translated }: StatusRow) => role === 'source' && translated === 0;

const openWork = (row: StatusRow) => (isTemplate(row) ? 0 : row.untranslated + row.needsReview);

const chosen = (count: number) =>
  count === 0
    ? 'all are translated and none is'
    : count === 1
      ? 'the one with something to do is'
      : `the ${count} with most to do are`;

/** Files with segments by name, then those without; of many files the ones with most to do. */
function shownRows(rows: readonly StatusRow[]): readonly StatusRow[] {
  if (rows.length <= fewFiles) return [...rows.filter(hasSegments), ...rows.filter((row) => !hasSegments(row))];
  return rows
    .filter((row) => openWork(row) > 0)
    .sort((a, b) => openWork(b) - openWork(a))
    .slice(0, busiest);
}

const hasSegments = ({ total }: StatusRow) => total > 0;

/** The sums of each language, that of the source first. */
function languageLines(rows: readonly StatusRow[], languageOf: (row: StatusRow) => string): readonly Line[] {
  const groups = new Map<string, StatusRow[]>();
  for (const row of rows) pushTo(groups, languageOf(row), row);
  return [...groups]
    .sort(([a], [b]) => Number(b.endsWith(')')) - Number(a.endsWith(')')) || (a < b ? -1 : 1))
    .map(([language, group]) => {
      const sum = (count: (typeof counts)[number]) => group.reduce((all, row) => all + row[count], 0);
      return {
        words: [language, String(group.length)],
        isTemplate: group.every(isTemplate),
        ...(Object.fromEntries(counts.map((count) => [count, sum(count)])) as Pick<Line, (typeof counts)[number]>),
      };
    });
}

function table(head: readonly string[], lines: readonly Line[], hasCopies: boolean): string[] {
  const copied = (text: string) => (hasCopies ? [text] : []);
  const header = [...head, 'total', 'translated', 'needs review', 'untranslated', ...copied('copied'), 'done'];
  const body = lines.map(({ words, isTemplate: hasNoWork, total, translated, needsReview, untranslated, copies }) =>
    hasNoWork
      ? [...words, String(total), '', '', '', ...copied(''), '']
      : [
          ...words,
          ...[total, translated, needsReview, untranslated].map(String),
          ...copied(copies > 0 ? String(copies) : ''),
          shownShare({ total, translated }),
        ],
  );
  const numbers = header.map((_, i) => i).slice(head[1] === 'files' ? 1 : 2);
  return tableLines([header, ...body], numbers);
}
