import { expect, test } from 'vitest';
import { numbersInWords } from './numbersInWords.ts';

test.each<[string, string, readonly string[]]>([
  ['en', 'at least one boat', ['1']],
  ['en', 'the thirty-two rows of a thousand lamps', ['32', '1000']],
  ['en', 'twenty, thirteen, ninety nine', ['20', '13', '99']],
  ['en', 'the second of three', ['2', '3']],
  ['en', 'once a day', ['1']],
  ['en', 'half an hour', ['30']],
  ['en', 'No boats, hundreds of lamps', ['0', '100']],
  ['en', 'only someone tends the oneness', []],
  ['de', 'Die drei Boote', ['3']],
  ['de', 'ein Dreirad', []],
  ['zh', '两只船', ['2']],
  ['sv', 'tre båtar', []],
])('%s: %s', (language, text, wanted) => {
  expect([...numbersInWords(text, language)]).toEqual(wanted);
});
