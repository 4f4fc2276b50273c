import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

const check = (target: string) => checkExample('unsafe-html', { source: 'Style info', target }).messages;

test('the name of a tag runs nothing', () => {
  expect(check('<STYLE>')).toEqual([]);
  expect(check('<iframe src=x>')).toEqual(['“<iframe” can run a program, and the source has none']);
  expect(check('<style>*{}</style>')).toEqual(['“<style” can run a program, and the source has none']);
});
