import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

test('Rails leaves a sign alone that begins no placeholder', () => {
  const segment = { source: '%{count} of the boats', target: '%{count} % der Boote' };
  const count = (dialect: string) =>
    checkExample('lone-sign', segment, { syntaxes: ['ruby'], format: 'yaml', dialect }).messages.length;
  expect([count('rails'), count('yaml')]).toEqual([0, 1]);
});
