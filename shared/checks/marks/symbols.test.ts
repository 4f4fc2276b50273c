import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

test('a letter that has lost its sign in several places is reported once', () => {
  const segment = { source: '%Y, %Y or %Y', target: 'Y, Y oder Y' };
  expect(checkExample('symbols', segment, { settings: { checks: { symbols: 'info' } } }).messages).toEqual([
    '“%Y” has lost its “%”',
  ]);
});
