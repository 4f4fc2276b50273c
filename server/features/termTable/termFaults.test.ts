import { expect, test } from 'vitest';
import { inLanguage } from '../../../shared/sentences/sentence.ts';
import { readTermTable, type TermTextKind } from '../../../shared/terms/termTable.ts';
import { termFaults } from './termFaults.ts';

test('rows that a service refuses say why', () => {
  const faults = (text: string, kind: TermTextKind) =>
    termFaults(readTermTable(text, kind, ['en', 'de'])).map(({ row, column, sentence }) => [
      row,
      column,
      inLanguage(sentence, undefined),
    ]);
  expect(faults(`pier\t\n\tSegel\npier\tSteg\n${'x'.repeat(1025)}\tlang\na\tb\tc\n`, 'dictionary')).toEqual([
    [0, 1, 'The translation is missing.'],
    [1, 0, 'The term is missing.'],
    [2, 0, 'Row 1 has this term already.'],
    [3, 0, 'The service takes at most 1024 bytes here.'],
    [4, 1, 'The row has more than a term and its translation: remove the tab in it.'],
  ]);
  expect(faults(`${'x'.repeat(299)}\ny\n`, 'list')).toEqual([
    [1, 0, 'The service takes at most 300 characters of terms in a language. Remove some.'],
  ]);
  expect(faults('en,de\n,Steg\n', 'file')).toEqual([[0, 0, 'The term is missing.']]);
});
