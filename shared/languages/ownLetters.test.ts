import { expect, test } from 'vitest';
import { isInOtherScript } from './ownLetters.ts';

test.each([
  ['ar', 'Le bateau : le port'],
  ['fa-IR', 'Le bateau'],
  ['ru', 'Le bateau'],
  ['ja', 'Le bateau'],
  ['zh-TW', 'Le bateau'],
  ['ko', 'Le bateau'],
  ['fr', 'Лодка : порт'],
  ['sr-Latn', 'Чамац'],
])('%s is not written as %s', (language, text) => {
  expect(isInOtherScript(text, language)).toBe(true);
});

test.each([
  ['ar', 'القارب : Port'],
  ['ar', '12 : 30'],
  ['sr', 'Čamac'],
  ['sr', 'Чамац'],
  ['uz', 'Qayiq'],
  ['be@latin', 'Čovien'],
  ['ru-Latn', 'lodka'],
  ['ja', 'ボート'],
  ['ja', '船'],
  ['zh-Hant', '船'],
  ['ko', '배'],
  ['de', 'Boot'],
  ['btm', 'Parau'],
  ['xx', 'Лодка'],
  ['nonsense folder', 'Boot'],
])('%s may be written as %s', (language, text) => {
  expect(isInOtherScript(text, language)).toBe(false);
});

test('what is written in Katakana is written in Hiragana, too', () => {
  expect(isInOtherScript('くまんかえーぬーんあいびらん', 'ryu')).toBe(false);
  expect(isInOtherScript('Nothing is here', 'ryu')).toBe(true);
});
