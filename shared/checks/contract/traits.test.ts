import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trait, traitsOf } from './traits.ts';

const has = (value: string, bit: number) => (traitsOf(value) & bit) !== 0;

const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ' ',
        '  ',
        '\n',
        '%',
        '{',
        '7',
        '٣',
        '\u3000',
        '\u200b',
        'a',
        'aA',
        'É',
        '好',
        '-',
        '/',
        '.',
        'А',
        'а',
        '\u0301',
        '“',
        '》',
        '％',
        '；',
      ),
      fc.string(),
    ),
  )
  .map((parts) => parts.join(''));

test('what the traits rule out is not in the text', () => {
  fc.assert(
    fc.property(texts, (text) => {
      if (/[%{}$<]/.test(text)) expect(has(text, trait.special)).toBe(true);
      if (/\p{Nd}/u.test(text)) expect(has(text, trait.digit)).toBe(true);
      if (/\p{Cf}|[\u0000-\u0008\u007f-\u009f]/u.test(text)) expect(has(text, trait.invisible)).toBe(true);
      expect(has(text, trait.doubleSpace)).toBe(text.includes('  '));
      expect(has(text, trait.lineBreak)).toBe(text.includes('\n'));
      expect(has(text, trait.leadingSpace)).toBe(/^\s/.test(text));
      expect(has(text, trait.trailingSpace)).toBe(/\s$/.test(text));
      expect(has(text, trait.blank)).toBe(text.trim() === '');
      expect(has(text, trait.control)).toBe(/[\t\r]/.test(text));
      expect(has(text, trait.slash)).toBe(/[/\\]/.test(text));
      expect(has(text, trait.combining)).toBe(/[\u0300-\u036f\u0640\u3099\u309a]/.test(text));
      expect(has(text, trait.beyondTwice)).toBe(/[^\u0000-\u007f]{2}/.test(text));
      if (/(?<![\p{L}\p{N}\p{M}'’])([\p{L}\p{N}]+)\s+\1/iu.test(text)) expect(has(text, trait.again)).toBe(true);
      expect(has(text, trait.beyondAscii)).toBe(/[^\u0000-\u007f]/.test(text));
      if (/[\p{Ps}\p{Pe}]/u.test(text)) expect(has(text, trait.bracket)).toBe(true);
      if (/["'\p{Pi}\p{Pf}]/u.test(text)) expect(has(text, trait.quote)).toBe(true);
      if (/[@#%=|\\+\p{Sc}]|(?![\0-\x7f])\p{S}/u.test(text)) expect(has(text, trait.symbol)).toBe(true);
      if (/[.,;:!?]/.test(text.normalize('NFKC'))) expect(has(text, trait.sentence)).toBe(true);
      if (/(?=[\p{P}\p{S}])(.)\1|(\p{L})\2\2/iu.test(text)) expect(has(text, trait.run)).toBe(true);
      if (/\.[\p{L}\p{N}]/u.test(text)) expect(has(text, trait.dotted)).toBe(true);
      if (/[\p{sc=Greek}\p{sc=Cyrillic}]/u.test(text)) expect(has(text, trait.lookalike)).toBe(true);
      if (/^[^\p{L}\p{N}]/u.test(text)) expect(has(text, trait.leadingSign)).toBe(true);
    }),
  );
});

test('a usual sentence has few of them', () => {
  expect(traitsOf('The ferry leaves the harbour at dawn.')).toBe(trait.sentence);
  expect(traitsOf('Паром отходит на рассвете')).toBe(trait.beyondAscii | trait.beyondTwice | trait.lookalike);
  expect(traitsOf('船は夜明けに港を出る')).toBe(trait.beyondAscii | trait.beyondTwice);
});
