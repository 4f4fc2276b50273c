import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plain } from '../../catalog/content.ts';
import { analyzeMessage } from '../../messages/analyzeMessage.ts';
import { exceedsLimits, wrappedSubtitle } from './wrappedSubtitle.ts';

const read = (text: string) => analyzeMessage(plain(text), ['markup']);

test('a Japanese line ends neither in a word nor in front of a particle or a full stop', () => {
  expect(wrappedSubtitle(read('救命胴衣はすべての座席の下にあります。'), { width: 13, lines: 2 }, 'ja')).toBe(
    '救命胴衣はすべての\n座席の下にあります。',
  );
});

test('tags take no room and stay with their words', () => {
  expect(wrappedSubtitle(read('<i>The crew scans it</i> when you come aboard.'), { width: 24, lines: 2 }, 'en')).toBe(
    '<i>The crew scans it</i>\nwhen you come aboard.',
  );
});

test('what two people say stays on two lines', () => {
  expect(wrappedSubtitle(read('- Cast off, all of you!\n- Aye.'), { width: 12, lines: 2 }, 'en')).toBeUndefined();
});

test('every word is kept, and what comes out fits', () => {
  const word = fc.constantFrom('ferry', 'sea', 'aboard', '<b>bow</b>', 'Skerry', '海', 'の', '船。', 'ボート');
  const law = fc.property(
    fc.array(word, { minLength: 1, maxLength: 12 }),
    fc.constantFrom('en', 'ja'),
    (words, language) => {
      const text = words.join(language === 'en' ? ' ' : '');
      const limits = { width: 14, lines: 3 };
      const wrapped = wrappedSubtitle(read(text), limits, language);
      if (wrapped === undefined) return;
      expect(wrapped.replaceAll('\n', language === 'en' ? ' ' : '')).toBe(text);
      expect(exceedsLimits(read(wrapped), limits, language)).toBe(false);
    },
  );
  fc.assert(law);
});
