import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

const check = (target: string, language = 'de') =>
  checkExample(
    'subtitle-line-length',
    { target, timing: { start: 0, end: 5000 } },
    { format: 'srt', languages: ['en', language], syntaxes: ['markup'] },
  );

test('the limit of the language, full-width characters counting whole', () => {
  expect(check('x'.repeat(42)).messages).toEqual([]);
  expect(check('x'.repeat(43)).messages).toEqual(['The line has 43 characters; 42 fit']);
  expect(check('海'.repeat(13), 'ja').messages).toEqual([]);
  expect(check('海'.repeat(14), 'ja').messages).toHaveLength(1);
  expect(check('ab'.repeat(13), 'ja').messages).toEqual([]);
});

test('three lines become two where they fit', () => {
  expect(check('Leinen los,\nwir fahren\njetzt ab!').fixed).toEqual(['Leinen los, wir fahren jetzt ab!']);
});

test('dialogues are not joined', () => {
  expect(check('- Ja.\n- Nein.\n- Doch.').fixed).toEqual([]);
});

test('the lines of its source are none of a subtitle, and are not joined with it', () => {
  const both = (translation: string, source: string) =>
    checkExample(
      'subtitle-line-length',
      { target: `${translation}\n${source.replace(', ', ',\n')}`, source, timing: { start: 0, end: 5000 } },
      { format: 'srt', languages: ['en', 'zh'], syntaxes: ['markup'] },
    );
  const source = `Cast off, ${'y'.repeat(40)}`;
  expect(both('开船', source).messages).toEqual([]);
  // Half of 40: a Latin letter is half as wide.
  expect(both('海'.repeat(20), source).messages).toEqual([]);
  const { messages, fixed } = both('海'.repeat(40), source);
  expect(messages).toEqual([expect.stringContaining('The line has 40 characters')]);
  expect(fixed).toEqual([]);
});
