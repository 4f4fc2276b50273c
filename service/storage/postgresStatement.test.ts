import fc from 'fast-check';
import { expect, test } from 'vitest';
import { postgresStatement } from './postgresStatement.ts';

test('placeholders are numbered in their order', () => {
  expect(postgresStatement('UPDATE keys SET name = ? WHERE id = ?')).toBe('UPDATE keys SET name = $1 WHERE id = $2');
});

test('what stands in quotes stays, quotes in quotes too', () => {
  expect(postgresStatement("SELECT '?', 'it''s ?' WHERE a = ?")).toBe("SELECT '?', 'it''s ?' WHERE a = $1");
});

test('it has as many placeholders as before, each number once, and nothing else changes', () => {
  const part = fc.constantFrom('?', ' a = ', "'?'", "'it''s'", 'SELECT ', ', ');
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const statement = postgresStatement(parts.join(' '));
      const numbers = [...statement.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number));
      expect(numbers).toEqual(parts.filter((each) => each === '?').map((_, i) => i + 1));
      expect(statement.replace(/\$\d+/g, '?')).toBe(parts.join(' '));
    }),
  );
});
