import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDelimited } from '../../shared/terms/delimited.ts';
import { readTable, type SheetKind, writeTable } from './table.ts';

const kinds: readonly SheetKind[] = ['csv', 'tsv'];

test.each(kinds)('no cell of a %s file is a formula, and each is read as it was', async (kind) => {
  const cell = fc.string({ unit: fc.constantFrom(...'=+-@\'ab1 \t",|'), minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.array(cell, { minLength: 2, maxLength: 2 }), async (row) => {
      const bytes = await writeTable([['a', 'b'], row], kind, []);
      const cells = parseDelimited(new TextDecoder().decode(bytes)).rows.flat();
      expect(cells.filter(({ text }) => /^[=+\-@\t]/.test(text))).toEqual([]);
      expect((await readTable(bytes, kind, `table.${kind}`))[1]).toEqual(row);
    }),
  );
});
