import { expect, test } from 'vitest';
import { areClose } from './closeLanguages.ts';

test('languages are close to others of their group, and not to themselves', () => {
  expect(areClose('nb-NO', 'da')).toBe(true);
  expect(areClose('da', 'nb')).toBe(true);
  expect(areClose('nb', 'de')).toBe(false);
  expect(areClose('pt-BR', 'pt-PT')).toBe(false);
});
