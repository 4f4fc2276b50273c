import fc from 'fast-check';
import { expect, test } from 'vitest';
import { glossaryEntries } from './glossaryEntries.ts';
import { parseGlossary } from './glossaryFile.ts';
import { glossaryTable } from './glossaryTable.ts';

const phrase = fc
  .array(fc.constantFrom('pier', 'Anleger', 'Fähre', ' ', ',', ';', '"', 'ä', '船'), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join('').trim())
  .filter((text) => /\p{L}/u.test(text));
const entries = fc.uniqueArray(fc.tuple(phrase, phrase), { minLength: 1, maxLength: 8, selector: ([term]) => term });

test.each([',', '\t'] as const)('what is written with %j is read again, each pair by itself', (delimiter) => {
  fc.assert(
    fc.property(entries, entries, (german, french) => {
      const tables = [
        { source: 'en', target: 'de', entries: new Map(german) },
        { source: 'en', target: 'fr', entries: new Map(french) },
      ];
      for (const some of [tables, tables.slice(0, 1)]) {
        const text = glossaryTable(some, delimiter);
        for (const { source, target, entries: wanted } of some) {
          expect(glossaryEntries(parseGlossary(text, { source, target }).terms)).toEqual(wanted);
        }
      }
    }),
  );
});
