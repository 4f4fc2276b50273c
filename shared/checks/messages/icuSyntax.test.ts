import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

test('underlines the fault in the file', () => {
  const segment = { source: '{n} days', target: '{n} Tage {' };
  const { marked, findings } = checkExample('icu-syntax', segment, { syntaxes: ['icu'] });
  expect(marked).toEqual(['{']);
  expect(findings[0]?.severity).toBe('error');
});

test('a source file is looked at too; a source broken in the same way excuses its translation', () => {
  const own = { source: '{n', target: '{n' };
  expect(checkExample('icu-syntax', own, { syntaxes: ['icu'], isSource: true }).messages).toHaveLength(1);
  expect(checkExample('icu-syntax', own, { syntaxes: ['icu'] }).messages).toEqual([]);
});

test('apostrophes are plain characters in ARB files', () => {
  const segment = { source: 'the {name}', target: "l'{name}" };
  const extra = (dialect: string) =>
    checkExample('placeholder-missing', segment, { syntaxes: ['icu'], format: 'json', dialect }).messages.length;
  expect([extra('arb'), extra('formatjs')]).toEqual([0, 1]);
});
