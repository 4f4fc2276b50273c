import { writtenCell } from './delimited.ts';

/** The entries of a pair of languages. */
export interface DictionaryTable {
  /** BCP 47. */
  readonly source: string;
  readonly target: string;
  /** Translations by source text. */
  readonly entries: ReadonlyMap<string, string>;
}

/**
 * Dictionaries as a table that `parseGlossary` reads again: one of a single pair with its languages as the names of the
 * columns, several with their languages in every row.
 *
 * @param delimiter a comma makes CSV of RFC 4180.
 * @example glossaryTable([{ source: 'en', target: 'de', entries: new Map([['pier', 'Anleger']]) }], ','); // 'en,de\npier,Anleger\n'
 */
export function glossaryTable(dictionaries: readonly DictionaryTable[], delimiter: ',' | '\t'): string {
  const [only, ...others] = dictionaries;
  const rows =
    only && others.length === 0
      ? [[only.source, only.target], ...only.entries]
      : [
          ['source', 'target', 'source_lang', 'target_lang'],
          ...dictionaries.flatMap(({ source, target, entries }) =>
            Array.from(entries, ([term, translation]) => [term, translation, source, target]),
          ),
        ];
  return rows.map((row) => `${row.map((text) => writtenCell(text, delimiter)).join(delimiter)}\n`).join('');
}
