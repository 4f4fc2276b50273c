import { expect, test } from 'vitest';
import { checkExample } from './checkExample.ts';

test('names what is missing and puts it back', () => {
  const { messages, fixed } = checkExample('trailing-whitespace', { source: 'a\n', target: 'b' }, { format: 'po' });
  expect(messages).toEqual(['The line break at the end is missing']);
  expect(fixed).toEqual(['b\n']);
});

test('underlines what is too much', () => {
  const { messages, marked } = checkExample('trailing-whitespace', { source: 'a', target: 'b \t' });
  expect(messages).toEqual(['The source has no white space at the end']);
  expect(marked).toEqual([' \t']);
});
