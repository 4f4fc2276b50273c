import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addTo } from './addTo.ts';
import { variedTexts } from './variedTexts.ts';

test('a text that stands beside different ones is never missed, and one that is there once costs no closer look', () => {
  const text = fc.constantFrom('Open', 'Close', 'Save', 'Datei öffnen', '', '😀');
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text)), (pairs) => {
      const varied = variedTexts(pairs.length);
      const beside = new Map<string, Set<string>>();
      for (const [one, other] of pairs) {
        varied.add(one, other);
        addTo(beside, one, other);
      }
      for (const [one, others] of beside) expect(varied.mayVary(one)).toBe(others.size > 1);
      expect(varied.any).toBe([...beside.values()].some(({ size }) => size > 1));
    }),
  );
});
