import { expect, test } from 'vitest';
import { createMemoryIndex } from './createMemoryIndex.ts';

const entry = (source: string, target: string, origin = 'a.tmx') => ({ source, target, origin });

function targetsWith(words: string, limit = 10): string[] {
  const memory = createMemoryIndex();
  memory.add([
    entry('Show your pass when boarding', 'Zeigen Sie Ihren Pass beim Einsteigen'),
    entry('Print the boarding pass', 'Bordkarte drucken'),
    entry('Print the boarding pass', 'Bordkarte ausdrucken'),
    entry('Print the boarding pass', 'Bordkarte drucken', 'b.tmx'),
    entry('Lost tickets', 'Verlorene Fahrkarten'),
  ]);
  return memory.containing(words, limit).map(({ target }) => target);
}

test('the words as they stand go before the words apart; a pair is there once, whatever it is from', () => {
  expect(targetsWith('boarding  PASS')).toEqual([
    'Bordkarte drucken',
    'Bordkarte ausdrucken',
    'Zeigen Sie Ihren Pass beim Einsteigen',
  ]);
});

test('translations are searched, too', () => {
  expect(targetsWith('fahrkarten')).toEqual(['Verlorene Fahrkarten']);
});

test('no more than asked for, and nothing for no words', () => {
  expect(targetsWith('boarding', 1)).toHaveLength(1);
  expect(targetsWith('  ')).toEqual([]);
  expect(targetsWith('harbour')).toEqual([]);
});
