import { expect, test } from 'vitest';
import type { WritingStyle } from '../../shared/api/improvement.ts';
import { rewriteEnglish } from './rewriteEnglish.ts';

test.each<[WritingStyle, string, string]>([
  ['simple', 'Utilize %s in order to commence.', 'Use %s to start.'],
  ['simple', 'Prior to saving, you are unable to print.', 'Before saving, you cannot print.'],
  ['simple', 'This is an erroneous and a numerous thing.', 'This is a wrong and a many thing.'],
  ['business', "Don't close it. Don't you see {name}?", 'Do not close it. Do you not see {name}?'],
  ['academic', 'It’s late, we’ve lost and it can’t wait.', 'It is late, we have lost and it cannot wait.'],
  ['academic', "It's been changed, and it's John's.", "It's been changed, and it is John's."],
  ['business', 'Hi {name}, get rid of the old ones ASAP.', 'Hello {name}, remove the old ones ASAP.'],
  ['casual', 'You are late and it is not here; we cannot wait.', "You're late and it isn't here; we can't wait."],
  [
    'casual',
    'I know who you are. Not only that: it is not only this.',
    'I know who you are. Not only that: it is not only this.',
  ],
  ['default', 'Utilize it.', 'Utilize it.'],
])('%s: %s', (style, text, expected) => {
  expect(rewriteEnglish(text, style)).toBe(expected);
});

test('placeholders, tags and addresses are not words', () => {
  const text = '<a href="utilize">Utilize</a> {utilize} %(utilize)s https://utilize.example/in-order-to';
  expect(rewriteEnglish(text, 'simple')).toBe(text.replace('>Utilize<', '>Use<'));
});
