import { expect, test } from 'vitest';
import { attributePatterns } from './attributePatterns.ts';

test('endings of localization files alone stand for all files, others by folder, languages together', () => {
  const names = [
    'de.po',
    'x/fr.po',
    'locales/de.json',
    'locales/fr.json',
    'app/i18n/de/main.yml',
    'app/i18n/fr/main.yml',
    'app/i18n/es/main.yml',
    'my texts/de/a.json',
    'top.json',
  ];
  expect(attributePatterns(names)).toEqual([
    '*.po',
    '/*.json',
    '/app/i18n/*/*.yml',
    '/locales/*.json',
    '/my?texts/de/*.json',
  ]);
});
