import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Chip, type Piece, textOfChips } from '../../../shared/messages/chips.ts';
import { chipsIn, pastedUnits, piecesOf, rawOf, unitsOf } from './editorUnits.ts';

const chip = fc
  .constantFrom('%s', '<x id="1"/>', '{name}', '</g>')
  .map((raw): Chip => ({ raw, type: 'code', kind: 'standalone', label: raw }));
const text = fc.oneof(fc.string({ unit: 'binary', minLength: 1 }), fc.constantFrom('\n', '\u200b', 'a\u00a0b', '👩‍👧'));
/** Texts that follow one another are one. */
const pieces = fc.array(fc.oneof(chip, text)).map((list) =>
  list.reduce<Piece[]>((all, piece) => {
    const last = all.at(-1);
    if (typeof last === 'string' && typeof piece === 'string') all[all.length - 1] = last + piece;
    else all.push(piece);
    return all;
  }, []),
);

test('a text that is opened in a cell and closed again is the same, character for character', () => {
  fc.assert(
    fc.property(pieces, (list) => {
      expect(piecesOf(unitsOf(list))).toEqual(list);
    }),
  );
});

test('whatever is deleted from a cell, chips go as a whole or stay', () => {
  fc.assert(
    fc.property(pieces, fc.nat(), fc.nat(), (list, a, b) => {
      const units = [...unitsOf(list)];
      units.splice(a % (units.length + 1), b % 5);
      const left = piecesOf(units).filter((piece) => typeof piece !== 'string');
      expect(left.every((one) => chipsIn(list).includes(one))).toBe(true);
    }),
  );
});

test('what is copied and pasted within a row keeps its chips', () => {
  fc.assert(
    fc.property(pieces, (list) => {
      const copied = rawOf(unitsOf(list));
      const pasted = piecesOf(pastedUnits(copied, chipsIn(list)));
      expect(textOfChips(pasted)).toBe(copied.replace(/\r\n?/g, '\n'));
      expect(chipsIn(pasted).length).toBeGreaterThanOrEqual(chipsIn(list).length);
    }),
  );
});

test('line breaks and characters that nobody sees are shown by signs', () => {
  const labels = unitsOf(['a\n\u00a0\u200b']).map((unit) => (typeof unit === 'string' ? unit : unit.label));
  expect(labels).toEqual(['a', '↵', '⍽', 'ZWSP']);
});
