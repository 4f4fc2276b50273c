import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

test('reports what the format found, in source files too', () => {
  const problems = [
    { id: 'duplicate-id', range: { start: 0, end: 1 }, message: 'twice', severity: 'error' as const },
    { id: 'syntax', range: { start: 1, end: 2 }, message: 'broken', severity: 'error' as const },
  ];
  const result = checkExample('duplicate-id', { source: 'a', target: 'b' }, { problems, isSource: true });
  expect(result.messages).toEqual(['twice']);
});
