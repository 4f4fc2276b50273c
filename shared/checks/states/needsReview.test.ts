import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

test('names the state as the file spells it', () => {
  const segment = { source: 'Save', target: 'Sichern', state: 'needs-review' as const, rawState: 'fuzzy' };
  expect(checkExample('needs-review', segment).messages).toEqual(['The translation needs a review (fuzzy)']);
  expect(checkExample('needs-review', { ...segment, state: 'final' }).messages).toEqual([]);
});
