import { expect, test } from 'vitest';
import { answerFault } from './answerFault.ts';

test.each([
  ['Good morning', '', 'de', 'empty'],
  ['Good morning', ' … ', 'de', 'empty'],
  ['Good morning', 'Guten Guten Guten Guten Guten', 'de', 'loop'],
  ['Good morning to all', 'Guten Morgen und Guten Morgen und Guten Morgen und Guten Morgen und Gut', 'de', 'loop'],
  ['Good morning', 'おはおはおはおはおは', 'ja', 'loop'],
  ['Good morning', 'Доброе утро', 'de', 'script'],
  ['Good morning', 'Guten Morgen', 'ja', 'script'],
  ['Good morning', 'Guten Morgen', 'zh-Hant', 'script'],
])('“%s” as “%s” in %s is a fault: %s', (source, answer, language, fault) => {
  expect(answerFault(source, answer, language)).toBe(fault);
});

test.each([
  ['Good morning', 'Guten Morgen', 'de'],
  ['Good morning', 'おはようございます', 'ja'],
  ['Good morning', '좋은 아침입니다', 'ko'],
  ['Good morning', '早上好', 'zh'],
  ['Good morning', 'Добро јутро', 'sr'],
  ['Good morning', 'Dobro jutro', 'sr'],
  ['Open GitHub in Firefox', 'Firefox で GitHub を開く', 'ja'],
  ['GitHub', 'GitHub', 'ja'],
  ['OK', 'OK', 'ru'],
  ['42', '42', 'de'],
  ['ha ha ha ha ha ha', 'ha ha ha ha ha ha', 'de'],
  ['Please wait', 'Bitte warten ..........', 'de'],
  ['Very, very good', 'Sehr, sehr gut', 'de'],
])('“%s” as “%s” in %s may be a translation', (source, answer, language) => {
  expect(answerFault(source, answer, language)).toBeUndefined();
});
