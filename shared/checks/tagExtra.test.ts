import { expect, test } from 'vitest';
import { checkExample } from './checkExample.ts';

test('removes the tag and keeps its text', () => {
  const segment = { source: 'Save all', target: 'Alle <b>sichern</b>' };
  const { messages, fixed } = checkExample('tag-extra', segment, { syntaxes: ['markup'] });
  expect(messages).toEqual(['“<b>” is not in the source', '“</b>” is not in the source']);
  expect(fixed[0]).toBe('Alle sichern</b>');
});

test('a code may be repeated where the file says so', () => {
  const code = (start: number, more: object = {}) => ({
    start,
    end: start + 4,
    kind: 'standalone' as const,
    id: 'x:1',
    ...more,
  });
  const result = (more: object) =>
    checkExample('tag-extra', {
      source: { value: '<x/> a', codes: [code(0, more)] },
      target: { value: '<x/> b <x/>', codes: [code(0), code(7)] },
    });
  expect(result({}).messages).toEqual(['“<x/>” stands here more often than in the source']);
  expect(result({}).fixed).toEqual(['<x/> b']);
  expect(result({ canCopy: true }).messages).toEqual([]);
});
