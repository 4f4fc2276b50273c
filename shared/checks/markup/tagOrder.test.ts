import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

const code = (start: number, id: string, more: object = {}) => ({
  start,
  end: start + 4,
  kind: 'standalone' as const,
  id,
  ...more,
});

test('pairs written as two empty codes count as pairs', () => {
  const result = checkExample('tag-order', {
    source: { value: '<a/>link<b/>', codes: [code(0, 'x:START_LINK'), code(8, 'x:CLOSE_LINK')] },
    target: { value: '<b/>Link<a/>', codes: [code(0, 'x:CLOSE_LINK'), code(8, 'x:START_LINK')] },
  });
  expect(result.messages).toEqual(['“<b/>” closes before it opens']);
});

test('codes that may not move keep their order', () => {
  const fixed = { canReorder: false };
  const result = checkExample('tag-order', {
    source: { value: '<a/>x<b/>', codes: [code(0, '1', fixed), code(5, '2', fixed)] },
    target: { value: '<b/>x<a/>', codes: [code(0, '2', fixed), code(5, '1', fixed)] },
  });
  expect(result.messages).toEqual(['“<b/>” may not change its place']);
});

test('missing tags are left to the check that reports them', () => {
  const segment = { source: '<b>a</b>', target: 'a</b>' };
  expect(checkExample('tag-order', segment, { syntaxes: ['markup'] }).messages).toEqual([]);
});

test('the text of a link may begin with a code span', () => {
  const syntaxes = ['markdown'] as const;
  const segment = {
    source: 'Tie `ropes` as in [the `knots`](/knots)',
    target: 'Binde `ropes` wie in [`knots`](/knots)',
  };
  expect(checkExample('tag-order', segment, { syntaxes }).messages).toEqual([]);
});
