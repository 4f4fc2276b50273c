import { expect, test } from 'vitest';
import { heardText } from './heardText.ts';

test('a text without punctuation gets its capitals, and terms are written as the user writes them', () => {
  const terms = ['Acme Cloud', 'iPhone', 'Acme', 'C++'];
  expect(heardText("well i think i'm in acme cloud", terms, 'en')).toBe("Well I think I'm in Acme Cloud");
  expect(heardText('iphone users', terms, 'en')).toBe('iPhone users');
  expect(heardText('the acme of c++ and of acmes', terms, 'en')).toBe('The Acme of C++ and of acmes');
  expect(heardText(' GUTEN  MORGEN ICH BIN DA ', [], 'de')).toBe('Guten morgen ich bin da');
  expect(heardText('i amics i NASA', [], 'ca')).toBe('I amics i NASA');
  expect(heardText('早上好', [], 'zh')).toBe('早上好');
  expect(heardText('  ', terms, 'en')).toBe('');
});
