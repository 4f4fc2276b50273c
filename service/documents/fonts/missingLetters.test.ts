import { expect, test } from 'vitest';
import { missingLetters } from './missingLetters.ts';

const latin = (letter: string) => /[\x20-\x7e]/.test(letter);

test.each([
  ['Port 港', 'Chinese or Japanese letters'],
  ['ท่าเรือ', 'Thai letters'],
  ['boat ⛵', 'the sign “⛵”'],
])('%s: what is missing has a name, and so has the way out', (text, what) => {
  expect(missingLetters(text, latin)).toMatch(new RegExp(`^The fonts of this service lack ${what}; .*--fonts`));
});
