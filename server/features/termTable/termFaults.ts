import { maxPhraseBytes } from '../../../shared/api/glossaries.ts';
import { maxTermListLength } from '../../../shared/api/spokenTerms.ts';
import { type Sentence, say } from '../../../shared/sentences/sentence.ts';
import { type TermTable, termAt } from '../../../shared/terms/termTable.ts';

/** Why a service, or a project, would not take a row as it is. */
export interface TermFault {
  readonly row: number;
  readonly column: number;
  readonly severity: 'error' | 'warning';
  readonly sentence: Sentence;
}

/**
 * What is wrong with the rows of a text of terms. Errors are what a service refuses to save; a file is read all the same.
 *
 * @example termFaults(readTermTable('File\t\n', 'dictionary', ['en', 'de']))[0]?.column; // 1
 */
export function termFaults(table: TermTable): readonly TermFault[] {
  switch (table.kind) {
    case 'dictionary':
      return [...rowFaults(table), ...repeated(table)].sort((a, b) => a.row - b.row);
    case 'list':
      return [...repeated(table), ...tooMany(table)].sort((a, b) => a.row - b.row);
    case 'file':
      return nameless(table);
  }
}

function* rowFaults(table: TermTable): Generator<TermFault> {
  const error = (row: number, column: number, sentence: Sentence) =>
    ({ row, column, severity: 'error', sentence }) as const;
  for (const row of table.rows.keys()) {
    for (const column of [0, 1]) {
      const text = termAt(table, row, column).trim();
      if (text === '')
        yield error(row, column, column === 0 ? say`The term is missing.` : say`The translation is missing.`);
      else if (new TextEncoder().encode(text).length > maxPhraseBytes)
        yield error(row, column, say`The service takes at most ${maxPhraseBytes} bytes here.`);
      else if (/[\p{Cc}\u2028\u2029]/u.test(text))
        yield error(row, column, say`The service takes no control characters here.`);
    }
    if ((table.rows[row]?.length ?? 0) > 2)
      yield error(row, 1, say`The row has more than a term and its translation: remove the tab in it.`);
  }
}

/** Terms that a row above has already: an error in a dictionary; of a list one is saved. */
function* repeated(table: TermTable): Generator<TermFault> {
  const first = new Map<string, number>();
  const severity = table.kind === 'list' ? 'warning' : 'error';
  for (const row of table.rows.keys()) {
    const term = termAt(table, row, 0).trim();
    const before = first.get(term);
    if (before === undefined) first.set(term, row);
    else if (term !== '') yield { row, column: 0, severity, sentence: say`Row ${before + 1} has this term already.` };
  }
}

/** The row that is one too many for a list of spoken terms. */
function* tooMany(table: TermTable): Generator<TermFault> {
  const terms = new Set<string>();
  let length = -1;
  for (const row of table.rows.keys()) {
    const term = termAt(table, row, 0).trim();
    if (terms.has(term)) continue;
    terms.add(term);
    length += 1 + [...term].length;
    if (length <= maxTermListLength) continue;
    const sentence = say`The service takes at most ${maxTermListLength} characters of terms in a language. Remove some.`;
    yield { row, column: 0, severity: 'error', sentence };
    return;
  }
}

function nameless(table: TermTable): readonly TermFault[] {
  const source = table.columns.findIndex(({ role }) => role === 'source');
  return [...table.rows.keys()]
    .filter((row) => termAt(table, row, source).trim() === '')
    .map((row) => ({ row, column: source, severity: 'warning', sentence: say`The term is missing.` }));
}
